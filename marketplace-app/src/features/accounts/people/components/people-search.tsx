import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { BadgeCheck, MessageCircle } from 'lucide-react'
import { profileTypes, userSorts } from '@stackyard/shared/reference/profiles'
import type { UserCard } from '@stackyard/shared/schema/user-card'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { DiamondBadge } from '@stackyard/shared/ui/diamond-badge'
import { countLabel } from '@stackyard/shared/ui/profile-view'
import { Select } from '@stackyard/shared/ui/select'
import { Avatar } from '../../../../components/avatar'
import { PagedList } from '../../../../components/paged-list'
import { SearchBox } from '../../../../components/search-box'
import { SearchForm } from '../../../../components/search-form'
import { apiQuery } from '../../../../lib/api'
import { present, readOneOf } from '@stackyard/shared/domain/read-search'
import { userAtom } from '../../../../lib/session'
import { peopleTexts } from '../../../../lib/texts/people'
import type { PeopleSearchQuery } from '../people-query'

const words = peopleTexts.search
const kinds = peopleTexts.profile
const kindOf = { seller: kinds.representative, customer: kinds.merchant, manager: kinds.manager } as const
const PAGE = 24

export type PeopleSearchProps = { search: PeopleSearchQuery; onSearch: (search: PeopleSearchQuery) => void }

/** People by name, company and place, narrowed to a kind, in three orders; without words all of the directory. */
export function PeopleSearch({ search, onSearch }: PeopleSearchProps) {
  const { page = 1, ...filters } = search
  const input = { ...filters, limit: PAGE, skip: (page - 1) * PAGE }
  const found = useQuery(apiQuery.searchUser.list.queryOptions({ input, placeholderData: keepPreviousData }))
  const change = (changes: PeopleSearchQuery) => onSearch(present({ ...search, page: undefined, ...changes }))
  return (
    <>
      <SearchForm label={words.title} find={words.submit} onFind={(query) => change({ query })}>
        <SearchBox query={search.query} label={words.label} className="min-w-48 flex-1 max-sm:basis-full sm:max-w-96" />
        <Select
          aria-label={words.kind}
          className="w-full sm:w-48"
          placeholder={words.anyKind}
          value={search.userType ?? ''}
          options={profileTypes.map((value) => ({ value, label: kindOf[value] }))}
          onChange={(event) => change({ userType: readOneOf(event.target.value, profileTypes) })}
        />
        <Select
          aria-label={words.sort}
          className="w-full sm:w-44"
          value={search.sort ?? 'best'}
          options={userSorts.map((value) => ({ value, label: words.sorts[value] }))}
          onChange={(event) => change({ sort: readOneOf(event.target.value, userSorts) })}
        />
      </SearchForm>
      <PagedList
        words={{ ...words, empty: words.none, emptyLead: words.noneLead }}
        query={found}
        page={page}
        pageSize={PAGE}
        onPage={(next) => onSearch(present({ ...search, page: next }))}
        className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3"
        renderRow={(person) => (
          <li key={person.id}>
            <PersonCard person={person} />
          </li>
        )}
      />
    </>
  )
}

function PersonCard({ person }: { person: UserCard }) {
  const { userType, name, city, state, country, isVerified, userUrl } = person
  const place = [city, state, country].filter(Boolean).join(', ')
  return (
    <article className="rounded-card bg-card hover:bg-subtle relative flex h-full items-start gap-4 border p-4">
      <Avatar firstName={name} lastName="" picture={person.avatar} className="size-12 text-base" />
      <div className="flex min-w-0 flex-col items-start gap-1">
        <Badge>{kindOf[userType]}</Badge>
        <h2 className="flex items-start gap-1.5 font-semibold break-words">
          <Link
            to={userType === 'customer' ? '/dashboard/users/customers/$id' : '/dashboard/users/sellers/$id'}
            params={{ id: userUrl }}
            className="after:rounded-card focus-visible:after:outline-ring after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2"
          >
            {name}
          </Link>
          {isVerified ? (
            <BadgeCheck role="img" aria-label={kinds.verified} className="text-primary mt-0.5 size-4.5 shrink-0" />
          ) : null}
        </h2>
        <p className="text-muted-foreground text-sm">{[place, countLabel(person)].filter(Boolean).join(' · ')}</p>
        <DiamondBadge level={person.diamond} />
        <Contact person={person} />
      </div>
    </article>
  )
}

/** The way to write to a provider; managed profiles have nobody who reads messages. */
function Contact({ person: { id, userType, name } }: { person: UserCard }) {
  const user = useAtomValue(userAtom)
  if (userType !== 'seller' || user?.id === id) return null
  return (
    <Button asChild variant="ghost" size="sm" className="relative z-10 -ms-3">
      <a href={`/dashboard/messages?id=${id}`} aria-label={words.write(name)}>
        <MessageCircle aria-hidden />
        {kinds.sendMessage}
      </a>
    </Button>
  )
}
