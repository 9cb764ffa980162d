import type { WalletBalance, WalletCredit, WalletEntry, WalletSubscription } from '@stackyard/shared/schema/wallet'
import type { PaymentPicker } from '../../../lib/payment-choice'

export const balanceOf = (balance: number, reserved = 0, debt = 0): WalletBalance => ({
  balance,
  reserved,
  debt,
  balanceMicros: Math.round(balance * 1e6),
  reservedMicros: Math.round(reserved * 1e6),
  debtMicros: Math.round(debt * 1e6),
  pending: [],
  refused: null,
})

export const creditOf = (changes: Partial<WalletCredit>): WalletCredit => ({
  id: 9,
  _id: 9,
  subscriptionId: 'pi_9',
  state: 'credited',
  amount: 100,
  charged: 100,
  couponCode: null,
  isRecurring: false,
  paymentType: 'CARD',
  paymentMethod: 'Visa •••• 4242',
  failure: null,
  createdAt: '2026-11-23T12:00:00.000Z',
  creditedAt: null,
  ...changes,
})

export const entryOf = (changes: Partial<WalletEntry>): WalletEntry => ({
  id: '1',
  kind: 'credit',
  amount: 100,
  amountMicros: 100_000_000,
  balanceAfter: 100,
  reservedAfter: 0,
  campaignId: null,
  campaignName: null,
  creditId: null,
  paymentMethod: null,
  impressions: null,
  visits: null,
  invoiceId: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...changes,
})

export const monthly: WalletSubscription = {
  id: 4,
  _id: 4,
  subscriptionId: 'sub_4',
  amount: 150,
  status: 'active',
  paymentType: 'CARD',
  paymentMethod: 'Visa •••• 4242',
  nextChargeAt: '2026-12-05T12:00:00.000Z',
  createdAt: '2026-11-05T12:00:00.000Z',
}

export const primaries = {
  primaryBillingInfo: { id: 21 },
  primaryCard: { id: 31, brand: 'visa', last4: '4242' },
  primaryACH: { id: 11, isUsable: true, bankName: 'Test Bank', last4: '6789' },
  annualPlan: false,
}

/** The tabs of the payment methods, without their content. */
export const PickerTabs: PaymentPicker = ({ onChange }) => (
  <>
    <button onClick={() => onChange({ paymentType: 'ACH' })}>Pay By ACH</button>
    <button onClick={() => onChange({ paymentType: 'CARD' })}>Pay By Card</button>
  </>
)
