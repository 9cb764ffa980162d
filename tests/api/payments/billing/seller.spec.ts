import { expect, it } from 'vitest'
import { ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { newPerson } from './new-person'
import { achForm, billingForm, cardToken, connectBank } from './payment-browser'

const stack = sharedStack()
const { url, simUrl } = stack

it('a seller manages payment records of the own, and the summary holds all three primaries', async () => {
  const { token } = await newPerson(url, 'seller')
  const empty = { primaryBillingInfo: null, primaryCard: null, primaryACH: null, annualPlan: false }
  expect(await ok(url, 'GET', '/user/billing', { token })).toEqual(empty)
  const card = { cardToken: await cardToken(simUrl, '5555555555554444'), cardHolder: 'Robin Reyes', isPrimary: true }
  const primaryCard = await ok(url, 'POST', '/user/cards/', { token, body: card })
  expect(primaryCard).toMatchObject({ brand: 'mastercard', last4: '4444' })
  const bank = achForm(await connectBank(stack, token), true)
  const primaryACH = await ok(url, 'POST', '/user/ach/', { token, body: bank })
  const details = billingForm('Robin Reyes', true)
  const primaryBillingInfo = await ok(url, 'POST', '/user/billing-info/', { token, body: details })
  const full = { primaryBillingInfo, primaryCard, primaryACH, annualPlan: false }
  expect(await ok(url, 'GET', '/user/billing', { token })).toEqual(full)
})
