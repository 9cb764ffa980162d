import { randomUUID } from 'node:crypto'
import type { Coupon } from '@stackyard/shared/schema/coupon'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { cardToken } from '../billing/payment-browser'
import { byCard, upgrade } from '../plans/plan-calls'

const stack = sharedStack()
const { url, simUrl } = stack
let admin: string
beforeAll(async () => {
  admin = await tokenOf(url, 'admin')
})

const anyCode = () => `T-${randomUUID().slice(0, 8).toUpperCase()}`
const create = (more: object, token = admin) =>
  call<Coupon>(url, 'POST', '/coupon/create', {
    token,
    body: { code: anyCode(), kind: 'percent', percent: 20, ...more },
  })
const apply = (token: string, code: string) => call(url, 'POST', '/coupon/apply', { token, body: { code } })
const find = async (code: string) => (await ok<Coupon[]>(url, 'GET', `/coupon/list?query=${code}`, { token: admin }))[0]

describe('coupons, made by admins (R-427)', () => {
  it('are made, listed with their uses, and refused to everybody else', async () => {
    const made = await create({ totalUses: 5 })
    expect(made).toMatchObject({ status: 200, results: { percent: 20, totalUses: 5, usesPerUser: 1, useCount: 0 } })
    expect(await find(made.results.code)).toEqual(made.results)
    for (const actor of ['customer', 'seller', 'editor'] as const) {
      const token = await tokenOf(url, actor)
      expect(await create({}, token)).toMatchObject({ status: 403 })
      expect(await call(url, 'GET', '/coupon/list', { token })).toMatchObject({ status: 403 })
    }
  })

  it('say what is wrong with them', async () => {
    const { code } = (await create({})).results
    for (const [more, path] of [
      [{ code: 'x' }, 'code'],
      [{ code: code.toLowerCase() }, 'code'],
      [{ percent: 101 }, 'percent'],
      [{ percent: null }, 'percent'],
      [{ kind: 'fixed' }, 'amountCents'],
      [{ totalUses: 0 }, 'totalUses'],
      [{ startsAt: '2027-02-01T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' }, 'endsAt'],
    ] as const)
      expect(await create(more), path).toMatchObject({ status: 400, error: { data: { issues: [{ path }] } } })
  })
})

describe('changing a coupon (R-427)', () => {
  const change = (id: number, body: object, token = admin) => call<Coupon>(url, 'PUT', `/coupon/${id}`, { token, body })
  const remove = (id: number, token = admin) => call(url, 'DELETE', `/coupon/${id}`, { token })

  it('changes what is sent, and the whole must be a coupon again', async () => {
    const made = (await create({ usesPerUser: 2 })).results
    const changed = await change(made.id, { percent: 30, endsAt: '2090-01-01T00:00:00.000Z' })
    expect(changed.results).toEqual({ ...made, percent: 30, endsAt: '2090-01-01T00:00:00.000Z' })
    expect(await ok<Coupon>(url, 'GET', `/coupon/${made.id}`, { token: admin })).toEqual(changed.results)
    for (const [body, path] of [
      [{ startsAt: '2090-02-01T00:00:00Z' }, 'endsAt'],
      [{ kind: 'fixed' }, 'amountCents'],
      [{ code: (await create({})).results.code }, 'code'],
    ] as const)
      expect(await change(made.id, body), path).toMatchObject({ status: 400, error: { data: { issues: [{ path }] } } })
  })

  it('a coupon that is switched off is refused until it is on again', async () => {
    const { token } = await newBuyer(stack)
    const { id, code } = (await create({})).results
    expect((await change(id, { isActive: false })).results).toMatchObject({ isActive: false })
    expect(await apply(token, code)).toMatchObject({ status: 400, error: { code: 'COUPON_REFUSED' } })
    const off = await ok<Coupon[]>(url, 'GET', `/coupon/list?query=${code}&active=false`, { token: admin })
    expect(off.map((one) => one.id)).toEqual([id])
    expect((await call(url, 'GET', `/coupon/list?query=${code}&active=true`, { token: admin })).total).toBe(0)
    await change(id, { isActive: true })
    expect(await apply(token, code)).toMatchObject({ status: 200 })
  })

  it('deletes one that nobody has used; one that was used keeps its code and its uses', async () => {
    const unused = (await create({})).results
    expect(await remove(unused.id)).toMatchObject({ status: 200 })
    expect(await call(url, 'GET', `/coupon/${unused.id}`, { token: admin })).toMatchObject({ status: 404 })
    const buyer = await newBuyer(stack)
    const used = (await create({})).results
    await upgrade(stack, buyer.token, 'growth', { ...byCard(buyer), couponCode: used.code })
    expect(await remove(used.id)).toMatchObject({ status: 409 })
    expect(await change(used.id, { code: anyCode() })).toMatchObject({ status: 400 })
    expect((await change(used.id, { isActive: false })).results).toMatchObject({ useCount: 1, isActive: false })
  })

  it('is for admins', async () => {
    const { id } = (await create({})).results
    for (const actor of ['customer', 'seller', 'editor'] as const) {
      const token = await tokenOf(url, actor)
      expect(await change(id, { isActive: false }, token)).toMatchObject({ status: 403 })
      expect(await remove(id, token)).toMatchObject({ status: 403 })
    }
    expect(await change(2_000_000_000, {})).toMatchObject({ status: 404 })
    expect(await remove(2_000_000_000)).toMatchObject({ status: 404 })
  })
})

