import type { Campaign } from '@stackyard/shared/schema/campaign'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { campaignTexts } from '../../../../lib/texts/campaigns'
import { type ConfirmedAction, planOf } from '../campaign-actions'
import { useCampaignAction } from '../use-campaign-action'

type ActionDialogProps = {
  action: ConfirmedAction
  campaign: Campaign
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

/** Asks before an action: what happens to the campaign and to its money, and whether it can be undone. */
export function ActionDialog({ action, campaign, onClose, onDeleted }: ActionDialogProps) {
  const plan = planOf(action, campaign)
  const run = useCampaignAction((settled, isDone) => {
    onClose()
    if (settled === 'delete' && isDone) onDeleted?.()
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={plan.title}
      confirmLabel={plan.confirm}
      cancelLabel={campaignTexts.actions.cancel}
      variant={plan.isIrreversible ? 'danger' : 'primary'}
      busy={run.isPending}
      onConfirm={() => run.mutate({ action, campaign })}
    >
      <p className="text-muted-foreground text-sm font-semibold">{campaign.name}</p>
      <p className="mt-2 text-sm tabular-nums">{plan.text}</p>
      {plan.isIrreversible ? (
        <p className="text-danger-ink mt-3 text-sm font-semibold">{campaignTexts.actions.irreversible}</p>
      ) : null}
    </ConfirmDialog>
  )
}
