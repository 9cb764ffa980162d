import type { EndpointMeta } from '@stackyard/shared/contract/endpoint'
import type { DataExport } from '@stackyard/shared/schema/own-account'
import { contract } from '@stackyard/shared/contract/index'
import type { SourcingInvited } from '@stackyard/shared/schema/sourcing-board'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { ACTORS, tokenOf } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { offerBody, quotesOf } from '../quote/offer'
import { eventBody, eventsOf, listingsOfOthers } from './event'
import { twoProviders } from './two-providers'

const stack = sharedStack()
const { url, pool } = stack
const quotes = quotesOf(stack)
const events = eventsOf(url)

type Stated = { '~orpc': { route: { method: string; path: string }; meta: EndpointMeta } }

/** Calls of a sweep at a time. */
const AT_ONCE = 8

const { seller, other, mine, theirs } = await twoProviders(stack)

const invited = (id: number, token: string) =>
  call<SourcingInvited>(url, 'GET', `/merchants/sourcing/${id}/invitation`, { token })

const textOf = async (path: string, token: string): Promise<string> =>
  (await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })).text()

/** Every path that a provider may read, with these ids in place of whatever a path names. */
function readPaths(ids: readonly number[]): string[] {
  const stated = Object.values(contract).flatMap((group) => Object.values(group as unknown as Record<string, Stated>))
  return stated
    .filter(({ '~orpc': { route, meta } }) => {
      const isOpen = meta.audience.some((one) => ['public', 'user', 'owner', 'seller'].includes(one))
      return route.method === 'GET' && isOpen
    })
    .flatMap(({ '~orpc': { route } }) =>
      route.path.includes('{') ? ids.map((id) => route.path.replace(/\{\w+\}/g, String(id))) : [route.path],
    )
}

/** The first provider's quote holds marks; the second one is asked, too, and quotes. */
async function marked() {
  const buyer = await newBuyer(stack)
  const { id } = await events.created(buyer.token, eventBody([mine, theirs]))
  const { rows } = await pool.query<{ id: string; warehouse_id: number }>(
    'select id, warehouse_id from market.quote_request where event_id = $1',
    [id],
  )
  const idOf = (warehouseId: number) => Number(rows.find((row) => row.warehouse_id === warehouseId)?.id)
  const [first, second] = [idOf(mine), idOf(theirs)]
  const canary = {
    lines: { storage: 7341.77 },
    note: 'canary-7341',
    included: ['canary-7341'],
    answers: ['canary-7341'],
  }
  expect((await quotes.send(first, seller, offerBody(canary))).status).toBe(200)
  expect((await quotes.send(second, other, offerBody())).status).toBe(200)
  return { buyer, id, first, second }
}

