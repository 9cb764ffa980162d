import { activityCount, activityStatement } from '@stackyard/cms/modules/management/person/activity-repository'
import { type ActivityEntry, ActivityQuery } from '@stackyard/shared/schema/activity'
import type { Session } from '@stackyard/shared/schema/account'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import type { Buyer } from '../../../setup/buyer'
import { newSeller, type NewSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { grantsOf, PERMISSIONS } from '../../accounts/permission/grants'
import { planOf } from '../../../setup/plan-of'
import { freshName, liveListing } from '../../listings/warehouse-write/new-listing'

const stack = sharedStack()
const { url, pool } = stack
let admin = ''
let owner: NewSeller
let helper: Buyer
let listing = 0
beforeAll(async () => {
  admin = await tokenOf(url, 'admin')
  const grants = grantsOf(stack)
  const approved = await grants.approvedBy(await newSeller(stack))
  owner = approved.owner
  helper = approved.helper
  const acting = await ok<Session>(url, 'POST', `${PERMISSIONS}/${approved.id}/open`, { token: helper.token })
  const name = freshName('Acts')
  const made = await ok<{ id: number }>(url, 'POST', '/warehouse/', { token: acting.token, body: liveListing(name) })
  listing = made.id
  await ok(url, 'PUT', `/warehouse/${listing}`, { token: owner.token, body: { description: 'Kept by the owner.' } })
})

const today = new Date().toISOString().slice(0, 10)
const list = (query: string) => call<ActivityEntry[]>(url, 'GET', `/admin/activity?${query}`, { token: admin })
const acts = async (query: string) => (await list(query)).results

describe('what people did', () => {
  it('of a person: their own acts and those in their name, with whoever did them, the newest first', async () => {
    const found = await acts(`personId=${owner.user.id}&kind=warehouse`)
    expect(found.map(({ action, actor, performedBy }) => [action, actor?.id, performedBy?.id ?? null])).toEqual([
      ['update', owner.user.id, null],
      ['create', owner.user.id, helper.id],
    ])
    expect(found[1]).toMatchObject({ actor: { name: 'Holm Storage' }, performedBy: { name: 'Bea Okafor' } })
    expect(found[0]?.subject).toEqual({ kind: 'warehouse', id: listing, name: expect.stringMatching(/^Acts /) })
    expect(found[0]?.changes.map(({ field }) => field)).toContain('description')
  })

  it('of a helper: what they did in another’s name, beside what they did for themselves', async () => {
    const found = await acts(`personId=${helper.id}`)
    expect(found.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['create', 'act-for', 'accept-invitation']),
    )
    expect(found.find(({ action }) => action === 'create')?.actor?.id).toBe(owner.user.id)
  })

  it('of days, both included, and of a kind of record', async () => {
    const person = `personId=${owner.user.id}`
    const all = await list(person)
    expect(all.results.length).toBeGreaterThan(2)
    expect((await acts(`${person}&from=${today}&to=${today}`)).length).toBe(all.results.length)
    expect(await acts(`${person}&to=2020-01-01`)).toEqual([])
    expect(await acts(`${person}&from=2090-01-01`)).toEqual([])
    expect(new Set((await acts(`${person}&kind=user`)).map(({ subject }) => subject.kind))).toEqual(new Set(['user']))
    const some = await list(`${person}&limit=1`)
    expect([some.results.length, some.total]).toEqual([1, all.results.length])
    expect((await acts(`${person}&limit=1&skip=1`))[0]?.id).toBe(all.results[1]?.id)
  })

  it('is for admins alone', async () => {
    for (const token of [owner.token, helper.token])
      expect(await call(url, 'GET', '/admin/activity', { token })).toMatchObject({ status: 403 })
  })
})

it.each([
  [{ personId: 7 }, ['audit_entry_actor', 'audit_entry_performer']],
  [{ personId: 7, from: '2026-01-01', to: '2026-01-31', kind: 'user' }, ['audit_entry_actor', 'audit_entry_performer']],
  [{ from: '2026-01-01', to: '2026-01-02' }, ['audit_entry_at']],
  [{}, ['audit_entry_at']],
])('reads by its indexes: %o', async (asked, indexes) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`insert into market.audit_entry (at, actor_id, performed_by, action, subject_kind, subject_id)
      select timestamptz '2025-01-01' + n * interval '10 minutes', n % 400, case when n % 50 = 0 then n % 300 end, 'planned',
        'user', n from generate_series(1, 60000) n`)
    await client.query('analyze market.audit_entry')
    const query = ActivityQuery.parse({ ...asked, skip: 0 })
    const plan = await planOf(client, activityStatement(query))
    for (const index of indexes) expect(plan).toMatch(new RegExp(`(using|on) ${index}\\b`))
    expect(plan).not.toContain('Seq Scan on audit_entry')
    if (Object.keys(asked).length > 0) expect(await planOf(client, activityCount(query))).not.toContain('Seq Scan')
  } finally {
    await client.query('rollback')
    client.release()
  }
})
