import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import type { UserType } from '@stackyard/shared/schema/user'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { apiQuery } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { texts } from '../../../../lib/texts'
import { type ActionPlan, actionPlans } from '../transaction-actions'

export type TransactionActionsProps = { transaction: Transaction; role: UserType }

/** The buttons that the server allows this reader now, each behind a dialog that says it can't be undone. */
export function TransactionActions({ transaction, role }: TransactionActionsProps) {
  const [asked, setAsked] = useState<ActionPlan | null>(null)
  const plans = actionPlans(transaction, role)
  if (plans.length === 0) return null
  return (
    <>
      {plans.map((plan) => (
        <Button
          key={plan.action}
          variant={plan.tone === 'danger' ? 'outline' : plan.tone}
          onClick={() => setAsked(plan)}
        >
          {plan.title}
        </Button>
      ))}
      <ActionDialog transaction={transaction} plan={asked} onClose={() => setAsked(null)} />
    </>
  )
}

type ActionDialogProps = { transaction: Transaction; plan: ActionPlan | null; onClose: () => void }

function ActionDialog({ transaction: { id, parts }, plan, onClose }: ActionDialogProps) {
  const queryClient = useQueryClient()
  const action = useMutation({
    mutationFn: (chosen: ActionPlan) => chosen.run(id),
    onSuccess: (_reply, chosen) => notifyDone(chosen.done, { failed: chosen.failed }),
    onError: (error, chosen) => notifyFailure(chosen.failed, error),
    // After a refusal, too: what was allowed a moment ago may have changed.
    onSettled: async () => {
      onClose()
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: apiQuery.transaction.key() }),
        queryClient.invalidateQueries({ queryKey: apiQuery.adminTransaction.key() }),
        queryClient.invalidateQueries({ queryKey: apiQuery.warehouse.key() }),
      ])
    },
  })
  return (
    <ConfirmDialog
      open={plan !== null}
      onOpenChange={onClose}
      title={plan?.title ?? ''}
      confirmLabel={plan?.title ?? ''}
      cancelLabel={texts.actions.back}
      variant={plan?.tone === 'danger' ? 'danger' : 'primary'}
      busy={action.isPending}
      onConfirm={() => {
        if (plan) action.mutate(plan)
      }}
    >
      <p className="text-sm">{plan?.body}</p>
      {parts.length > 1 ? <p className="mt-2 text-sm">{text('purchase.both.together')}</p> : null}
    </ConfirmDialog>
  )
}
