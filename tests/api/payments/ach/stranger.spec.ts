import type { AchAccount } from '@stackyard/shared/schema/payment'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { newPerson, type Person } from '../billing/new-person'
import { achForm, connectBank } from '../billing/payment-browser'

const stack = sharedStack()
const { url } = stack
let owner: Person
let own: AchAccount
beforeAll(async () => {
  owner = await newPerson(url)
  const body = achForm(await connectBank(stack, owner.token), true)
  own = await ok<AchAccount>(url, 'POST', '/user/ach/', { token: owner.token, body })
})

describe.each(['customer', 'seller'] as const)("another's bank account, for a %s (R-370)", (userType) => {
  let token: string
  beforeAll(async () => {
    token = (await newPerson(url, userType)).token
  })

  it('answers like a missing one and stays as it is', async () => {
    const missing = await call(url, 'GET', '/user/ach/2147483647', { token })
    expect(missing).toMatchObject({ status: 404, results: null })
    const attempts = [
      await call(url, 'GET', `/user/ach/${own.id}`, { token }),
      await call(url, 'PUT', `/user/ach/${own.id}`, {
        token,
        body: { accountName: 'Mallory', accountHolderType: 'individual', isPrimary: true },
      }),
      await call(url, 'DELETE', `/user/ach/${own.id}`, { token }),
    ]
    for (const attempt of attempts)
      expect({ status: attempt.status, error: attempt.error, results: attempt.results }).toEqual({
        status: missing.status,
        error: missing.error,
        results: missing.results,
      })
    expect(await ok(url, 'GET', `/user/ach/${own.id}`, { token: owner.token })).toEqual(own)
  })

  it('is in no list, primary or summary but its own', async () => {
    expect(await call(url, 'GET', '/user/ach/', { token })).toMatchObject({ status: 200, results: [], total: 0 })
    expect(await call(url, 'GET', '/user/ach/primary', { token })).toMatchObject({ statusCode: 404, results: null })
    expect(await ok(url, 'GET', '/user/billing', { token })).toMatchObject({ primaryACH: null })
    expect(await ok(url, 'GET', '/user/billing', { token: owner.token })).toMatchObject({ primaryACH: { id: own.id } })
  })

  it("cannot be added by its owner's setup", async () => {
    const achToken = await connectBank(stack, owner.token)
    await ok(url, 'POST', '/user/ach/setup-intent', { token })
    const reply = await call(url, 'POST', '/user/ach/', { token, body: achForm(achToken) })
    expect(reply).toMatchObject({ status: 400, error: { code: 'PAYMENT_METHOD_INVALID' } })
  })
})
