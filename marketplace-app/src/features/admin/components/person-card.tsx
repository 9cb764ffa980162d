import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { DiamondBadge } from '@stackyard/shared/ui/diamond-badge'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { Avatar } from '../../../components/avatar'
import { apiQuery, client } from '../../../lib/api'
import { formatDate } from '../../../lib/format'
import { notifyDone, notifyFailure } from '../../../lib/notify'
import { texts } from '../../../lib/texts'
import { adminTexts } from '../../../lib/texts/admin'
import { ClaimExisting } from './claim-existing'

const words = adminTexts.people

/** Providers are labelled Representative, customers Merchant (002 §2.6). */
const kindOf = ({ userType }: DirectoryUser): string | undefined =>
  (({ seller: words.representative, customer: words.merchant, manager: words.manager }) as Record<string, string>)[
    userType
  ]

/** A person of the directory with what an admin can do. */
export function PersonCard({ person }: { person: DirectoryUser }) {
  const { firstName, lastName, company, email, avatar, userType, createdAt } = person
  const kind = kindOf(person)
  return (
    <li className="rounded-card bg-card flex flex-wrap items-start gap-4 border p-4">
      <Avatar firstName={firstName || company} lastName={lastName} picture={avatar} className="size-12" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <PersonName person={person} />
          {kind ? <Badge>{kind}</Badge> : null}
          {person.isVerified ? <Badge tone="success">{texts.settings.verified}</Badge> : null}
          {person.isActive ? null : <Badge tone="warning">{words.inactive}</Badge>}
        </p>
        <p className="text-muted-foreground text-sm wrap-anywhere">
          {[`${firstName} ${lastName}`.trim(), email].filter(Boolean).join(' · ')}
        </p>
        <p className="text-muted-foreground text-sm">
          {userType === 'customer'
            ? words.orders(person.totalTransactions)
            : words.services(person.serviceCount, person.serviceType)}
          {' · '}
          {words.joined(formatDate(createdAt))}
        </p>
        <DiamondBadge level={person.diamond} showName />
      </div>
      <PersonActions person={person} />
    </li>
  )
}

/** What they are called; leads to the profile of those who have one. */
function PersonName({ person: { id, firstName, lastName, company, email, userType } }: { person: DirectoryUser }) {
  const name = company || `${firstName} ${lastName}`.trim() || email
  if (userType !== 'seller' && userType !== 'customer') return <span className="wrap-anywhere">{name}</span>
  return (
    <Link
      to={userType === 'seller' ? '/dashboard/users/sellers/$id' : '/dashboard/users/customers/$id'}
      params={{ id: String(id) }}
      className="wrap-anywhere underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  )
}

const isProvider = ({ userType }: DirectoryUser): boolean => userType === 'seller' || userType === 'manager'

/** Diamonds and verification are for providers of warehouses (002 §2.6). */
const isCurated = (person: DirectoryUser): boolean =>
  isProvider(person) && (person.serviceType === null || person.serviceType === 'warehouse')

type Change = {
  kind: 'verification' | 'activity'
  label: string
  body: string
  done: string
  failed: string
  run: () => Promise<unknown>
}

function changesFor(person: DirectoryUser): Change[] {
  const { id, isVerified, isActive } = person
  const activity: Change = {
    kind: 'activity',
    label: isActive ? words.deactivate : words.activate,
    body: isActive ? words.deactivateBody : words.activateBody,
    done: isActive ? words.inactiveDone : words.activeDone,
    failed: words.activeError,
    run: async () => client.adminUser.setActive({ id, isActive: !isActive }),
  }
  if (!isCurated(person)) return [activity]
  return [
    {
      kind: 'verification',
      label: text(isVerified ? 'provider.unverify.title' : 'provider.verify.title'),
      body: words.verifyBody,
      done: isVerified ? words.unverified : words.verified,
      failed: text(isVerified ? 'user.unverify.error' : 'user.verify.error'),
      run: async () => client.adminUser.update({ id, isVerified: !isVerified }),
    },
    activity,
  ]
}

function ManagerLinks({ id }: { id: number }) {
  return (
    <>
      <Button asChild variant="outline" size="sm">
        <Link to="/dashboard/managed/edit/$id" params={{ id: String(id) }}>
          {adminTexts.manager.edit}
        </Link>
      </Button>
      <Button asChild variant="outline" size="sm">
        <Link to="/dashboard/managed/warehouses/create/$id" params={{ id: String(id) }}>
          {adminTexts.manager.addWarehouse}
        </Link>
      </Button>
      <ClaimExisting managerId={id} />
    </>
  )
}

const ProviderDiamonds = lazy(async () => ({ default: (await import('./provider-dialogs')).ProviderDiamonds }))
const ServiceTypeChange = lazy(async () => ({ default: (await import('./provider-dialogs')).ServiceTypeChange }))

function ProviderActions({ person }: { person: DirectoryUser }) {
  const [open, setOpen] = useState<'diamonds' | 'type' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      {isCurated(person) ? (
        <Button variant="outline" size="sm" onClick={() => setOpen('diamonds')}>
          {words.diamonds}
        </Button>
      ) : null}
      <Button variant="outline" size="sm" onClick={() => setOpen('type')}>
        {words.changeType}
      </Button>
      <Suspense>
        {open === 'diamonds' ? <ProviderDiamonds person={person} onClose={close} /> : null}
        {open === 'type' ? <ServiceTypeChange person={person} onClose={close} /> : null}
      </Suspense>
    </>
  )
}

function PersonActions({ person }: { person: DirectoryUser }) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Change | null>(null)
  const change = useMutation({
    mutationFn: async (chosen: Change) => chosen.run(),
    onSuccess: (_reply, { done, failed }) => notifyDone(done, { failed }),
    onError: (error, { failed }) => notifyFailure(failed, error),
    onSettled: async () => {
      setAsked(null)
      await queryClient.invalidateQueries({ queryKey: apiQuery.adminUser.key() })
    },
  })
  if (person.userType === 'admin' || person.userType === 'editor') return null
  return (
    <span className="flex w-full flex-wrap gap-2 sm:w-auto">
      {person.userType === 'manager' ? <ManagerLinks id={person.id} /> : null}
      {changesFor(person).map((one) => (
        <Button key={one.kind} variant="outline" size="sm" onClick={() => setAsked(one)}>
          {one.label}
        </Button>
      ))}
      {isProvider(person) ? <ProviderActions person={person} /> : null}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={asked?.label ?? ''}
        confirmLabel={asked?.label ?? ''}
        cancelLabel={texts.actions.back}
        busy={change.isPending}
        onConfirm={() => {
          if (asked) change.mutate(asked)
        }}
      >
        <p className="text-sm">
          <strong className="block">{person.company || person.email}</strong>
          {asked?.body}
        </p>
      </ConfirmDialog>
    </span>
  )
}
