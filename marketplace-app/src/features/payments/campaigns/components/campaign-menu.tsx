import {
  CirclePause,
  CirclePlay,
  CircleStop,
  EllipsisVertical,
  type LucideIcon,
  PencilLine,
  Trash2,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Campaign } from '@stackyard/shared/schema/campaign'
import { Button } from '@stackyard/shared/ui/button'
import { DropdownMenu, DropdownMenuItem } from '@stackyard/shared/ui/dropdown-menu'
import { campaignTexts } from '../../../../lib/texts/campaigns'
import type { AddCreditPart } from '../add-credit-part'
import { offeredActions, type OfferedAction } from '../campaign-actions'
import { ActionDialog } from './action-dialog'

// The form's libraries are fetched when a budget is edited.
const BudgetDialog = lazy(async () => ({ default: (await import('./budget-dialog')).BudgetDialog }))

const icons: Record<OfferedAction, LucideIcon> = {
  pause: CirclePause,
  resume: CirclePlay,
  'edit-budget': PencilLine,
  stop: CircleStop,
  delete: Trash2,
}

export type CampaignMenuProps = {
  campaign: Campaign
  AddCredit: AddCreditPart
  /** Actions that have buttons of their own. */
  without?: readonly OfferedAction[]
  onDeleted?: () => void
}

/** What a seller can do with a campaign now, each behind its dialog. */
export function CampaignMenu({ campaign, AddCredit, without = [], onDeleted }: CampaignMenuProps) {
  const [asked, setAsked] = useState<OfferedAction | null>(null)
  const actions = offeredActions(campaign).filter((action) => !without.includes(action))
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon" aria-label={campaignTexts.list.menu(campaign.name)}>
            <EllipsisVertical aria-hidden />
          </Button>
        }
      >
        {actions.map((action) => {
          const Icon = icons[action]
          return (
            <DropdownMenuItem
              key={action}
              tone={action === 'delete' || action === 'stop' ? 'danger' : 'plain'}
              onSelect={() => setAsked(action)}
            >
              <Icon aria-hidden />
              {campaignTexts.actions[action].label}
            </DropdownMenuItem>
          )
        })}
      </DropdownMenu>
      <AskedAction
        action={asked}
        campaign={campaign}
        AddCredit={AddCredit}
        onClose={() => setAsked(null)}
        onDeleted={onDeleted}
      />
    </>
  )
}

type AskedActionProps = {
  action: OfferedAction | null
  campaign: Campaign
  AddCredit: AddCreditPart
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

/** The dialog of an action; none without one. */
export function AskedAction({ action, campaign, AddCredit, onClose, onDeleted }: AskedActionProps) {
  if (action === null) return null
  if (action !== 'edit-budget')
    return <ActionDialog action={action} campaign={campaign} onClose={onClose} onDeleted={onDeleted} />
  return (
    <Suspense>
      <BudgetDialog campaign={campaign} AddCredit={AddCredit} onClose={onClose} />
    </Suspense>
  )
}
