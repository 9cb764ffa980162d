import { useQuery } from '@tanstack/react-query'
import { dollarsToCents } from '@stackyard/shared/domain/money'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import type { PaymentPicker } from '../../../../lib/payment-choice'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { walletTexts as words } from '../../../../lib/texts/wallet'
import { balanceQuery, primariesQuery, subscriptionQuery } from '../queries'
import { AddCreditForm } from './add-credit-form'

export type AddCreditDialogProps = {
  Picker: PaymentPicker
  /** Dollars that are missing for what the person is about to do: the amount starts there. */
  missing?: number | undefined
  /** Starts with "Every month". */
  isMonthly?: boolean
  onClose: () => void
}

/** Adds credit to the wallet by bank account or card, once or every month. */
export function AddCreditDialog({ Picker, missing, isMonthly = false, onClose }: AddCreditDialogProps) {
  const primaries = useQuery(primariesQuery())
  const balance = useQuery(balanceQuery())
  const subscription = useQuery(subscriptionQuery())
  const queries = [primaries, balance, subscription]
  const failed = queries.find(({ isError }) => isError)
  const isReady = primaries.data && balance.data && subscription.data !== undefined
  return (
    <Dialog open onOpenChange={onClose} title={words.addCredit} description={words.lead}>
      {failed && !isReady ? (
        <ErrorState
          className="py-6"
          message={toProblem(failed.error).message}
          onRetry={() => queries.forEach((query) => void query.refetch())}
        />
      ) : null}
      {!failed && !isReady ? <FormSkeleton /> : null}
      {isReady ? (
        <AddCreditForm
          Picker={Picker}
          primaries={primaries.data}
          missing={missing}
          isMonthly={isMonthly}
          hasMonthly={subscription.data !== null}
          owedCents={dollarsToCents(balance.data.debt) ?? 0}
          onDone={onClose}
        />
      ) : null}
    </Dialog>
  )
}

function FormSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="sr-only">
        {texts.shell.loading}
      </p>
      <Skeleton className="h-20" />
      <Skeleton className="h-12" />
      <Skeleton className="rounded-card h-32" />
      <Skeleton className="rounded-card h-24" />
    </div>
  )
}
