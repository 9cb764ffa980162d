import { expect, test } from '../setup/browser-test'
import { paymentIntentOf, simulatorStore } from '../setup/simulator'
import { inDays } from '../setup/days'
import {
  addBankAccount,
  chooseSpace,
  confirmPurchase,
  decide,
  newcomer,
  register,
  reserve,
  searchAndOpen,
  verifyEmail,
} from './journey'

/** 200 square feet at the price of one month, $1.50. */
const DUE_CENTS = 30_000

test('a visitor reserves square feet by bank account; the debit is made when the seller accepts', async ({
  page,
  stack,
  browser,
  signInAs,
}) => {
  const person = newcomer()
  await searchAndOpen(page, 'Memphis', 'Calloway Memphis Distribution Center')
  await chooseSpace(page, { mode: 'Square feet', months: 1, quantity: 200, start: inDays(3) })
  await reserve(page)
  await register(page, person)
  const dialog = page.getByRole('dialog', { name: 'Reserve space' })
  await expect(dialog.getByText('200', { exact: true })).toBeVisible()
  await verifyEmail(page, stack.outbox, person.email)
  await dialog.getByRole('tab', { name: 'Pay By ACH' }).click()
  await addBankAccount(page, person)
  await expect(dialog.getByText('6789').first()).toBeVisible()
  const before = Object.keys((await simulatorStore(stack.simUrl)).payment_intent).length
  const id = await confirmPurchase(page)
  expect(Object.keys((await simulatorStore(stack.simUrl)).payment_intent)).toHaveLength(before)

  const office = await browser.newContext({ baseURL: stack.url })
  const seller = await office.newPage()
  await signInAs(seller, 'seller')
  await decide(seller, id, 'Accept reservation')
  await expect(seller.getByText('Reservation accepted')).toBeVisible()
  await office.close()

  await expect
    .poll(async () => (await paymentIntentOf(stack.simUrl, id)).status, { timeout: 30_000 })
    .toMatch(/processing|succeeded/)
  const debit = await paymentIntentOf(stack.simUrl, id)
  expect(debit.amount).toBe(Math.round(DUE_CENTS * 0.9))
})
