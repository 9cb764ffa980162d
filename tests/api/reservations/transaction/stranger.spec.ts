import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { newBuyer, type Buyer } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { act, orderIn, paths, readSettled, type Call } from './order-in'

const stack = sharedStack()
const { url } = stack
let owner: Buyer
let id: number
const strangers = new Map<string, string>()
beforeAll(async () => {
  owner = await newBuyer(stack)
  id = await orderIn(url, owner, 'pending')
  strangers.set('customer', (await newBuyer(stack)).token)
  strangers.set('seller', await tokenOf(url, 'seller2'))
  strangers.set('manager', await tokenOf(url, 'manager'))
})

const allowed: Record<string, readonly Call[]> = {
  customer: ['cancel', 'request-cancel'],
  seller: ['cancel', 'complete', 'decline-cancel-request'],
  manager: [],
}

describe.each(['customer', 'seller', 'manager'])("another's order, for a %s (R-390)", (kind) => {
  it('answers like a missing one, changes nothing and stands in no list', async () => {
    const token = strangers.get(kind) ?? ''
    const before = await readSettled(url, owner.token, id)
    const missing = await call(url, 'GET', '/user/transaction/2147483647', { token })
    expect(missing).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' }, results: null })
    const read = await call(url, 'GET', `/user/transaction/${id}`, { token })
    expect([read.status, read.error, read.results]).toEqual([missing.status, missing.error, null])
    for (const name of Object.keys(paths) as Call[]) {
      const reply = await act(url, token, name, id)
      expect([name, reply.status]).toEqual([name, allowed[kind]?.includes(name) ? 404 : 403])
    }
    const list = await call<{ id: number }[]>(url, 'GET', '/user/transaction/?limit=100', { token })
    expect(list.results.map((order) => order.id)).not.toContain(id)
    expect(await readSettled(url, owner.token, id)).toEqual(before)
  })
})

describe('a visitor (R-394)', () => {
  it('reads and changes nothing', async () => {
    for (const path of ['/user/transaction/', `/user/transaction/${id}`, '/admin/transaction'])
      expect((await call(url, 'GET', path)).status).toBe(401)
    for (const name of Object.keys(paths) as Call[]) expect((await call(url, 'PUT', paths[name](id))).status).toBe(401)
  })
})
