import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { newPerson, type Person } from '../billing/new-person'
import { membershipOf } from './plan-calls'

const stack = sharedStack()
const { url, pool } = stack
let admin: string
let person: Person
beforeAll(async () => {
  admin = await tokenOf(url, 'admin')
  person = await newPerson(url, 'seller')
})

const grant = (planId: string, token = admin) =>
  call(url, 'PUT', `/admin/plan/upgrade/${person.id}`, { token, body: { planId } })

describe('an admin upgrades another user’s plan (R-401)', () => {
  it('the results are the membership; nothing is charged; it is noted who did it', async () => {
    expect(await grant('scale')).toMatchObject({
      status: 200,
      results: { userId: person.id, planId: 'scale', source: 'granted', amountCents: 0 },
    })
    expect(await membershipOf(stack, person.token)).toMatchObject({ planId: 'scale', listingLimit: null })
    const { rows } = await pool.query(
      `select changes from market.audit_entry where subject_kind = 'user' and subject_id = $1 and action = 'grant-plan'`,
      [person.id],
    )
    expect(rows).toEqual([{ changes: { grantedPlan: ['free', 'scale'] } }])
  })

  it('takes it back with free', async () => {
    expect(await grant('free')).toMatchObject({ results: { planId: 'free', source: 'free' } })
    expect(await ok(url, 'GET', '/user/profile/', { token: person.token })).toMatchObject({ planId: 'free' })
  })

  it('refuses plans there are not, people there are not, and everybody else', async () => {
    expect(await grant('platinum')).toMatchObject({ status: 400 })
    const body = { planId: 'growth' }
    expect(await call(url, 'PUT', '/admin/plan/upgrade/999999999', { token: admin, body })).toMatchObject({
      status: 404,
    })
    expect(await grant('growth', person.token)).toMatchObject({ status: 403 })
  })
})
