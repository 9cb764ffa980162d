import type { Plan } from '@stackyard/shared/schema/plan'
import { describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()

describe('plans, signed out', () => {
  it('lists what each costs and allows (R-402)', async () => {
    const plans = await ok<Plan[]>(url, 'GET', '/plans/')
    expect(
      plans.map(({ id, monthlyPriceCents, annualPriceCents, listingLimit }) => [
        id,
        monthlyPriceCents,
        annualPriceCents,
        listingLimit,
      ]),
    ).toEqual([
      ['free', 0, 0, 1],
      ['growth', 14_900, 149_000, 10],
      ['scale', 39_900, 399_000, null],
    ])
  })

  it('lists those of one type', async () => {
    expect((await ok<Plan[]>(url, 'GET', '/plans/?type=paid')).map((plan) => plan.id)).toEqual(['growth', 'scale'])
    expect((await ok<Plan[]>(url, 'GET', '/plans/?type=free')).map((plan) => plan.id)).toEqual(['free'])
    expect(await ok<Plan[]>(url, 'GET', "/plans/?type=x'--")).toEqual([])
  })

  it('shows nobody a membership without a session', async () => {
    expect(await call(url, 'GET', '/payment/subscription')).toMatchObject({ status: 401 })
    expect(await call(url, 'PUT', '/plans/upgrade/growth', { body: {} })).toMatchObject({ status: 401 })
  })
})