/** A provider's copy of their data, as one text. */
async function copyOf(token: string): Promise<string> {
  await call(url, 'POST', '/user/data-export', { token })
  const path = await eventually('the copy', 60_000, async () => {
    const { results } = await call<DataExport | null>(url, 'GET', '/user/data-export', { token })
    return results?.downloadPath ?? undefined
  })
  const reply = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
  return Object.entries(files)
    .filter(([name]) => name.startsWith('requests') || name.startsWith('notifications'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n')
}

describe('a provider who is asked', () => {
  it('sees the need, the deadline, and their own quotes', async () => {
    const buyer = await newBuyer(stack)
    const { id } = await events.created(buyer.token, eventBody([mine, theirs], { lots: eventBody([]).lots }))
    const { results } = await invited(id, other)
    expect(results).toMatchObject({ company: 'Okafor Toys', state: 'open', actions: ['ask'], lots: [{ number: 1 }] })
    expect(results.quotes).toMatchObject([{ lot: 1, stage: 'requested' }])
    const stranger = await tokenOf(url, 'manager')
    expect((await invited(id, stranger)).status).toBeGreaterThanOrEqual(403)
    expect((await events.board(id, other)).status).toBe(403)
  })

  it('reads the same bytes whether nobody or twelve others are asked', async () => {
    const buyer = await newBuyer(stack)
    const others = await listingsOfOthers(pool, [theirs], 12)
    const alone = await events.created(buyer.token, eventBody([theirs]))
    const among = await events.created(buyer.token, eventBody([theirs, ...others]))
    expect(among.quotes).toHaveLength(13)
    const plain = async (id: number) => {
      const { results } = await invited(id, other)
      return JSON.stringify({
        ...results,
        id: 0,
        createdAt: '',
        quotes: results.quotes.map((quote) => ({ ...quote, id: 0 })),
      })
    }
    expect(await plain(among.id)).toBe(await plain(alone.id))
  })

  it(
    'asks the merchant; the answer reaches all who are asked, and nobody learns who asked',
    { timeout: 120_000 },
    async () => {
      const buyer = await newBuyer(stack)
      const { id } = await events.created(buyer.token, eventBody([mine, theirs]))
      expect((await events.ask(id, seller, { question: 'Are the pallets stackable?' })).status).toBe(200)
      expect((await invited(id, other)).results.asked).toEqual([])
      const board = await events.board(id, buyer.token)
      const [asked] = board.results.asked
      expect(asked?.question).toBe('Are the pallets stackable?')
      const answer = (token: string) =>
        call(url, 'POST', `/merchants/sourcing/${id}/questions/${asked?.id}/answer`, {
          token,
          body: { answer: 'Two high.' },
        })
      expect((await answer(buyer.token)).status).toBe(200)
      expect((await answer(buyer.token)).status).toBe(404)
      const entry = { question: 'Are the pallets stackable?', answer: 'Two high.' }
      expect((await invited(id, other)).results.asked).toEqual([{ ...entry, isOwn: false }])
      expect((await invited(id, seller)).results.asked).toEqual([{ ...entry, isOwn: true }])
      const told = await pool.query<{ message: string; email: string }>(
        `select n.message, u.email from market.notification n join users u on u.id = n.user_id
       where n.kind = 'quote_reply' and (n.data ->> 'eventId')::int = $1 order by u.email`,
        [id],
      )
      expect(told.rows.map(({ email }) => email)).toEqual([ACTORS.seller, ACTORS.seller2].toSorted())
      expect(new Set(told.rows.map(({ message }) => message)).size).toBe(1)
      const stranger = await newBuyer(stack)
      expect((await events.ask(id, stranger.token, { question: 'Hm?' })).status).toBe(403)
    },
  )

  it('gets no byte of what another offers, whatever they ask for, before and after the award', async () => {
    const { buyer, id, first, second } = await marked()
    const paths = readPaths([id, first, second, mine])
    expect(paths.length).toBeGreaterThan(100)
    const canary = /7,?341[.,]77|734177|22,?025|canary-7341/
    const sweep = async (when: string) => {
      for (let at = 0; at < paths.length; at += AT_ONCE) {
        const part = paths.slice(at, at + AT_ONCE)
        const texts = await Promise.all(part.map((path) => textOf(path, other)))
        for (const [index, said] of texts.entries()) expect(said, `${when}: ${part[index]}`).not.toMatch(canary)
      }
    }
    await sweep('open')
    const awarded = await events.award(id, buyer.token, { quoteId: first, revision: 1, reason: 'services' })
    expect(awarded.status).toBe(200)
    await sweep('awarded')
  }, 240_000)

  it('is told of the decision without a name or price, in notices, emails, and their own copy of their data', async () => {
    const { buyer, id, first, second } = await marked()
    await events.award(id, buyer.token, { quoteId: first, revision: 1, reason: 'price' })
    const { rows } = await pool.query<{ name: string; company: string }>(
      `select s.name, u.company from market.listing_search s join users u on u.id = s.seller_id where s.id = $1`,
      [mine],
    )
    const marks = [rows[0]?.name, rows[0]?.company, '7341', '7,341', 'canary'].filter(Boolean) as string[]
    const clean = (said: string, where: string) => {
      for (const mark of marks) expect(said, where).not.toContain(mark)
    }
    await eventually('the email about the decision', 30_000, async () =>
      stack.outbox().find(({ to, text }) => to === ACTORS.seller2 && text.includes('The price is above our budget.')),
    )
    for (const { to, subject, text } of stack.outbox())
      if (to === ACTORS.seller2) clean(`${subject} ${text}`, `email “${subject}”`)
    const notices = await pool.query<{ said: string }>(
      `select message || data::text as said from market.notification n join users u on u.id = n.user_id
       where u.email = $1 and n.kind like 'quote%'`,
      [ACTORS.seller2],
    )
    expect(notices.rows.length).toBeGreaterThan(0)
    for (const { said } of notices.rows) clean(said, 'notice')
    for (const path of [
      `/merchants/sourcing/${id}/invitation`,
      `/merchants/quotes/${second}`,
      '/merchants/sourcing?limit=100',
      '/merchants/merchantList?limit=100',
    ])
      clean(await textOf(path, other), path)
    const copy = await copyOf(other)
    expect(copy).toContain('Okafor Toys')
    clean(copy, 'copy of their data')
    expect((await invited(id, other)).results).toMatchObject({ state: 'closed', actions: [] })
  })
})
