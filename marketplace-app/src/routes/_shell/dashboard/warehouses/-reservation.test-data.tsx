import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { vi } from 'vitest'
import { reserveSearchOf } from '@stackyard/shared/domain/reserve-search'
import type { AchAccount, BillingInfo, BillingSummary, Card } from '@stackyard/shared/schema/payment'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { sampleWarehouse } from '@stackyard/shared/ui/sample-warehouse.test-data'
import { Refusal, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { Reservation, type ReservationProps } from './-reservation'

const kept = (id: number, isPrimary: boolean) => ({ id, _id: id, isPrimary, createdAt: '2026-01-01T00:00:00Z' })
export const card = (id: number, last4: string, isPrimary: boolean): Card => ({
  ...kept(id, isPrimary),
  brand: 'visa',
  last4,
  cardHolder: 'Bea Okafor',
  expirationMonth: 8,
  expirationYear: 2031,
})
export const account: AchAccount = {
  ...kept(11, true),
  routingNumber: '110000000',
  bankName: 'Test Bank',
  last4: '6789',
  accountName: 'Okafor Supply',
  accountHolderType: 'company',
  email: 'pay@okafor.test',
  isUsable: true,
  deposits: null,
}
export const billing: BillingInfo = {
  ...kept(21, true),
  fullName: 'Bea Okafor',
  phoneNumber: '775-555-0101',
  email: 'bea@okafor.test',
  address: { street1: '', street2: '', city: 'Reno', state: 'NV', zipCode: '89501', country: 'US' },
  formattedAddress: 'Reno, NV, 89501, US',
  taxId: '',
}
export const primaries: BillingSummary = {
  primaryBillingInfo: billing,
  primaryCard: card(31, '4242', true),
  primaryACH: account,
  annualPlan: false,
}
export const buyer = (changes: Partial<SessionUser> = {}): SessionUser =>
  ({ id: 9, userType: 'customer', isEmailVerified: true, kycVerified: true, ...changes }) as SessionUser

export const priced = (fields: Record<string, unknown> = {}): Warehouse =>
  sampleWarehouse({ price1: 20, price3: 18, priceSq1: 2, availability: [], totalSpace: 10_000, ...fields })

type Shown = {
  warehouse?: Warehouse
  user?: SessionUser
  search?: string
  summary?: BillingSummary
  refuses?: boolean
  orders?: object[]
  cards?: Card[]
  infos?: BillingInfo[]
  quote?: object
  onPlaced?: () => void
}

/** As the route does it: what the dialog asks for is what it shows next. */
function Asking(props: ReservationProps) {
  const [asked, setAsked] = useState(props.asked)
  return <Reservation {...props} asked={asked} onAsk={setAsked} />
}

export async function open(
  shown: Shown = {},
  around: (reservation: ReactElement<ReservationProps>) => ReactElement = (reservation) => reservation,
): Promise<{ calls: SentCall[]; dialog: HTMLElement; closed: () => number }> {
  const calls = standInApi(({ method, path }) => {
    if (path === '/user/billing') return shown.summary ?? primaries
    if (path.startsWith('/user/cards')) return shown.cards ?? [card(31, '4242', true), card(32, '5556', false)]
    if (path.startsWith('/user/billing-info'))
      return shown.infos ?? (shown.summary?.primaryBillingInfo === null ? [] : [billing])
    if (path.startsWith('/user/ach')) return shown.summary?.primaryACH === null ? [] : [account]
    if (path.startsWith('/user/transaction')) return shown.orders ?? []
    if (path.startsWith('/merchants/quotes/')) return shown.quote
    if (path === '/coupon/apply') return { code: 'SPRING', kind: 'percent', percent: 25, amountCents: null }
    if (method === 'POST' && shown.refuses) throw new Refusal(409, 'The space is gone.')
    if (method === 'POST') shown.onPlaced?.()
    if (method === 'POST') return { id: 77, clientSecret: null }
    return shown.user ?? buyer()
  })
  const onClose = vi.fn()
  await renderInApp(
    around(
      <Asking
        open
        warehouse={shown.warehouse ?? priced()}
        user={shown.user ?? buyer()}
        asked={reserveSearchOf(shown.search ?? '?month=1&space=10&mode=PALLET')}
        returnTo="/dashboard/warehouses/7?month=1&space=10&mode=PALLET#RESERVE"
        onAsk={() => undefined}
        onClose={onClose}
      />,
    ),
  )
  const dialog = await screen.findByRole('dialog', { name: /Reserve/ })
  await within(dialog).findByText(
    /^(Confirm Payment|You already have this reservation|You can’t reserve this as entered)/,
  )
  return { calls, dialog, closed: () => onClose.mock.calls.length }
}

export const line = (dialog: HTMLElement, label: string): string =>
  within(dialog).getByText(label).parentElement?.textContent?.replace(label, '') ?? ''
export const confirm = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Confirm Payment' })
export const agree = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('checkbox', { name: 'Agree to Merchant Agreement' }))
export const byCard = (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('tab', { name: 'Pay By Card' }))
export const purchase = (calls: SentCall[]) => calls.find(({ path }) => path.startsWith('/purchase'))
