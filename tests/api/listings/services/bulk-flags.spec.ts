import type { FlagOutcome } from '@stackyard/shared/schema/listing-flags'
import type { ServiceCard } from '@stackyard/shared/schema/service-card'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { newService } from './new-service'

const { url, pool } = sharedStack()

const flag = async (body: object, token?: string) =>
  call<FlagOutcome>(url, 'PUT', '/admin/service/bulk', { token: token ?? (await tokenOf(url, 'admin')), body })

const isFound = async (name: string) =>
  (await ok<ServiceCard[]>(url, 'GET', `/services/?query=${encodeURIComponent(name)}`)).length > 0

const auditOf = async (ids: readonly number[]) =>
  (
    await pool.query<{ id: number; changes: object }>(
      `select subject_id as id, changes from market.audit_entry
       where subject_kind = 'service' and action = 'flag' and subject_id = any($1) order by subject_id, id`,
      [ids],
    )
  ).rows

describe('one flag of many services', () => {
  it('R-492 changes all at once, with an audit row each and no editor’s version', async () => {
    const made = [(await newService('Bulk')).service, (await newService('Bulk')).service]
    const ids = made.map(({ id }) => id)
    expect((await flag({ ids: [...ids, ...ids], flag: 'visible', value: false })).results).toEqual({
      changed: ids,
      refused: [],
    })
    expect(await Promise.all(made.map(({ name }) => isFound(name)))).toEqual([false, false])
    expect((await flag({ ids, flag: 'visible', value: false })).results).toEqual({ changed: [], refused: [] })
    expect(await auditOf(ids)).toEqual(ids.map((id) => ({ id, changes: { visible: [true, false] } })))
    const record = await ok<{ version: number; visible: boolean }>(url, 'GET', `/admin/service/${ids[0]}`, {
      token: await tokenOf(url, 'admin'),
    })
    expect(record).toMatchObject({ version: made[0]?.version, visible: false })
    await flag({ ids, flag: 'visible', value: true })
    expect(await Promise.all(made.map(({ name }) => isFound(name)))).toEqual([true, true])
  })

  it('leaves services of the free plan without a spotlight, and tells which; the mark of a partner they get', async () => {
    const free = (await newService('Free bulk', 'free')).service
    const paid = (await newService('Paid bulk')).service
    const ids = [free.id, paid.id]
    const gone = 999_999_999
    expect((await flag({ ids: [...ids, gone], flag: 'isFeatured', value: true })).results).toEqual({
      changed: [paid.id],
      refused: [free.id, gone],
    })
    expect((await flag({ ids, flag: 'partner', value: true })).results).toEqual({ changed: ids, refused: [] })
    expect(await auditOf([free.id])).toEqual([{ id: free.id, changes: { partner: [false, true] } }])
  })

  it('is for admins, for known flags and for at most a hundred', async () => {
    expect((await flag({ ids: [1], flag: 'visible', value: false }, await tokenOf(url, 'seller'))).status).toBe(403)
    expect((await flag({ ids: [1], flag: 'isHighPriority', value: true })).status).toBe(400)
    expect((await flag({ ids: [], flag: 'visible', value: true })).status).toBe(400)
    const many = Array.from({ length: 101 }, (_, at) => at + 1)
    expect((await flag({ ids: many, flag: 'visible', value: true })).status).toBe(400)
  })
})
