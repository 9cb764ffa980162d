import { expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { newPerson } from '../billing/new-person'
import { achForm } from '../billing/payment-browser'

const { url } = sharedStack()

it.each([
  ['cards', { cardToken: 'tok_none', cardHolder: 'Robin Reyes' }],
  ['ach', achForm('seti_none')],
])('one account tries many /user/%s: after ten in a minute it has to wait, others have not', async (path, body) => {
  const { token } = await newPerson(url)
  const add = (as: string) => call(url, 'POST', `/user/${path}/`, { token: as, body })
  for (let count = 0; count < 10; count += 1) expect((await add(token)).status).toBe(400)
  const refused = await add(token)
  expect(refused).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await add((await newPerson(url)).token)).status).toBe(400)
})
