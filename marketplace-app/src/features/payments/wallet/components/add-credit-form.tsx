import { Suspense, useId, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { formatCents } from '@stackyard/shared/domain/money'
import type { AppliedCoupon } from '@stackyard/shared/schema/coupon'
import type { BillingSummary } from '@stackyard/shared/schema/payment'
import { Button } from '@stackyard/shared/ui/button'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { CouponField } from '../../../../components/coupon-field'
import { Notice } from '../../../../components/notice'
import { TestModeBanner } from '../../../../components/test-mode-banner'
import { isComplete, type PaymentChoice, paymentFields, type PaymentPicker } from '../../../../lib/payment-choice'
import type { Problem } from '../../../../lib/problem'
import { walletTexts } from '../../../../lib/texts/wallet'
import { schemaResolver } from '../../../../lib/schema-resolver'
import { AmountInput, type AmountValues, firstAmount, typedCents } from '../amount-values'
import { firstChoice } from '../first-choice'
import { topUpCost } from '../top-up-cost'
import { useAddCredit } from '../use-add-credit'
import { AmountField } from './amount-field'
import { RhythmField } from './rhythm-field'
import { TopUpLines } from './top-up-lines'

const words = walletTexts.add

export type AddCreditFormProps = {
  Picker: PaymentPicker
  primaries: BillingSummary
  /** Dollars that are missing for what the person is about to do. */
  missing?: number | undefined
  isMonthly: boolean
  /** There is a monthly top-up already. */
  hasMonthly: boolean
  owedCents: number
  onDone: () => void
}

/** Amount, once or monthly, payment method, coupon, what is charged now, and the button that pays. */
export function AddCreditForm({
  Picker,
  primaries,
  missing,
  isMonthly,
  hasMonthly,
  owedCents,
  onDone,
}: AddCreditFormProps) {
  const [chosen, setChosen] = useState<PaymentChoice>(() => firstChoice(primaries))
  const [recurring, setRecurring] = useState(isMonthly && !hasMonthly)
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null)
  const { submit, busy, problem } = useAddCredit(onDone)
  const form = useForm<AmountValues, unknown, { amount: number }>({
    resolver: schemaResolver(AmountInput) as Resolver<AmountValues, unknown, { amount: number }>,
    defaultValues: { amount: firstAmount(missing) },
  })
  const methodId = useId()
  const cost = topUpCost(typedCents(form.watch('amount')), coupon, owedCents)
  const charged = formatCents(cost.chargedCents)
  const pay = form.handleSubmit(({ amount }) =>
    submit({ amount, recurring, couponCode: coupon?.code, ...paymentFields(chosen) }),
  )
  return (
    // No form element: Enter in the field of the coupon must not pay.
    <div className="grid grid-cols-1 gap-6">
      <TestModeBanner />
      <AmountField form={form} />
      <RhythmField recurring={recurring} hasMonthly={hasMonthly} onChange={setRecurring} />
      <section aria-labelledby={methodId}>
        <h3 id={methodId} className="mb-2 text-sm font-semibold">
          {words.method}
        </h3>
        <Suspense fallback={<Skeleton className="rounded-card h-32" />}>
          <Picker chosen={chosen} onChange={(changes) => setChosen((current) => ({ ...current, ...changes }))} />
        </Suspense>
        {chosen.paymentType === 'ACH' ? <p className="text-muted-foreground mt-2 text-sm">{words.achNote}</p> : null}
      </section>
      <CouponField appliesTo="wallet" coupon={coupon} onApply={setCoupon} />
      <TopUpLines cost={cost} coupon={coupon} recurring={recurring} />
      <Refusal problem={problem} />
      <Button variant="highlight" block busy={busy} disabled={!isComplete(chosen)} onClick={() => void pay()}>
        {recurring ? words.payMonthly(charged) : words.pay(charged)}
      </Button>
    </div>
  )
}

/** Why the payment was refused, and what to do. */
function Refusal({ problem }: { problem: Problem | null }) {
  if (!problem) return null
  const isPayment = problem.status === 402
  return (
    <Notice tone="danger" announce title={isPayment ? words.refusedTitle : undefined}>
      {problem.message}
      {isPayment ? <span className="block">{words.refusedHint}</span> : null}
      {problem.reference ? <span className="block font-mono text-xs">{problem.reference}</span> : null}
    </Notice>
  )
}
