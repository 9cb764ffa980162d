import { type Overview, overviewWeeks } from '@stackyard/shared/schema/overview'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { bought, newBuyer, palletsByCard } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { ask, quoteBody } from '../../reservations/quote/ask'
import { newService } from '../../listings/services/new-service'
import { freshName, liveListing } from '../../listings/warehouse-write/new-listing'

const { url, pool } = sharedStack()

const read = async (token: string) => ok<Overview>(url, 'GET', '/user/overview', { token })
const figure = ({ figures }: Overview, key: string) => figures.find((one) => one.key === key)

it('tells a provider and a customer what waits for them, and counts the weeks', async () => {
  const { token } = await newSeller({ url, pool })
  const fresh = await read(token)
  expect(fresh.awaiting).toEqual([{ kind: 'firstListing', count: 1 }])
  expect(figure(fresh, 'orders')).toEqual({
    key: 'orders',
    unit: 'count',
    total: 0,
    points: Array.from({ length: overviewWeeks }, () => 0),
  })
  const { id } = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token, body: liveListing(freshName('Seen')) })
  await ok(url, 'POST', '/warehouse/', { token, body: { name: freshName('Draft') } })
  await pool.query(`update warehouses set confirmed_at = now() - interval '61 days' where id = $1`, [id])
  const buyer = await newBuyer({ url, pool })
  const critic = await newBuyer({ url, pool })
  const orderId = await bought(url, buyer.token, palletsByCard(buyer, id))
  await ok(url, 'POST', '/review/', {
    token: critic.token,
    body: { warehouseId: id, rating: 3, feedback: 'Slow dock.' },
  })
  await ask(url, quoteBody(id, undefined, { captchaToken: undefined }), buyer.token)
  const seller = await read(token)
  expect(seller.awaiting).toEqual(
    expect.arrayContaining([
      { kind: 'ordersToAccept', count: 1 },
      { kind: 'drafts', count: 1 },
      { kind: 'stale', count: 1 },
      { kind: 'quotesToAnswer', count: 1 },
      { kind: 'reviewsToAnswer', count: 1 },
    ]),
  )
  expect(seller.awaiting.map(({ kind }) => kind)).not.toContain('firstListing')
  expect(figure(seller, 'reviews')?.total).toBe(1)
  expect(figure(seller, 'orders')?.points.at(-1)).toBe(1)
  expect(figure(seller, 'volume')?.total).toBeGreaterThan(0)

  expect((await read(buyer.token)).awaiting.map(({ kind }) => kind)).not.toContain('reviewsToWrite')
  await ok(url, 'PUT', `/user/transaction/complete/${orderId}`, { token, body: {} })
  expect((await read(token)).awaiting.map(({ kind }) => kind)).not.toContain('ordersToAccept')
  const paid = await eventually('the payout that is owed', 20_000, async () =>
    (await read(token)).awaiting.find(({ kind }) => kind === 'payoutsToReceive'),
  )
  expect(paid.count).toBe(1)
  // A review is asked for from the first day of the term on.
  expect((await read(buyer.token)).awaiting.map(({ kind }) => kind)).not.toContain('reviewsToWrite')
  await pool.query(`update market.orders set start_day = current_date where id = $1`, [orderId])
  expect((await read(buyer.token)).awaiting).toEqual(expect.arrayContaining([{ kind: 'reviewsToWrite', count: 1 }]))
  expect(figure(await read(buyer.token), 'orders')?.total).toBe(1)
})

it('counts the reviews of a service, and asks its provider for no listing', async () => {
  const { provider, service } = await newService('Counted')
  const { token } = await newBuyer({ url, pool })
  await ok(url, 'POST', '/review/', { token, body: { serviceId: service.id, rating: 5, feedback: 'On time.' } })
  const overview = await read(provider.token)
  expect(overview.awaiting).toEqual(expect.arrayContaining([{ kind: 'reviewsToAnswer', count: 1 }]))
  expect(overview.awaiting.map(({ kind }) => kind)).not.toContain('firstListing')
  expect(figure(overview, 'reviews')?.points.at(-1)).toBe(1)
})

it('shows an admin the whole platform, and an editor no trade', async () => {
  const admin = await read(await tokenOf(url, 'admin'))
  expect(admin.figures.map(({ key }) => key)).toEqual(['orders', 'volume', 'people', 'listings'])
  expect(figure(admin, 'listings')?.total).toBeGreaterThan(0)
  expect(admin.awaiting.every(({ count }) => count > 0)).toBe(true)
  expect((await read(await tokenOf(url, 'editor'))).figures).toEqual([])
})

it.each([
  ['notVerified', '/warehouse/findWarehouseForDashboard?verified=false&tab=live'],
  ['notRated', '/warehouse/findWarehouseForDashboard?hasDiamond=false&tab=live'],
  ['hidden', '/warehouse/findWarehouseForDashboard?visible=false'],
  ['stale', '/warehouse/findWarehouseForDashboard?visible=true&tab=stale'],
  ['ordersToAccept', '/admin/transaction?status=pending'],
  ['quotesToAnswer', '/merchants/all-quotes?awaiting=true&managed=true'],
  ['cancelRequests', '/admin/transaction?status=customer_cancel_request'],
] as const)('a tile counts what its list holds: %s', async (kind, list) => {
  const token = await tokenOf(url, 'admin')
  const counted = (await read(token)).awaiting.find((one) => one.kind === kind)?.count ?? 0
  expect((await call(url, 'GET', `${list}&limit=1`, { token })).total).toBe(counted)
})
