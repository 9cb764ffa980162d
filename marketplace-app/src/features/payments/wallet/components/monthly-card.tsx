import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDollars } from '@stackyard/shared/domain/money'
import type { WalletSubscription } from '@stackyard/shared/schema/wallet'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { Notice } from '../../../../components/notice'
import { client } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { walletTexts } from '../../../../lib/texts/wallet'
import { refreshWallet } from '../queries'

const words = walletTexts.monthly

type MonthlyCardProps = {
  subscription: WalletSubscription | null
  /** Opens the dialog that sets one up; absent for those who may not. */
  onSetUp?: (() => void) | undefined
}

/** The monthly top-up: amount, next payment, method and the way out; or the way to set one up. */
export function MonthlyCard({ subscription, onSetUp }: MonthlyCardProps) {
  return (
    <section aria-labelledby="monthly-title" className="rounded-card bg-card flex flex-col gap-3 border px-6 py-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="monthly-title" className="text-muted-foreground text-sm font-semibold">
          {words.title}
        </h2>
        {subscription ? (
          <Badge tone={subscription.status === 'active' ? 'success' : 'danger'}>
            {subscription.status === 'active' ? words.active : words.pastDue}
          </Badge>
        ) : null}
      </div>
      {subscription ? (
        <Running subscription={subscription} mayCancel={onSetUp !== undefined} />
      ) : (
        <>
          <p className="text-muted-foreground text-sm">{words.none}</p>
          {onSetUp ? (
            <Button variant="outline" className="mt-auto self-start" onClick={onSetUp}>
              {words.setUp}
            </Button>
          ) : null}
        </>
      )}
    </section>
  )
}

function Running({ subscription, mayCancel }: { subscription: WalletSubscription; mayCancel: boolean }) {
  const { amount, nextChargeAt, paymentMethod, status } = subscription
  return (
    <>
      <div>
        <p className="font-display text-xl font-semibold tabular-nums">{words.amount(formatDollars(amount))}</p>
        <p className="text-muted-foreground text-sm tabular-nums">
          {words.next(formatDate(nextChargeAt), paymentMethod)}
        </p>
      </div>
      {status === 'past_due' ? (
        <Notice tone="danger" title={words.pastDueTitle}>
          {words.pastDueText}
        </Notice>
      ) : null}
      {mayCancel ? <CancelMonthly subscription={subscription} /> : null}
    </>
  )
}

function CancelMonthly({ subscription }: { subscription: WalletSubscription }) {
  const [isAsked, setAsked] = useState(false)
  const queryClient = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => client.wallet.cancelSubscription({ id: String(subscription.id) }),
    onSuccess: () => notifyDone(words.canceled, { failed: words.cancelFailed }),
    onError: (error) => notifyFailure(words.cancelFailed, error),
    onSettled: async () => {
      await refreshWallet(queryClient)
      setAsked(false)
    },
  })
  return (
    <>
      <Button variant="outline" className="mt-auto self-start" onClick={() => setAsked(true)}>
        {words.cancel}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.cancelTitle}
        confirmLabel={words.cancel}
        cancelLabel={words.keep}
        variant="danger"
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      >
        <p className="text-sm">{words.cancelText(formatDollars(subscription.amount))}</p>
      </ConfirmDialog>
    </>
  )
}
