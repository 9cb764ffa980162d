import type { SavedSearch } from '@stackyard/shared/schema/saved-search'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { describe, expect, it } from 'vitest'
import { ok } from '../../../setup/api'
import { newBuyer, type Buyer } from '../../../setup/buyer'
import { inDays } from '../../../setup/days'
import { newSeller, type NewSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { freshName, liveListing } from '../warehouse-write/new-listing'

const stack = sharedStack()
const { url, pool } = stack

let code = 0
/** A word that no other listing has, so that a search finds what its test published. */
const freshWord = () => `quay${process.pid.toString(36).replaceAll(/\d/g, 'x')}${'abcdefghij'[(code += 1)]}`

const publish = async (seller: NewSeller, name: string, changes: object = {}) =>
  ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token: seller.token, body: { ...liveListing(name), ...changes } })

const save = (buyer: Pick<Buyer, 'token'>, filters: object, more: object = {}) =>
  ok<SavedSearch>(url, 'POST', '/user/saved-searches', {
    token: buyer.token,
    body: { name: freshName('Search'), filters, alert: 'now', ...more },
  })

/** Has all searches of a person looked at now, and what waits mailed; answers when the jobs are done. */
async function look(...ids: number[]): Promise<void> {
  await pool.query(`update market.saved_search set look_at = now() where id = any ($1)`, [ids])
  await pool.query(`select graphile_worker.add_job('saved-search:look')`)
  await eventually('no look and no alert waiting', 30_000, async () => {
    const { rowCount } = await pool.query(
      `select 1 from graphile_worker.jobs where task_identifier like 'saved-search:%' and attempts < max_attempts
        and run_at <= now()`,
    )
    return rowCount === 0 || undefined
  })
}

const hitsOf = async (searchId: number) =>
  (
    await pool.query<{ listing: number; reason: string }>(
      `select listing_id as listing, reason from market.saved_search_hit where search_id = $1 order by listing_id, reason`,
      [searchId],
    )
  ).rows.map(({ listing, reason }) => `${listing} ${reason}`)

const noticesOf = async (userId: number) =>
  (
    await pool.query<{ message: string }>(
      `select message from market.notification where user_id = $1 and kind = 'search_alert' order by id`,
      [userId],
    )
  ).rows.map(({ message }) => message)

const mailsTo = (buyer: Buyer) =>
  stack.outbox().filter(({ to, subject }) => to === buyer.email && subject.startsWith('New matches for'))

const nextDay = (userId: number) =>
  pool.query(
    `update market.saved_search_reader set mailed_at = mailed_at - interval '24 hours', begun_at = begun_at - interval '24 hours'
      where user_id = $1`,
    [userId],
  )

const edit = (seller: NewSeller, { id }: { id: number }, body: object) =>
  ok(url, 'PUT', `/warehouse/${id}`, { token: seller.token, body })

