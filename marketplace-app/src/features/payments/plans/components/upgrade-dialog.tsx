import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import { formatCents } from '@stackyard/shared/domain/money'
import { text } from '@stackyard/shared/messages/text'
import type { AppliedCoupon } from '@stackyard/shared/schema/coupon'
import type { BillingSummary } from '@stackyard/shared/schema/payment'
import type { Plan } from '@stackyard/shared/schema/plan'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { CouponField } from '../../../../components/coupon-field'
import { Notice } from '../../../../components/notice'
import { TestModeBanner } from '../../../../components/test-mode-banner'
import { apiQuery } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { publicConfigQuery } from '../../../../lib/public-config'
import { loadStripe } from '../../../../lib/stripe'
import { saySentence } from '../../../../lib/language'
import { planTexts as words } from '../../../../lib/texts/plans'
import { initialChoice, isComplete, paymentFields, type PaymentPicker } from '../../../../lib/payment-choice'
import { dueCents } from '../due-cents'
import { followPlan, planQuery, primariesQuery } from '../queries'
import { upgradeWithBank } from '../upgrade-with-bank'

export type UpgradeDialogProps = { plan: Plan; isAnnual: boolean; Picker: PaymentPicker; onClose: () => void }

/** The plan upgrade: what it costs today and then, with what it is paid, the terms, Confirm. */
export function UpgradeDialog(props: UpgradeDialogProps) {
  const primaries = useQuery(primariesQuery())
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={text('plan.upgrade.title')}
      description={`${saySentence(props.plan.name)}, ${(props.isAnnual ? words.annual : words.monthly).toLowerCase()}`}
    >
      {primaries.isPending ? <Skeleton className="rounded-card h-64" /> : null}
      {primaries.isError ? (
        <ErrorState message={toProblem(primaries.error).message} onRetry={() => void primaries.refetch()} />
      ) : null}
      {primaries.data ? <UpgradeForm {...props} primaries={primaries.data} /> : null}
    </Dialog>
  )
}

function UpgradeForm({
  plan,
  isAnnual,
  Picker,
  onClose,
  primaries,
}: UpgradeDialogProps & { primaries: BillingSummary }) {
  const [chosen, setChosen] = useState(() => initialChoice(primaries))
  const [isAgreed, setAgreed] = useState(false)
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null)
  const methodId = useId()
  const queryClient = useQueryClient()
  const order = { id: plan.id, annualPlan: isAnnual, couponCode: coupon?.code, ...paymentFields(chosen) }
  const loadProvider = async () => {
    const { results: config } = await queryClient.ensureQueryData(publicConfigQuery())
    return loadStripe(config.stripeJsUrl, config.stripePublishableKey)
  }
  const upgrade = useMutation({
    mutationFn: () => upgradeWithBank(() => apiQuery.plans.upgrade.call(order), loadProvider),
    onSuccess: async ({ results }) => {
      notifyDone(text('plan.upgrade.success'), { failed: text('plan.upgrade.error') })
      await followPlan(queryClient, results)
      onClose()
    },
    onError: (error) => notifyFailure(text('plan.upgrade.error'), error),
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <TestModeBanner />
      <Costs plan={plan} isAnnual={isAnnual} coupon={coupon} />
      <CouponField appliesTo="plans" coupon={coupon} onApply={setCoupon} />
      <section aria-labelledby={methodId}>
        <h3 id={methodId} className="mb-2 text-sm font-semibold">
          {words.method}
        </h3>
        <Suspense fallback={<Skeleton className="rounded-card h-24" />}>
          <Picker chosen={chosen} onChange={(changes) => setChosen({ ...chosen, ...changes })} />
        </Suspense>
        {chosen.paymentType === 'ACH' ? <p className="text-muted-foreground mt-2 text-sm">{words.achNote}</p> : null}
      </section>
      <Checkbox label={text('plan.terms')} checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)} />
      <p className="text-sm">
        <a href="/terms-of-use" target="_blank" rel="noopener" className="text-link underline underline-offset-4">
          {words.termsOfUse}
        </a>
        {' · '}
        <a href="/privacy-policy" target="_blank" rel="noopener" className="text-link underline underline-offset-4">
          {words.privacyPolicy}
        </a>
      </p>
      <Button
        block
        busy={upgrade.isPending}
        disabled={!isAgreed || !isComplete(chosen)}
        onClick={() => upgrade.mutate()}
      >
        {text('plan.confirm')}
      </Button>
    </div>
  )
}

type CostsProps = { plan: Plan; isAnnual: boolean; coupon: AppliedCoupon | null }

function Costs({ plan, isAnnual, coupon }: CostsProps) {
  const quoted = useQuery(planQuery(plan.id))
  if (quoted.isPending) return <Skeleton className="rounded-card h-24" />
  if (quoted.isError) return <Notice tone="warning">{words.quoteFailed}</Notice>
  const quote = isAnnual ? quoted.data.annualQuote : quoted.data.monthlyQuote
  const price = `${formatCents(isAnnual ? plan.annualPriceCents : plan.monthlyPriceCents)} ${isAnnual ? words.perYear : words.perMonth}`
  const due = quote ? dueCents(quote, coupon) : 0
  const saved = quote ? quote.amountDueCents - due : 0
  const rows = [
    ...(quote && quote.creditCents > 0 ? [[words.credit, `−${formatCents(quote.creditCents)}`]] : []),
    ...(saved > 0 ? [[words.coupon, `−${formatCents(saved)}`]] : []),
    [words.dueToday, formatCents(due)],
    [words.afterwards, price],
  ] as const
  return (
    <dl className="rounded-card bg-subtle grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 px-4 py-3 text-sm tabular-nums">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className={label === words.dueToday ? 'font-semibold' : 'text-muted-foreground'}>{label}</dt>
          <dd className={label === words.dueToday ? 'text-end font-semibold' : 'text-end'}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
