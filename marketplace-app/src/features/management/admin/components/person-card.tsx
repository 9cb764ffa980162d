import { Link } from '@tanstack/react-router'
import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import { Badge } from '@stackyard/shared/ui/badge'
import { DiamondBadge } from '@stackyard/shared/ui/diamond-badge'
import { Avatar } from '../../../../components/avatar'
import { formatDate } from '../../../../lib/format'
import { usePlans } from '../../../../lib/plan-rights'
import { texts } from '../../../../lib/texts'
import { adminTexts } from '../../../../lib/texts/admin'
import { personPageTexts } from '../../../../lib/texts/person-page'
import { isProvider, mailOf, nameOf } from '../person'
import { PersonMenu } from './person-menu'

const words = adminTexts.people

/** Providers carry the label Representative, customers Merchant. */
const kindOf = ({ userType }: DirectoryUser): string | undefined =>
  (({ seller: words.representative, customer: words.merchant, manager: words.manager }) as Record<string, string>)[
    userType
  ]

/** A person of the directory with what an admin can do. */
export function PersonCard({ person }: { person: DirectoryUser }) {
  const { firstName, lastName, company, avatar, userType, createdAt } = person
  const kind = kindOf(person)
  return (
    <li className="rounded-card bg-card flex items-start gap-4 border p-4">
      <Avatar firstName={firstName || company} lastName={lastName} picture={avatar} className="size-12" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <PersonName person={person} />
          {kind ? <Badge>{kind}</Badge> : null}
          {person.isVerified ? <Badge tone="success">{texts.settings.verified}</Badge> : null}
          {person.isActive ? null : <Badge tone="warning">{words.inactive}</Badge>}
        </p>
        <p className="text-muted-foreground flex flex-wrap gap-x-2 text-sm wrap-anywhere">
          <bdi className="empty:hidden">{`${firstName} ${lastName}`.trim()}</bdi>
          <bdi>{mailOf(person)}</bdi>
        </p>
        <p className="text-muted-foreground text-sm">
          {userType === 'customer'
            ? words.orders(person.totalTransactions)
            : words.services(person.serviceCount, person.serviceType)}
          {' · '}
          {words.joined(formatDate(createdAt))}
          {isProvider(person) ? <PlanName planId={person.planId} /> : null}
        </p>
        <DiamondBadge level={person.diamond} showName />
        <Link
          to="/dashboard/people/$id"
          params={{ id: String(person.id) }}
          className="text-primary mt-1 inline-flex min-h-6 items-center self-start justify-self-start text-sm font-semibold underline-offset-4 hover:underline"
        >
          {personPageTexts.open}
          <span className="sr-only">: {nameOf(person)}</span>
        </Link>
      </div>
      <PersonMenu person={person} />
    </li>
  )
}

function PlanName({ planId }: { planId: string }) {
  const name = usePlans().find(({ id }) => id === planId)?.name
  return name ? ` · ${words.plan.named(name)}` : null
}

const pages = {
  seller: '/dashboard/users/sellers/$id',
  customer: '/dashboard/users/customers/$id',
  manager: '/dashboard/managed/$id',
} as const

/** What they are called; leads to the profile of those who have one. */
function PersonName({ person }: { person: DirectoryUser }) {
  const { id, userType } = person
  if (userType !== 'seller' && userType !== 'customer' && userType !== 'manager')
    return <bdi className="wrap-anywhere">{nameOf(person)}</bdi>
  return (
    <Link to={pages[userType]} params={{ id: String(id) }} className="wrap-anywhere underline-offset-4 hover:underline">
      <bdi>{nameOf(person)}</bdi>
    </Link>
  )
}
