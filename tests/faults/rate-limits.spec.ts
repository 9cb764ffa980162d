import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPerson } from '../api/payments/billing/new-person'
import { call } from '../setup/api'
import { startStack, type Stack } from '../setup/stack'

/** Of the endpoint that is called. */
const PER_MINUTE = 10

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ frontDoors: 2, worker: false })
})
afterAll(() => stack.stop())

it('two web processes together let through what one may, and both refuse the next call', async () => {
  const { token } = await newPerson(stack.url)
  const add = (url: string) =>
    call(url, 'POST', '/user/cards/', { token, body: { cardToken: 'tok_none', cardHolder: 'Robin Reyes' } })
  const urls = Array.from({ length: PER_MINUTE + 6 }, (_, index) => stack.urls[index % 2] ?? '')
  const replies = await Promise.all(urls.map(add))
  const passed = replies.filter(({ status }) => status !== 429)
  expect(passed).toHaveLength(PER_MINUTE)
  for (const url of stack.urls) {
    const refused = await add(url)
    expect(refused).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
})
