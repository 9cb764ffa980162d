import type { BillingInfo } from '@stackyard/shared/schema/payment'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { newPerson, type Person } from '../billing/new-person'
import { billingForm } from '../billing/payment-browser'

const stack = sharedStack()
const { url } = stack
let owner: Person
let own: BillingInfo
beforeAll(async () => {
  owner = await newPerson(url)
  const body = billingForm('Robin Reyes', true)
  own = await ok<BillingInfo>(url, 'POST', '/user/billing-info/', { token: owner.token, body })
})

describe.each(['customer', 'seller'] as const)("another's billing details, for a %s (R-370)", (userType) => {
  let token: string
  beforeAll(async () => {
    token = (await newPerson(url, userType)).token
  })

  it('answers like a missing one and stays as it is', async () => {
    const missing = await call(url, 'GET', '/user/billing-info/2147483647', { token })
    expect(missing).toMatchObject({ status: 404, results: null })
    const attempts = [
      await call(url, 'GET', `/user/billing-info/${own.id}`, { token }),
      await call(url, 'PUT', `/user/billing-info/${own.id}`, { token, body: billingForm('Mallory', true) }),
      await call(url, 'DELETE', `/user/billing-info/${own.id}`, { token }),
    ]
    for (const attempt of attempts)
      expect({ status: attempt.status, error: attempt.error, results: attempt.results }).toEqual({
        status: missing.status,
        error: missing.error,
        results: missing.results,
      })
    expect(await ok(url, 'GET', `/user/billing-info/${own.id}`, { token: owner.token })).toEqual(own)
  })

  it('is in no list, primary or summary but its own', async () => {
    expect(await call(url, 'GET', '/user/billing-info/', { token })).toMatchObject({
      status: 200,
      results: [],
      total: 0,
    })
    expect(await call(url, 'GET', '/user/billing-info/primary', { token })).toMatchObject({
      statusCode: 404,
      results: null,
    })
    expect(await ok(url, 'GET', '/user/billing', { token })).toMatchObject({ primaryBillingInfo: null })
    expect(await ok(url, 'GET', '/user/billing', { token: owner.token })).toMatchObject({
      primaryBillingInfo: { id: own.id },
    })
  })
})
