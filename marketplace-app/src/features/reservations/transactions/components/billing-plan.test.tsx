import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Installment } from '@stackyard/shared/schema/installment'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { Refusal, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { BillingPlan } from './billing-plan'

const month = (number: number, changes: Partial<Installment> = {}): Installment => ({
  number,
  dueDate: `2027-0${number}-01`,
  lastDate: `2027-0${number}-28`,
  isExtra: false,
  amount: 1250.5,
  state: 'scheduled',
  nextTryDate: null,
  paidAt: null,
  failure: null,
  canPay: false,
  ...changes,
})
const paid = (number: number) => month(number, { state: 'paid', paidAt: '2027-02-01T08:12:00.000Z' })

const card = { id: 4, brand: 'visa', last4: '4242' }
const bank = { id: 7, bankName: 'Test Bank', last4: '6789', isUsable: true }

const answerWith =
  (months: () => readonly Installment[], pay: () => unknown = months) =>
  ({ method, path }: SentCall): unknown => {
    if (path === '/user/transaction/12/installments') return months()
    if (method === 'POST') return pay()
    if (path.includes('ach')) return [bank, { ...bank, id: 8, last4: '0000', isUsable: false }]
    return [card]
  }

const show = () => renderInApp(<BillingPlan transaction={{ id: 12 } as Transaction} />)
const rowOf = async (number: number) => screen.findByRole('row', { name: new RegExp(`^${number} `) })
const payButton = (number: number) => screen.queryByRole('button', { name: `Pay month ${number}` })

describe('the billing plan of a reservation', () => {
  it('says what is charged next, and when', async () => {
    standInApi(answerWith(() => [paid(2), month(3), month(4)]))
    await show()
    expect(await screen.findByText('Next: $1,250.50 on 01 Mar 2027')).toBeDefined()
    expect(within(await rowOf(2)).getByText('Paid')).toBeDefined()
    expect(within(await rowOf(4)).getByText('Planned')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says that all is paid', async () => {
    standInApi(answerWith(() => [paid(2), paid(3)]))
    await show()
    expect(await screen.findByText('All months are paid.')).toBeDefined()
  })

  it('names the next try of a month that failed, and why', async () => {
    const failed = { state: 'retrying', nextTryDate: '2027-02-04', failure: 'Your card was declined.' } as const
    standInApi(answerWith(() => [month(2, { ...failed, canPay: true }), month(3)]))
    await show()
    const row = within(await rowOf(2))
    expect(row.getByText('Failed, we will try again')).toBeDefined()
    expect(row.getByText('We try again on 04 Feb 2027')).toBeDefined()
    expect(row.getByText('Your card was declined.')).toBeDefined()
    expect(payButton(2)).not.toBeNull()
  })

  it('is nothing where no month follows the first', async () => {
    const calls = standInApi(answerWith(() => []))
    await show()
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('that could not be read is read again on demand', async () => {
    let isBroken = true
    const read = answerWith(() => [month(2)])
    standInApi((call) => {
      if (isBroken) throw new Refusal(500, 'Something went wrong')
      return read(call)
    })
    await show()
    const retry = await screen.findByRole('button', { name: /again/i })
    isBroken = false
    await userEvent.click(retry)
    expect(await rowOf(2)).toBeDefined()
  })
})

describe('a month that failed', () => {
  it('is paid by the merchant with a usable method of choice', async () => {
    let isPaid = false
    const months = () => [isPaid ? paid(2) : month(2, { state: 'failed', canPay: true }), month(3)]
    const pay = () => {
      isPaid = true
      return months()
    }
    const calls = standInApi(answerWith(months, pay))
    await show()
    expect(await screen.findByText('Open: $1,250.50 has not been paid yet')).toBeDefined()
    const methods = await screen.findByRole('combobox', { name: 'Pay with' })
    await waitFor(() => expect(within(methods).getAllByRole('option')).toHaveLength(2))
    await userEvent.selectOptions(methods, 'Test Bank account ending in 6789')
    await userEvent.click(screen.getByRole('button', { name: 'Pay month 2' }))
    await waitFor(() => expect(payButton(2)).toBeNull())
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/user/transaction/12/installments/2/pay', body: { paymentType: 'ACH', achId: 7 } },
    ])
    expect(within(await rowOf(2)).getByText('Paid')).toBeDefined()
  })

  it('stays open, and to be paid, when the bank refuses', async () => {
    const months = () => [month(2, { state: 'failed', canPay: true })]
    const refuse = () => {
      throw new Refusal(402, 'Your card was declined.', { code: 'CARD_DECLINED' })
    }
    const calls = standInApi(answerWith(months, refuse))
    await show()
    await screen.findByRole('option', { name: 'Visa ending in 4242' })
    await userEvent.click(screen.getByRole('button', { name: 'Pay month 2' }))
    await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/installments'))).toHaveLength(2))
    expect(payButton(2)).not.toBeNull()
    expect(within(await rowOf(2)).getByText('Open')).toBeDefined()
  })
})
