import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { UserCard } from '@stackyard/shared/schema/user-card'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { countLabel } from '@stackyard/shared/ui/profile-view'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Avatar } from '../../../components/avatar'
import { SearchBox } from '../../../components/search-box'
import { apiQuery } from '../../../lib/api'
import { toProblem } from '../../../lib/problem'
import { peopleTexts } from '../../../lib/texts/people'

const words = peopleTexts.search
const kinds = peopleTexts.profile
const kindOf = { seller: kinds.representative, customer: kinds.merchant, manager: kinds.manager } as const
const STEP = 24
/** The server gives at most 100 at once. */
const MOST = 96

export type PeopleSearchProps = { query: string | undefined; onQuery: (query: string) => void }

/** People by name, company and place; without words those of the directory, the best first (000 §2.9). */
export function PeopleSearch({ query, onQuery }: PeopleSearchProps) {
  const [limit, setLimit] = useState(STEP)
  // Those found stay in view while more come; other words begin anew.
  const placeholderData = limit > STEP ? keepPreviousData : undefined
  const found = useQuery(apiQuery.searchUser.list.queryOptions({ input: { query, limit }, placeholderData }))
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setLimit(STEP)
    onQuery(String(new FormData(event.currentTarget).get('query') ?? '').trim())
  }
  return (
    <>
      <form role="search" onSubmit={search} className="mb-6 flex max-w-xl flex-wrap items-end gap-3">
        <SearchBox query={query} label={words.label} className="min-w-0 flex-1 basis-64" />
        <Button type="submit" variant="outline">
          {words.submit}
        </Button>
      </form>
      <Found found={found} />
      {(found.data?.total ?? 0) > limit && limit < MOST ? (
        <Button
          variant="outline"
          className="mt-5"
          busy={found.isPlaceholderData}
          onClick={() => setLimit(limit + STEP)}
        >
          {words.more}
        </Button>
      ) : null}
    </>
  )
}

type FoundProps = {
  found: {
    data: { results: readonly UserCard[] } | undefined
    isPending: boolean
    error: unknown
    refetch: () => unknown
  }
}

function Found({ found }: FoundProps) {
  if (found.isPending) return <Skeleton className="rounded-card h-48" />
  if (!found.data) return <ErrorState message={toProblem(found.error).message} onRetry={() => void found.refetch()} />
  const people = found.data.results
  if (people.length === 0) return <EmptyState title={words.none}>{words.noneLead}</EmptyState>
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {people.map((person) => (
        <li key={person.id}>
          <PersonCard person={person} />
        </li>
      ))}
    </ul>
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
      </div>
    </article>
  )
}
