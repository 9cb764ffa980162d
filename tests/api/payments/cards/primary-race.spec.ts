import type { Card } from '@stackyard/shared/schema/payment'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { newPerson, type Person } from '../billing/new-person'
import { cardToken } from '../billing/payment-browser'

const { url, simUrl, pool } = sharedStack()
let person: Person
beforeAll(async () => {
  person = await newPerson(url)
})

const add = async (isPrimary: boolean) => {
  const body = { cardToken: await cardToken(simUrl), cardHolder: 'Robin Reyes', isPrimary }
  return call<Card>(url, 'POST', '/user/cards/', { token: person.token, body })
}

async function expectOnePrimary(): Promise<void> {
  const { rows } = await pool.query('select id from market.card where user_id = $1 and is_primary', [person.id])
  expect(rows).toHaveLength(1)
  const primary = await ok<Card>(url, 'GET', '/user/cards/primary', { token: person.token })
  expect(primary.id).toBe(rows[0].id)
}

describe('racing for primary (R-364)', () => {
  it('eight first cards at once end with one customer at the provider and one primary', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => add(true)))
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 8 }, () => 200))
    const { rows } = await pool.query('select customer_id from market.stripe_customer where user_id = $1', [person.id])
    expect(rows).toHaveLength(1)
    await expectOnePrimary()
  })

  it('each of the cards is made primary three times at once; exactly one is', async () => {
    const cards = await ok<Card[]>(url, 'GET', '/user/cards/', { token: person.token })
    const replies = await Promise.all(
      [...cards, ...cards, ...cards].map(({ id, cardHolder, expirationMonth, expirationYear }) => {
        const body = { cardHolder, expirationMonth, expirationYear, isPrimary: true }
        return call(url, 'PUT', `/user/cards/${id}`, { token: person.token, body })
      }),
    )
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    await expectOnePrimary()
  })
})
