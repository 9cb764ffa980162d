import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cloneElement, type ReactElement, useEffect, useState } from 'react'
import { toast } from 'sonner'
import { describe, expect, it, vi } from 'vitest'
import type { AchAccount, BillingInfo, BillingSummary, Card } from '@stackyard/shared/schema/payment'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { sampleWarehouse } from '@stackyard/shared/ui/sample-warehouse.test-data'
import { Refusal, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { texts } from '../../../../lib/texts'
import { moneyTexts } from '../../../../lib/texts/money'
import { Reservation, type ReservationProps } from './-reservation'

const kept = (id: number, isPrimary: boolean) => ({ id, _id: id, isPrimary, createdAt: '2026-01-01T00:00:00Z' })
const card = (id: number, last4: string, isPrimary: boolean): Card => ({
  ...kept(id, isPrimary),
  brand: 'visa',
  last4,
  cardHolder: 'Bea Okafor',
  expirationMonth: 8,
  expirationYear: 2031,
})
const account: AchAccount = {
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
const billing: BillingInfo = {
  ...kept(21, true),
  fullName: 'Bea Okafor',
  phoneNumber: '775-555-0101',
  email: 'bea@okafor.test',
  address: { street1: '', street2: '', city: 'Reno', state: 'NV', zipCode: '89501', country: 'US' },
  formattedAddress: 'Reno, NV, 89501, US',
}
const primaries: BillingSummary = {
  primaryBillingInfo: billing,
  primaryCard: card(31, '4242', true),
  primaryACH: account,
  annualPlan: false,
}
const buyer = (changes: Partial<SessionUser> = {}): SessionUser =>
  ({ id: 9, userType: 'customer', isEmailVerified: true, kycVerified: true, ...changes }) as SessionUser

const priced = (fields: Record<string, unknown> = {}): Warehouse =>
  sampleWarehouse({ price1: 20, price3: 18, priceSq1: 2, availability: [], totalSpace: 10_000, ...fields })

type Shown = {
  warehouse?: Warehouse
  user?: SessionUser
  search?: string
  summary?: BillingSummary
  refuses?: boolean
  onPlaced?: () => void
}

async function open(
  shown: Shown = {},
  around: (reservation: ReactElement<ReservationProps>) => ReactElement = (reservation) => reservation,
): Promise<{ calls: SentCall[]; dialog: HTMLElement; closed: () => number }> {
  const calls = standInApi(({ method, path }) => {
    if (path === '/user/billing') return shown.summary ?? primaries
    if (path.startsWith('/user/cards')) return [card(31, '4242', true), card(32, '5556', false)]
    if (path.startsWith('/user/billing-info')) return [billing]
    if (path.startsWith('/user/ach')) return [account]
    if (path === '/coupon/apply') return { code: 'SPRING', kind: 'percent', percent: 25, amountCents: null }
    if (method === 'POST' && shown.refuses) throw new Refusal(409, 'The space is gone.')
    if (method === 'POST') shown.onPlaced?.()
    if (method === 'POST') return { id: 77, clientSecret: null }
    return shown.user ?? buyer()
  })
  const onClose = vi.fn()
  await renderInApp(
    around(
      <Reservation
        open
        warehouse={shown.warehouse ?? priced()}
        user={shown.user ?? buyer()}
        search={shown.search ?? '?month=1&space=10&mode=PALLET'}
        returnTo="/dashboard/warehouses/7?month=1&space=10&mode=PALLET#RESERVE"
        onClose={onClose}
      />,
    ),
  )
  const dialog = await screen.findByRole('dialog', { name: /Reserve/ })
  await within(dialog).findByText('Confirm Payment')
  return { calls, dialog, closed: () => onClose.mock.calls.length }
}

const line = (dialog: HTMLElement, label: string): string =>
  within(dialog).getByText(label).parentElement?.textContent?.replace(label, '') ?? ''
const confirm = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Confirm Payment' })
const agree = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('checkbox', { name: 'Agree to Merchant Agreement' }))
const byCard = (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('tab', { name: 'Pay By Card' }))
const purchase = (calls: SentCall[]) => calls.find(({ path }) => path.startsWith('/purchase'))

describe('the purchase dialog (001 §2.3)', () => {
  it('R-330: says that it loads while the primaries are on their way', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    await renderInApp(
      <Reservation
        open
        warehouse={priced()}
        user={buyer()}
        search="?month=1&space=10"
        returnTo="/"
        onClose={vi.fn()}
      />,
    )
    const dialog = await screen.findByRole('dialog', { name: 'Reserve space' })
    expect(within(dialog).getByRole('status').textContent).toBe(texts.shell.loading)
    expect(screen.queryByText('Confirm Payment')).toBeNull()
  })

  it('R-331 R-332: pallets with term, unit price, quantity, monthly total and deposit', async () => {
    const { dialog } = await open()
    expect(line(dialog, 'Selected Term')).toBe('1 month')
    expect(line(dialog, 'Price Per Pallet')).toBe('$20.00')
    expect(line(dialog, 'Quantity of Pallet')).toBe('10')
    expect(line(dialog, 'Monthly Total')).toBe('$200.00')
    expect(line(dialog, '1st Month Deposit Due')).toBe('$200.00')
    expect(
      within(dialog).getByText('*Remaining balance billed by warehouse in accordance with their contract terms'),
    ).toBeDefined()
  })

  it('R-331 R-332: square feet at the discounted price, where there is a discount', async () => {
    const warehouse = priced({ hotRackEnabled: true, discountOption: 'percentage', discountSq1: 25 })
    const { dialog } = await open({ warehouse, search: '?month=1&space=1000&mode=SQ_FEET' })
    expect(line(dialog, 'Price Per Foot')).toBe('$1.50')
    expect(line(dialog, 'Total Square Footage')).toBe('1,000')
    expect(line(dialog, 'Monthly Total')).toBe('$1,500.00')
    expect(within(dialog).queryByText('Price Per Pallet')).toBeNull()
  })

  it('R-333: a fulfilment tier with its deposit', async () => {
    const warehouse = priced({
      fulfillmentRatesVisible: true,
      hasFulfillmentRates: true,
      fulfillmentDeposit: 500,
      fulfillmentRates: [{ tierName: '0 to 500', fulfillmentRatesDetails: {} }],
      fulfillmentRatesDetails: { monthlyVolumeTiers: {} },
    })
    const { dialog } = await open({ warehouse, search: '?tier=0+to+500' })
    expect(line(dialog, 'Selected Monthly Volume Tier')).toMatch(/0.+500/)
    expect(line(dialog, 'Total Deposit')).toBe('$500.00')
    expect(within(dialog).queryByText('Monthly Total')).toBeNull()
  })

  it('R-334 R-335: two ways to pay with the primaries chosen, masked as the spec has them', async () => {
    const { dialog } = await open()
    expect(
      within(dialog)
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(['Pay By ACH', 'Pay By Card'])
    const bank = within(dialog).getByRole('button', { name: /Select ACH/ }).textContent ?? ''
    for (const part of ['•••• 6789', '110000000', 'Okafor Supply', 'pay@okafor.test']) expect(bank).toContain(part)
    await byCard(dialog)
    const chosen = within(dialog).getByRole('button', { name: /Select Payment card/ }).textContent ?? ''
    expect(chosen).toContain('**** **** **** 4242')
    expect(chosen).toContain('Bea Okafor')
    expect(within(dialog).getByRole('button', { name: /Select Billing Details/ }).textContent).toContain('Bea Okafor')
  })

  it('R-353 R-360: each selector opens its picker, without the primary option; a choice comes back', async () => {
    const { dialog } = await open()
    const slot = (name: RegExp) => within(dialog).getByRole('button', { name })
    const pickFrom = async (title: string, choice: RegExp) => {
      await userEvent.click(slot(new RegExp(title)))
      const picker = screen.getByRole('dialog', { name: title })
      const chosen = await within(picker).findByRole('button', { name: choice })
      expect(within(picker).queryByText('Primary')).toBeNull()
      await userEvent.click(chosen)
    }
    await pickFrom('Select ACH', /^Select .*6789/)
    await byCard(dialog)
    await pickFrom('Select Billing Details', /^Select Bea Okafor/)
    await pickFrom('Select Payment card', /^Select .*5556/)
    expect(slot(/Select Payment card/).textContent).toContain('5556')
    await pickFrom('Select Payment card', /^Edit .*4242/)
    await screen.findByRole('textbox', { name: /Card Holder/ })
    expect(screen.queryByText('Primary')).toBeNull()
  })

  it('R-336: above 10,000 dollars a month the identity comes first, at it not', async () => {
    const unknown = buyer({ kycVerified: false })
    const at = await open({ user: unknown, search: '?month=1&space=500&mode=PALLET' })
    expect(line(at.dialog, 'Monthly Total')).toBe('$10,000.00')
    expect(within(at.dialog).queryByText('Verify Identity')).toBeNull()
    document.body.replaceChildren()
    const above = await open({ user: unknown, search: '?month=1&space=501&mode=PALLET' })
    expect(within(above.dialog).getByText('You need to verify your identity to make this transaction')).toBeDefined()
    expect(within(above.dialog).getByRole('link', { name: 'Verify Identity' }).getAttribute('href')).toContain(
      '/auth/kyc?returnTo=',
    )
    await agree(above.dialog)
    expect(confirm(above.dialog).disabled).toBe(true)
  })

  it('R-339 R-340: names each of the four kinds that is not taken, with the way to the seller’s thread', async () => {
    const { dialog } = await open({ warehouse: { ...priced(), features: { hazmat: true } } as Warehouse })
    const notice = within(dialog).getByText('Warehouse restricts the following:').parentElement
    expect(
      within(notice as HTMLElement)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Oversized items', 'Food and Beverage', 'Pharmaceutical and Medical Supplies'])
    const ask = within(notice as HTMLElement).getByRole('link', { name: 'warehouse' })
    expect(ask.getAttribute('href')).toBe(`/dashboard/messages?id=${priced().seller.id}`)
    document.body.replaceChildren()
    const takesAll = {
      features: { hazmat: true, oversizedItems: true },
      categories: { foodBeverage: true, pharmaceuticalMedicalSupplies: true },
    }
    const all = await open({ warehouse: { ...priced(), ...takesAll } as Warehouse })
    expect(within(all.dialog).queryByText('Warehouse restricts the following:')).toBeNull()
  })

  it('R-341 R-352: the agreement opens beside, and what a hold is stands before Confirm', async () => {
    const { dialog } = await open()
    const agreement = within(dialog)
      .getAllByRole('link')
      .find((link) => link.getAttribute('href')?.startsWith('/merchant-agreement'))
    expect(agreement?.getAttribute('target')).toBe('_blank')
    const info = within(dialog).getByText(/hold/i)
    expect(info.compareDocumentPosition(confirm(dialog)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it.each([
    ['a bank account', primaries, 'ACH', true],
    ['no bank account', { ...primaries, primaryACH: null, primaryCard: null }, 'ACH', false],
    [
      'an account that is not verified yet',
      { ...primaries, primaryACH: { ...account, isUsable: false } },
      'ACH',
      false,
    ],
    ['card and billing details', primaries, 'CARD', true],
    ['a card alone', { ...primaries, primaryBillingInfo: null }, 'CARD', false],
    ['billing details alone', { ...primaries, primaryCard: null }, 'CARD', false],
  ] as const)('R-344: Confirm Payment with %s', async (_what, summary, kind, isReady) => {
    const { dialog } = await open({ summary })
    if (kind === 'CARD') await byCard(dialog)
    expect(confirm(dialog).disabled).toBe(true)
    await agree(dialog)
    expect(confirm(dialog).disabled).toBe(!isReady)
  })

  it('R-345 R-346 R-347: sends the chosen method alone and the figures less the discount, then leads to the order', async () => {
    const warehouse = priced({ hotRackEnabled: true, discountOption: 'percentage', discount1: 10 })
    const { calls, dialog } = await open({ warehouse })
    await byCard(dialog)
    await agree(dialog)
    await userEvent.click(confirm(dialog))
    expect(await screen.findByText('Warehouse Reservation Placed!')).toBeDefined()
    expect(purchase(calls)).toMatchObject({
      path: '/purchase',
      body: { paymentType: 'CARD', cardId: 31, billingInfoId: 21, price: 180, total: 180, amountDue: 180 },
    })
    expect(purchase(calls)?.body).not.toHaveProperty('achId')
    expect(screen.getByRole('link', { name: 'View Transaction' }).getAttribute('href')).toBe(
      '/dashboard/transactions/77',
    )
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Purchase Created!', undefined))
  })

  it('what is placed stays placed, even if it took the last of the space', async () => {
    const space = new EventTarget()
    const { dialog } = await open({ onPlaced: () => space.dispatchEvent(new Event('taken')) }, (reservation) => {
      const Shrinking = () => {
        const [warehouse, setWarehouse] = useState(priced())
        useEffect(() => space.addEventListener('taken', () => setWarehouse(priced({ totalSpace: 100 }))), [])
        return cloneElement(reservation, { warehouse })
      }
      return <Shrinking />
    })
    await agree(dialog)
    await userEvent.click(confirm(dialog))
    expect(await screen.findByText('Warehouse Reservation Placed!')).toBeDefined()
    expect(screen.queryByText(moneyTexts.purchase.cannot)).toBeNull()
  })

  it('takes a coupon: what is due follows, and the code goes with the purchase', async () => {
    const { calls, dialog } = await open()
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Coupon code' }), 'spring')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }))
    expect(await within(dialog).findByText('SPRING: 25 % off this payment')).toBeDefined()
    expect(line(dialog, 'Coupon SPRING')).toBe('-$50.00')
    expect(line(dialog, 'Due with the coupon')).toBe('$150.00')
    expect(line(dialog, '1st Month Deposit Due')).toBe('$200.00')
    await agree(dialog)
    await userEvent.click(confirm(dialog))
    await screen.findByText('Warehouse Reservation Placed!')
    expect(calls.find(({ path }) => path === '/coupon/apply')?.body).toEqual({ code: 'spring', appliesTo: 'deposits' })
    expect(purchase(calls)?.body).toMatchObject({ amountDue: 200, couponCode: 'SPRING', couponDiscount: 50 })
  })

  it('R-345 R-347: by bank account, and what is said when it is refused', async () => {
    const { calls, dialog } = await open({ refuses: true })
    await agree(dialog)
    await userEvent.click(confirm(dialog))
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith(
        'Error in create purchase',
        expect.objectContaining({ description: 'The space is gone.' }),
      ),
    )
    expect(purchase(calls)?.body).toMatchObject({ paymentType: 'ACH', achId: 11 })
    expect(purchase(calls)?.body).not.toHaveProperty('cardId')
    expect(purchase(calls)?.body).not.toHaveProperty('billingInfoId')
    expect(screen.queryByText('Warehouse Reservation Placed!')).toBeNull()
  })
})
