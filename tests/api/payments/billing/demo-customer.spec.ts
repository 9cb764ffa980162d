import type { BillingSummary } from '@stackyard/shared/schema/payment'
import { expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()

it('the demo customer has a primary card, bank account and billing details that the provider knows', async () => {
  const token = await tokenOf(url, 'customer')
  const before = await ok<BillingSummary>(url, 'GET', '/user/billing', { token })
  expect(before).toMatchObject({
    primaryCard: { brand: 'visa', last4: '4242', isPrimary: true },
    primaryACH: { last4: '6789', isUsable: true, isPrimary: true },
    primaryBillingInfo: { isPrimary: true, address: { city: 'Columbus', state: 'OH' } },
  })
  const { id, cardHolder, expirationMonth, expirationYear } = before.primaryCard ?? { id: 0 }
  const edit = { cardHolder, expirationMonth, expirationYear }
  const changed = await call(url, 'PUT', `/user/cards/${id}`, { token, body: { ...edit, cardHolder: 'Another Name' } })
  expect(changed).toMatchObject({ status: 200, results: { id, cardHolder: 'Another Name', isPrimary: true } })
  await ok(url, 'PUT', `/user/cards/${id}`, { token, body: edit })
  expect(await ok(url, 'GET', '/user/billing', { token })).toEqual(before)
})
