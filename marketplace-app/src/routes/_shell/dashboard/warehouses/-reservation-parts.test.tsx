import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { agree, byCard, confirm, line, open, priced, purchase } from './-reservation.test-data'

const rates = { inbound: { per_pallet_rate: 6 } }
const both = () =>
  priced({
    fulfillmentRatesVisible: true,
    hasFulfillmentRates: true,
    fulfillmentDeposit: 500,
    fulfillmentRates: [
      { tierName: '0 to 500', fulfillmentRatesDetails: rates },
      { tierName: '501 to 2000', fulfillmentRatesDetails: rates },
    ],
    fulfillmentRatesDetails: { monthlyVolumeTiers: { price_501_to_2000_discount: 10 } },
  })
const tick = (dialog: HTMLElement, name: RegExp) => userEvent.click(within(dialog).getByRole('checkbox', { name }))

describe('storage and fulfillment in one dialog', () => {
  it('adds fulfillment to storage: both parts, one amount, and one purchase', async () => {
    const { dialog, calls } = await open({ warehouse: both() })
    expect(within(dialog).queryByText('Due for both')).toBeNull()
    await tick(dialog, /^Add fulfillment/)
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Monthly order volume' }), '501 to 2000')
    expect(screen.getByRole('dialog', { name: 'Reserve space and fulfillment' })).toBeDefined()
    expect(line(dialog, '1st Month Deposit Due')).toBe('$200.00')
    expect(line(dialog, 'Deposit')).toBe('$500.00')
    expect(line(dialog, 'Due for both')).toBe('$650.00')
    expect(within(dialog).getByText(/both are canceled or expire together/)).toBeDefined()
    await byCard(dialog)
    await agree(dialog)
    await userEvent.click(confirm(dialog))
    await screen.findByText('Warehouse Reservation Placed!')
    expect(purchase(calls)?.body).toMatchObject({
      type: 'offering',
      quantity: 10,
      monthlyTotal: 200,
      amountDue: 650,
      fulfillment: { monthlyVolumeTier: '501 to 2000', depositAmount: 500, amountDue: 450 },
    })
  })

  it('takes it off again', async () => {
    const { dialog } = await open({ warehouse: both(), search: '?month=1&space=10&mode=PALLET&add=0+to+500' })
    expect(line(dialog, 'Due for both')).toBe('$700.00')
    await tick(dialog, /^Add fulfillment/)
    expect(within(dialog).queryByText('Due for both')).toBeNull()
    expect(line(dialog, '1st Month Deposit Due')).toBe('$200.00')
  })

  it('adds storage to fulfillment, in an amount that can be reserved', async () => {
    const { dialog, calls } = await open({ warehouse: both(), search: '?tier=501+to+2000' })
    expect(line(dialog, 'Total Deposit')).toBe('$450.00')
    await tick(dialog, /^Add storage/)
    const quantity = within(dialog).getByRole('textbox', { name: 'Pallets' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '20{Enter}')
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Term' }), '3 months')
    expect(line(dialog, 'Due for both')).toBe('$810.00')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '999999999')
    expect((quantity as HTMLInputElement).value).toBe('999999999')
    expect(within(dialog).getByText(/^Maximum available space is/)).toBeDefined()
    expect(within(dialog).queryByText('You can’t reserve this as entered')).toBeNull()
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '20{Enter}')
    await byCard(dialog)
    await agree(dialog)
    await userEvent.click(confirm(dialog))
    await screen.findByText('Warehouse Reservation Placed!')
    expect(purchase(calls)?.body).toMatchObject({
      quantity: 20,
      selectedTerm: 3,
      amountDue: 810,
      fulfillment: { monthlyVolumeTier: '501 to 2000' },
    })
  })

  it('says why storage that is added can’t be reserved, and places nothing until it can', async () => {
    const { dialog } = await open({ warehouse: both(), search: '?tier=501+to+2000' })
    await tick(dialog, /^Add storage/)
    await byCard(dialog)
    await agree(dialog)
    expect(confirm(dialog)).toHaveProperty('disabled', false)
    const day = within(dialog).getByLabelText('Start date')
    fireEvent.change(day, { target: { value: '2020-01-01' } })
    expect((day as HTMLInputElement).value).toBe('2020-01-01')
    expect(within(dialog).getByText('Choose a day from tomorrow on')).toBeDefined()
    expect(confirm(dialog)).toHaveProperty('disabled', true)
    fireEvent.change(day, { target: { value: '2099-01-01' } })
    expect(within(dialog).queryByText('Choose a day from tomorrow on')).toBeNull()
    expect(confirm(dialog)).toHaveProperty('disabled', false)
  })

  it('offers neither where the warehouse has one of them', async () => {
    const { dialog } = await open()
    expect(within(dialog).queryByRole('checkbox', { name: /^Add/ })).toBeNull()
  })
})
