import { useEffect, useId, useRef, useState } from 'react'
import { formatCents } from '@stackyard/shared/domain/money'
import { text } from '@stackyard/shared/messages/text'
import type { AppliedCoupon } from '@stackyard/shared/schema/coupon'
import type { BillingSummary } from '@stackyard/shared/schema/payment'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { CommitmentLines } from '@stackyard/shared/ui/commitment-lines'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { CouponField } from '../../../../components/coupon-field'
import { LegalLine } from '../../../../components/legal-line'
import { Notice } from '../../../../components/notice'
import { TestModeBanner } from '../../../../components/test-mode-banner'
import { moneyTexts } from '../../../../lib/texts/money'
import {
  commitmentTerms,
  discountOf,
  dueOf,
  isIdentityNeeded,
  isPayable,
  type PaymentChoice,
  type PurchaseOrder,
  toPurchaseInput,
} from '../purchase-order'
import type { PurchaseOutcome } from '../use-purchase'
import { type ChosenMethods, PaymentTabs } from './payment-tabs'
import type { PurchaseDialogProps } from './purchase-dialog'
import { EmailGate, IdentityGate, RestrictionsNotice } from './purchase-notices'
import { OwnOrders } from './own-orders'
import { PurchaseParts } from './purchase-parts'
import { PurchaseSummary } from './purchase-summary'

type PurchaseFormProps = Omit<PurchaseDialogProps, 'primaries'> & {
  order: PurchaseOrder
  primaries: BillingSummary
  purchase: PurchaseOutcome
}

/** Summary, way to pay, gates, agreement and Confirm Payment. */
export function PurchaseForm(props: PurchaseFormProps) {
  const { warehouse, user, order, primaries, parts, returnTo, onClose, purchase } = props
  const [chosen, setChosen] = useState(() => preselected(primaries))
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null)
  const [poNumber, setPoNumber] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [isUnfit, setIsUnfit] = useState(false)
  const committing = useId()
  const payment = toPaymentChoice(chosen)
  const isGated = isIdentityNeeded(order, user)
  const canConfirm = agreed && !isUnfit && !isGated && user.isEmailVerified && isPayable(payment)
  return (
    <div className="grid grid-cols-1 gap-5">
      <TestModeBanner />
      <OwnOrders warehouse={warehouse} />
      <PurchaseParts warehouse={warehouse} order={order} asked={props.asked} onAsk={props.onAsk} onUnfit={setIsUnfit} />
      <PurchaseSummary order={order} coupon={coupon} />
      <Refusal purchase={purchase} dueCents={dueOf(order) - discountOf(order, coupon)} />
      <CouponField appliesTo="deposits" coupon={coupon} onApply={setCoupon} />
      <PaymentTabs
        chosen={chosen}
        onChange={(changes) => setChosen((current) => ({ ...current, ...changes }))}
        parts={parts}
      />
      <Field label={moneyTexts.purchase.poNumber} hint={moneyTexts.purchase.poHint}>
        {(control) => (
          <Input
            {...control}
            maxLength={40}
            autoComplete="off"
            value={poNumber}
            onChange={(event) => setPoNumber(event.target.value)}
          />
        )}
      </Field>
      <section aria-labelledby={committing}>
        <h3 id={committing} className="mb-2 text-sm font-semibold">
          {moneyTexts.purchase.commitment}
        </h3>
        <CommitmentLines terms={commitmentTerms(order, { warehouse, paymentType: chosen.paymentType, coupon })} />
      </section>
      {isGated ? <IdentityGate returnTo={returnTo} /> : null}
      {user.isEmailVerified ? null : <EmailGate returnTo={returnTo} />}
      <RestrictionsNotice warehouse={warehouse} />
      <div className="text-muted-foreground grid grid-cols-1 gap-2 text-sm">
        <p>{text('purchase.info')}</p>
        {chosen.paymentType === 'ACH' ? (
          <p>{text(order.type === 'fulfillment' ? 'purchase.ach.note.fulfillment' : 'purchase.ach.note')}</p>
        ) : null}
      </div>
      <div>
        <Checkbox
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
          label={text('purchase.agree')}
        />
        <a
          href={`/merchant-agreement?id=${warehouse.seller.id}`}
          target="_blank"
          rel="noreferrer"
          className="text-link text-sm font-semibold underline underline-offset-4"
        >
          {moneyTexts.purchase.readAgreement}
        </a>
        <LegalLine act="reserve" />
      </div>
      <div className="bg-popover -mx-6 -mb-5 flex flex-wrap justify-end gap-3 border-t px-6 py-4">
        <Button variant="outline" onClick={onClose}>
          {text('purchase.cancel')}
        </Button>
        <Button
          variant="highlight"
          disabled={!canConfirm}
          busy={purchase.busy}
          onClick={() => purchase.submit(toPurchaseInput(warehouse, order, payment, { coupon, poNumber }))}
        >
          {text('purchase.confirm')}
        </Button>
      </div>
    </div>
  )
}

/** The primary records come preselected; without a primary bank account but with a card, the card tab. */
const preselected = ({ primaryACH, primaryBillingInfo, primaryCard }: BillingSummary): ChosenMethods => ({
  paymentType: primaryCard && !primaryACH ? 'CARD' : 'ACH',
  ach: primaryACH?.isUsable ? primaryACH : null,
  billingInfo: primaryBillingInfo,
  card: primaryCard,
})

const toPaymentChoice = ({ paymentType, ach, billingInfo, card }: ChosenMethods): PaymentChoice => ({
  paymentType,
  ...(ach ? { achId: ach.id } : {}),
  // A bank debit is billed to the primary details unless others are named.
  ...(billingInfo && !(paymentType === 'ACH' && billingInfo.isPrimary) ? { billingInfoId: billingInfo.id } : {}),
  ...(card ? { cardId: card.id } : {}),
})

/** Why it was refused; for a changed price the new one, which the summary shows by then, too. */
function Refusal({ purchase, dueCents }: { purchase: PurchaseOutcome; dueCents: number }) {
  const { problem } = purchase
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) box.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  if (!problem) return null
  const isPrice = problem.code === 'PRICE_CHANGED'
  return (
    <div ref={box}>
      <Notice
        tone={isPrice ? 'warning' : 'danger'}
        announce
        title={isPrice ? moneyTexts.purchase.newPrice(formatCents(dueCents)) : undefined}
      >
        {isPrice ? text('purchase.priceChanged') : problem.message}
      </Notice>
    </div>
  )
}
