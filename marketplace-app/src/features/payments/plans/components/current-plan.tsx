import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCents } from '@stackyard/shared/domain/money'
import { text } from '@stackyard/shared/messages/text'
import type { Membership } from '@stackyard/shared/schema/plan'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { Notice } from '../../../../components/notice'
import { apiQuery } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { saySentence } from '../../../../lib/language'
import { planTexts as words } from '../../../../lib/texts/plans'
import { followPlan } from '../queries'

/** What one has now, how much of it is used, when it renews or ends, and the way out. */
export function CurrentPlan({ membership, name }: { membership: Membership; name: string }) {
  const isPaid = membership.currentPeriodEnd !== null
  return (
    <section
      aria-labelledby="current-plan-title"
      className="rounded-card bg-card grid grid-cols-1 gap-4 border px-6 py-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id="current-plan-title" className="text-muted-foreground text-sm font-semibold">
            {words.current}
          </h2>
          <p className="font-display text-2xl font-semibold">{saySentence(name)}</p>
          <p className="text-muted-foreground mt-1 text-sm">{standing(membership)}</p>
          <p className="mt-1 text-sm">{words.used(membership.listingCount, membership.listingLimit)}</p>
        </div>
        {isPaid && !membership.cancelAtPeriodEnd ? <CancelPlan membership={membership} /> : null}
      </div>
      {membership.status === 'past_due' ? (
        <Notice tone="danger" title={words.pastDue}>
          {words.pastDueText}
        </Notice>
      ) : null}
      {membership.isChanging ? <Notice tone="info">{words.changing}</Notice> : null}
    </section>
  )
}

function standing({ source, currentPeriodEnd, cancelAtPeriodEnd, amountCents, paymentMethod }: Membership): string {
  if (currentPeriodEnd === null) return source === 'granted' ? words.granted : words.free
  const date = formatDate(currentPeriodEnd)
  return cancelAtPeriodEnd ? words.ends(date) : words.renews(formatCents(amountCents), date, paymentMethod ?? '')
}

function CancelPlan({ membership }: { membership: Membership }) {
  const [isAsked, setAsked] = useState(false)
  const queryClient = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => apiQuery.plans.cancel.call({}),
    onSuccess: ({ results }) => {
      const end = results.cancelAtPeriodEnd ? formatDate(results.currentPeriodEnd) : null
      notifyDone(end ? words.cancelled(end) : words.cancelledNow, { failed: text('plan.cancel.error') })
      return followPlan(queryClient, results)
    },
    onError: (error) => notifyFailure(text('plan.cancel.error'), error),
    onSettled: () => setAsked(false),
  })
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        {text('plan.cancel.open')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={text('plan.cancel.title')}
        confirmLabel={text('plan.cancel.open')}
        cancelLabel={words.keep}
        variant="danger"
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      >
        <p className="text-sm">{membership.status === 'past_due' ? words.confirmCancelPastDue : words.confirmCancel}</p>
      </ConfirmDialog>
    </>
  )
}
