import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PersonHead } from '@stackyard/shared/schema/person-page'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Breadcrumbs } from '../../../../components/breadcrumbs'
import { NotFoundPage } from '../../../../components/not-found-page'
import { Notice } from '../../../../components/notice'
import { Page } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { adminTexts } from '../../../../lib/texts/admin'
import { personPageTexts as words } from '../../../../lib/texts/person-page'
import { mailOf, nameOf } from '../person'
import { personQuery, type PersonSearch } from '../person-queries'
import { AskErasure, PendingErasure } from './person-erasure'
import { PersonFacts } from './person-facts'
import { PersonMenu } from './person-menu'
import { ResetSecondFactors } from './person-second-factors'
import { PersonTabs } from './person-tabs'

export type PersonPageProps = { id: number; search: PersonSearch; onSearch: (search: PersonSearch) => void }

/** Everything about one person: who they are, plan and wallet, what belongs to them, and what an admin can do. */
export function AdminPersonPage({ id, search, onSearch }: PersonPageProps) {
  const query = useQuery(personQuery(id))
  if (query.isPending) return <PagePending />
  if (!query.data) {
    const { status, message, reference } = toProblem(query.error)
    if (status === 404) return <NotFoundPage />
    return <ErrorState className="py-16" message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  const head = query.data
  const { person, erasure, isErased } = head
  const name = nameOf(person)
  return (
    <Page
      title={name}
      description={<Description head={head} />}
      eyebrow={
        <Breadcrumbs label={words.trail} trail={[{ label: words.people, href: '/dashboard/users' }, { label: name }]} />
      }
      actions={
        <>
          <ProfileLink head={head} />
          {head.secondFactors > 0 ? <ResetSecondFactors person={person} /> : null}
          {isErased || erasure || !isErasable(head) ? null : <AskErasure person={person} />}
          {isErased ? null : <PersonMenu person={person} />}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        {isErased ? <Notice tone="info">{words.erased}</Notice> : null}
        {erasure ? <PendingErasure id={id} erasure={erasure} /> : null}
        <PersonFacts head={head} />
        <PersonTabs head={head} search={search} onSearch={onSearch} />
      </div>
    </Page>
  )
}

/** Managed profiles are nobody's account, and of our team another admin takes the role away first. */
const isErasable = ({ person: { userType } }: PersonHead): boolean => userType === 'seller' || userType === 'customer'

function Description({ head: { person } }: { head: PersonHead }) {
  const { firstName, lastName, company, isActive, isVerified, userType } = person
  const own = company ? `${firstName} ${lastName}`.trim() : ''
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge>{words.kinds[userType]}</Badge>
      {isVerified ? <Badge tone="success">{texts.settings.verified}</Badge> : null}
      {isActive ? null : <Badge tone="warning">{adminTexts.people.inactive}</Badge>}
      <span className="wrap-anywhere">{[own, mailOf(person)].filter(Boolean).join(' · ')}</span>
    </span>
  )
}

const profiles = { seller: '/dashboard/users/sellers/$id', customer: '/dashboard/users/customers/$id' } as const

function ProfileLink({ head: { person, isErased } }: { head: PersonHead }) {
  const { id, userType } = person
  if (isErased || (userType !== 'seller' && userType !== 'customer')) return null
  return (
    <Button asChild variant="outline">
      <Link to={profiles[userType]} params={{ id: String(id) }}>
        {words.publicProfile}
      </Link>
    </Button>
  )
}