describe('applying a coupon (R-427)', () => {
  it('takes its share off the first payment, once by each person', async () => {
    const buyer = await newBuyer(stack)
    const { code } = (await create({})).results
    expect(await apply(buyer.token, ` ${code.toLowerCase()} `)).toMatchObject({ results: { code, percent: 20 } })
    const body = { ...byCard(buyer), couponCode: code }
    expect(await upgrade(stack, buyer.token, 'growth', body)).toMatchObject({ results: { amountCents: 14_900 } })
    const invoices = await eventually('the invoice', 15_000, async () => {
      const found = await ok<{ totalCents: number }[]>(url, 'GET', '/invoices/', { token: buyer.token })
      return found.length > 0 ? found : undefined
    })
    expect(invoices).toMatchObject([{ totalCents: 11_920 }])
    expect(await find(code)).toMatchObject({ useCount: 1 })
    expect(await apply(buyer.token, code)).toMatchObject({ status: 400, error: { code: 'COUPON_REFUSED' } })
    expect(await upgrade(stack, buyer.token, 'scale', body)).toMatchObject({ status: 400 })
  })

  it('is free again when the payment fails', async () => {
    const buyer = await newBuyer(stack)
    const { code } = (await create({ kind: 'fixed', percent: null, amountCents: 1000, totalUses: 1 })).results
    const body = { cardToken: await cardToken(simUrl, '4000000000000341'), cardHolder: 'Bea Okafor' }
    const card = await ok<{ id: number }>(url, 'POST', '/user/cards/', { token: buyer.token, body })
    const refused = { ...byCard(buyer), cardId: card.id, couponCode: code }
    expect(await upgrade(stack, buyer.token, 'growth', refused)).toMatchObject({ status: 402 })
    expect(await find(code)).toMatchObject({ useCount: 0 })
    const good = { ...byCard(buyer), couponCode: code }
    expect(await upgrade(stack, buyer.token, 'growth', good)).toMatchObject({ status: 200 })
    expect(await find(code)).toMatchObject({ useCount: 1 })
  })

  it('raced for, is used as often as it may be and not once more', async () => {
    const { code } = (await create({ totalUses: 3 })).results
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newBuyer(stack)))
    const replies = await Promise.all(
      buyers.map((buyer) => upgrade(stack, buyer.token, 'growth', { ...byCard(buyer), couponCode: code })),
    )
    expect(replies.filter((reply) => reply.success)).toHaveLength(3)
    for (const reply of replies.filter((each) => !each.success)) expect(reply.error?.code).toBe('COUPON_REFUSED')
    expect(await find(code)).toMatchObject({ useCount: 3 })
  })

  it('is refused before its time, after it, and for codes there are not', async () => {
    const { token } = await newBuyer(stack)
    const early = (await create({ startsAt: '2090-01-01T00:00:00Z' })).results.code
    const late = (await create({ endsAt: '2020-01-01T00:00:00Z' })).results.code
    for (const [code, message] of [
      [early, 'This code cannot be used yet.'],
      [late, 'This code has expired.'],
      ['NO-SUCH-CODE', 'That code isn’t valid.'],
    ] as const)
      expect(await apply(token, code)).toMatchObject({ status: 400, message, error: { code: 'COUPON_REFUSED' } })
  })
})
