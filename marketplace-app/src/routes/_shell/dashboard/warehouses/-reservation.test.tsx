import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cloneElement, useEffect, useState } from 'react'
import { toast } from 'sonner'
import { describe, expect, it, vi } from 'vitest'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { renderInApp } from '../../../../lib/render-in-app.test-data'
import { texts } from '../../../../lib/texts'
import { moneyTexts } from '../../../../lib/texts/money'
import { Reservation } from './-reservation'
import {
  account,
  agree,
  buyer,
  byCard,
  confirm,
  line,
  open,
  priced,
  primaries,
  purchase,
} from './-reservation.test-data'

describe('the purchase dialog', () => {
  it('R-330: says that it loads while the primaries are on their way', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    await renderInApp(
      <Reservation
        open
        warehouse={priced()}
        user={buyer()}
        asked={{ month: 1, space: 10 }}
        onAsk={vi.fn()}
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

  it('R-333: a fulfillment tier with its deposit', async () => {
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

  it('R-333: a tier with a discount shows the deposit, the discount, and what is left', async () => {
    const warehouse = priced({
      fulfillmentRatesVisible: true,
      hasFulfillmentRates: true,
      fulfillmentDeposit: 500,
      fulfillmentRates: [{ tierName: '0 to 500', fulfillmentRatesDetails: {} }],
      fulfillmentRatesDetails: { monthlyVolumeTiers: { price_0_to_500_discount: 10 } },
    })
    const { dialog } = await open({ warehouse, search: '?tier=0+to+500' })
    expect(line(dialog, 'Deposit')).toBe('$500.00')
    expect(line(dialog, 'Tier discount')).toMatch(/50\.00/)
    expect(line(dialog, 'Total Deposit')).toBe('$450.00')
    expect(within(dialog).getByText(/you agree on it with the warehouse, and the deposit stays paid/)).toBeDefined()
    await userEvent.click(within(dialog).getByRole('tab', { name: 'Pay By ACH' }))
    expect(within(dialog).getByText(/^A bank debit .* when the warehouse approves\.$/)).toBeDefined()
    await agree(dialog)
    await userEvent.click(confirm(dialog))
    expect(await within(dialog).findByText(/You are charged the deposit only if it accepts/)).toBeDefined()
    expect(within(dialog).queryByText(/the space is/)).toBeNull()
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
    expect(screen.getByRole('link', { name: 'View reservation' }).getAttribute('href')).toBe(
      '/dashboard/transactions/77',
    )
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Reservation made', undefined))
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
        'We couldn’t complete your reservation.',
        expect.objectContaining({ description: 'The space is gone.' }),
      ),
    )
    expect(purchase(calls)?.body).toMatchObject({ paymentType: 'ACH', achId: 11 })
    expect(purchase(calls)?.body).not.toHaveProperty('cardId')
    expect(purchase(calls)?.body).not.toHaveProperty('billingInfoId')
    expect(screen.queryByText('Warehouse Reservation Placed!')).toBeNull()
  })
})
