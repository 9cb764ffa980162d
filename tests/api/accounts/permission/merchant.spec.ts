import { amend } from '@stackyard/shared/domain/amendment'
import { sumOfCharges } from '@stackyard/shared/domain/running-terms'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newBuyer, readTransaction } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { amendmentsOf } from '../../reservations/amendment/amend'
import { orderIn } from '../../reservations/transaction/order-in'
import { grantsOf } from './grants'

const stack = sharedStack()
const { url } = stack
const { open, approvedBy } = grantsOf(stack)

it('acting for a merchant shows nothing of how they pay, and decides nothing that they pay later', async () => {
  const { owner, helper, id } = await approvedBy(await newBuyer(stack))
  const { token } = (await open(helper, id)).results
  const order = await orderIn(url, owner, 'approved', { selectedTerm: 3, quantity: 4 })
  expect(await readTransaction(url, owner.token, order)).toMatchObject({
    paymentMethod: { last4: '4242', holder: 'Bea Okafor' },
    billingInfo: { email: 'bea@stackyard.test' },
  })
  expect(await readTransaction(url, owner.token, order)).toHaveProperty('invoice')
  const seen = [
    await readTransaction(url, token, order),
    ...(await ok<Transaction[]>(url, 'GET', '/user/transaction/', { token })),
  ]
  for (const each of seen) {
    expect(each).toMatchObject({ id: order, paymentMethod: null, billingInfo: null, failure: null })
    expect(each).not.toHaveProperty('invoice')
  }
  const base = `/user/transaction/${order}`
  const paying = { token, body: { paymentType: 'CARD', cardId: owner.cardId } }
  expect((await call(url, 'POST', `${base}/installments/2/pay`, paying)).error?.code).toBe('FORBIDDEN')

  const changes = amendmentsOf(url)
  const seller = await tokenOf(url, 'seller')
  const { terms, unitCents, minimumCents, today, settled } = (await changes.read(order, owner.token)).results
  if (!terms) throw new Error('no terms')
  const totalCents = sumOfCharges(
    amend(terms, { kind: 'extension', months: 1 }, { unitCents, minimumCents }, { today, settled }),
  )
  const more = { kind: 'extension', months: 1, totalCents } as const
  expect((await changes.propose(order, token, more)).error?.code).toBe('FORBIDDEN')
  expect(await changes.propose(order, seller, more)).toMatchObject({ success: true })
  const { list: offered, canPropose } = (await changes.read(order, token)).results
  expect({ canPropose, actions: offered[0]?.actions }).toEqual({ canPropose: false, actions: ['decline'] })
  expect((await changes.step('accept', order, offered[0]?.id ?? 0, token, totalCents)).error?.code).toBe('FORBIDDEN')
  expect(await changes.accept(order, owner.token)).toMatchObject({ success: true })
})
