import { useRouter } from '@tanstack/react-router'
import { MoreHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import { Button } from '@stackyard/shared/ui/button'
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@stackyard/shared/ui/dropdown-menu'
import { adminTexts } from '../../../../lib/texts/admin'
import { isCurated, isProvider, nameOf } from '../person'
import { changesFor, type PersonChange as Change } from '../person-changes'

const words = adminTexts.people

const PersonChange = lazy(async () => ({ default: (await import('./person-change')).PersonChange }))
const PlanChange = lazy(async () => ({ default: (await import('./plan-change')).PlanChange }))
const ProviderDiamonds = lazy(async () => ({ default: (await import('./provider-dialogs')).ProviderDiamonds }))
const ServiceTypeChange = lazy(async () => ({ default: (await import('./provider-dialogs')).ServiceTypeChange }))
const ClaimExisting = lazy(async () => ({ default: (await import('./claim-existing')).ClaimExisting }))

type Asked = Change | 'diamonds' | 'type' | 'plan' | 'claim'

/** Everything an admin can do to a person; staff are changed in the panel. */
export function PersonMenu({ person }: { person: DirectoryUser }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  if (person.userType === 'admin' || person.userType === 'editor') return null
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon" className="-me-2 -mt-2" aria-label={words.actions(nameOf(person))}>
            <MoreHorizontal aria-hidden />
          </Button>
        }
      >
        {person.userType === 'manager' ? <ManagerItems person={person} onClaim={() => setAsked('claim')} /> : null}
        {changesFor(person).map((change) => (
          <DropdownMenuItem
            key={change.kind}
            tone={change.isGrave ? 'danger' : 'plain'}
            onSelect={() => setAsked(change)}
          >
            {change.label}
          </DropdownMenuItem>
        ))}
        {isProvider(person) ? <ProviderItems person={person} onAsk={setAsked} /> : null}
      </DropdownMenu>
      <Suspense>
        {asked ? <PersonQuestion person={person} asked={asked} onClose={() => setAsked(null)} /> : null}
      </Suspense>
    </>
  )
}

function ManagerItems({ person, onClaim }: { person: DirectoryUser; onClaim: () => void }) {
  const router = useRouter()
  const { id, serviceType } = person
  const isWarehouse = serviceType === null || serviceType === 'warehouse'
  const listing = isWarehouse ? `/dashboard/managed/warehouses/create/${id}` : `/dashboard/managed/service/${id}`
  return (
    <>
      <DropdownMenuItem onSelect={() => router.history.push(`/dashboard/managed/edit/${id}`)}>
        {adminTexts.manager.editProfile}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => router.history.push(listing)}>
        {isWarehouse ? adminTexts.manager.addWarehouse : adminTexts.manager.editService}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={onClaim}>{text('claimExisting.title')}</DropdownMenuItem>
      <DropdownMenuSeparator />
    </>
  )
}

function ProviderItems({ person, onAsk }: { person: DirectoryUser; onAsk: (asked: Asked) => void }) {
  return (
    <>
      <DropdownMenuSeparator />
      {isCurated(person) ? (
        <DropdownMenuItem onSelect={() => onAsk('diamonds')}>{words.diamonds}</DropdownMenuItem>
      ) : null}
      <DropdownMenuItem onSelect={() => onAsk('plan')}>{words.plan.change}</DropdownMenuItem>
      <DropdownMenuItem onSelect={() => onAsk('type')}>{words.changeType}</DropdownMenuItem>
    </>
  )
}

function PersonQuestion({ person, asked, onClose }: { person: DirectoryUser; asked: Asked; onClose: () => void }) {
  if (asked === 'diamonds') return <ProviderDiamonds person={person} onClose={onClose} />
  if (asked === 'type') return <ServiceTypeChange person={person} onClose={onClose} />
  if (asked === 'plan') return <PlanChange person={person} onClose={onClose} />
  if (asked === 'claim') return <ClaimExisting managerId={person.id} onClose={onClose} />
  return <PersonChange person={person} change={asked} onClose={onClose} />
}