describe('an alert tells', () => {
  it('a new warehouse and a lower price, in the app at once and in one email a day', async () => {
    const [buyer, seller, word] = [await newBuyer(stack), await newSeller(stack), freshWord()]
    const old = await publish(seller, freshName(word))
    const search = await save(buyer, { query: word })
    await look(search.id)
    expect(await hitsOf(search.id)).toEqual([])

    const fresh = await publish(seller, freshName(word))
    await look(search.id)
    expect(await hitsOf(search.id)).toEqual([`${fresh.id} new`])
    expect(await noticesOf(buyer.id)).toEqual([`${search.name}: 1 warehouse (1 new)`])
    const [mail] = mailsTo(buyer)
    expect(mail?.text).toContain(`${fresh.name}: New · $18.50 per pallet per month · Akron, OH`)
    expect(mail?.text).not.toContain(old.name)

    await edit(seller, old, { price1: 18 })
    await look(search.id)
    await look(search.id)
    expect(await hitsOf(search.id)).toEqual([`${old.id} price`, `${fresh.id} new`])
    expect(await noticesOf(buyer.id)).toHaveLength(2)
    expect(mailsTo(buyer)).toHaveLength(1)

    await nextDay(buyer.id)
    await look(search.id)
    expect(mailsTo(buyer)).toHaveLength(2)
    expect(mailsTo(buyer)[1]?.text).toContain(`${old.name}: $0.50 less · $18.00 per pallet per month`)
    expect(mailsTo(buyer)[1]?.text).not.toContain(fresh.name)
    await nextDay(buyer.id)
    await look(search.id)
    expect(mailsTo(buyer)).toHaveLength(2)
  }, 90_000)

  it('space that a block gave back on the dates, and a HotRack', async () => {
    const [buyer, seller, word] = [await newBuyer(stack), await newSeller(stack), freshWord()]
    const { id } = await publish(seller, freshName(word))
    const roomy = await publish(seller, freshName(word))
    const day = inDays(90)
    const block = (warehouse: number, quantity: number) =>
      ok<{ id: number }>(url, 'POST', `/warehouse/${warehouse}/space/block`, {
        token: seller.token,
        body: { startDay: day, spaceType: 'PALLET', quantity },
      })
    const [full, part] = [await block(id, 490), await block(roomy.id, 100)]
    const dated = await save(buyer, { query: word, minPallets: 100, freeFrom: day, priceTerm: 3 })
    const undated = await save(buyer, { query: word })
    for (const [warehouse, held] of [
      [id, full],
      [roomy.id, part],
    ] as const)
      await ok(url, 'DELETE', `/warehouse/${warehouse}/space/block/${held.id}`, { token: seller.token })
    await look(dated.id, undated.id)
    expect(await hitsOf(dated.id)).toEqual([`${id} free`])
    expect(await hitsOf(undated.id)).toEqual([])

    await edit(seller, { id }, { hotRackEnabled: true, discountOption: 'percentage', discount1: 10 })
    await look(dated.id, undated.id)
    expect(await hitsOf(undated.id)).toContain(`${id} hotrack`)
  }, 90_000)

  it('only what its events ask for, and never the reader’s own warehouses', async () => {
    const [buyer, seller, word] = [await newBuyer(stack), await newSeller(stack), freshWord()]
    const cheaper = await save(buyer, { query: word }, { events: ['price'] })
    const own = await save(seller, { query: word })
    const { id } = await publish(seller, freshName(word))
    await look(cheaper.id, own.id)
    expect(await hitsOf(cheaper.id)).toEqual([])
    expect(await hitsOf(own.id)).toEqual([])
    await edit(seller, { id }, { price1: 10 })
    await look(cheaper.id, own.id)
    expect(await hitsOf(cheaper.id)).toEqual([`${id} price`])
    expect(await hitsOf(own.id)).toEqual([])
  }, 60_000)
})

describe('an alert is over', () => {
  it('for whoever is deactivated', async () => {
    const [buyer, seller, word] = [await newBuyer(stack), await newSeller(stack), freshWord()]
    const search = await save(buyer, { query: word })
    await pool.query('update users set is_active = false where id = $1', [buyer.id])
    await publish(seller, freshName(word))
    await look(search.id)
    expect(await hitsOf(search.id)).toEqual([])
    expect(mailsTo(buyer)).toEqual([])
  }, 60_000)

  it('by one post to the link of its email, not by opening it', async () => {
    const [buyer, seller, word] = [await newBuyer(stack), await newSeller(stack), freshWord()]
    const searches = [await save(buyer, { query: word }), await save(buyer, { query: word, state: 'OH' })]
    const ids = searches.map(({ id }) => id)
    await publish(seller, freshName(word))
    await look(...ids)
    const [mail] = mailsTo(buyer)
    const alerts = async () =>
      (await ok<SavedSearch[]>(url, 'GET', '/user/saved-searches', { token: buyer.token })).map(({ alert }) => alert)
    const links = mail?.text.match(/http\S+alerts\/stop\S+/g) ?? []
    expect(links).toHaveLength(3)
    const at = (link: string) => `${url}${new URL(link).pathname}${new URL(link).search}`
    expect(await (await fetch(at(links[0] ?? ''))).text()).toContain(searches[0]?.name)
    expect(await alerts()).toEqual(['now', 'now'])
    expect((await fetch(at(`${links[0] ?? ''}x`), { method: 'POST' })).status).toBe(404)
    expect((await fetch(at(links[0] ?? ''), { method: 'POST' })).status).toBe(200)
    expect(await alerts()).toEqual(['now', 'off'])
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    const all = mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? ''
    await fetch(at(all), { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
    expect(await alerts()).toEqual(['off', 'off'])
  }, 60_000)
})

it('a job that ends in the middle and runs again mails nothing twice', async () => {
  const [buyer, seller, word] = [await newBuyer(stack), await newSeller(stack), freshWord()]
  const search = await save(buyer, { query: word })
  await publish(seller, freshName(word))
  await look(search.id)
  expect(mailsTo(buyer)).toHaveLength(1)
  const { rows } = await pool.query<{ at: Date }>(
    'select mailed_at as at from market.saved_search_reader where user_id = $1',
    [buyer.id],
  )
  const payload = JSON.stringify({ userId: buyer.id, at: rows[0]?.at.toISOString() })
  await pool.query(`select graphile_worker.add_job('saved-search:mail', $1)`, [payload])
  await pool.query(`select graphile_worker.add_job('saved-search:make-mails')`)
  await look(search.id)
  expect(mailsTo(buyer)).toHaveLength(1)
}, 60_000)
