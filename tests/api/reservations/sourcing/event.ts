import type { SourcingBoard } from '@stackyard/shared/schema/sourcing-board'
import type { Pool } from 'pg'
import { expect } from 'vitest'
import { call } from '../../../setup/api'
import { inDays } from '../../../setup/days'
import { needOf } from '../quote/offer'

/** The body of a request to these warehouses; `more` goes over it. */
export const eventBody = (warehouseIds: readonly number[], more: Record<string, unknown> = {}) => ({
  title: 'Space for the season',
  message: 'We need room for toys.',
  profile: {
    firstName: 'Bea',
    lastName: 'Okafor',
    company: 'Okafor Toys',
    phone: '614-555-0170',
    website: 'https://okafor.example',
    storageVolume: '51-100',
    monthlyShipmentVolume: '501-1000',
    categories: ['toysGames'],
    merchantType: 'eCommerceRetailer',
  },
  lots: [{ title: 'Toys', need: needOf(), place: 'Columbus, OH' }],
  questions: ['How fast do you unload?'],
  answerBy: inDays(7),
  warehouseIds,
  ...more,
})

const PAUSE_MS = 4000
const MINUTE_MS = 64_000

/** The answer of a call once the limit of its caller's minute lets it through: other tests call as the same people. */
export async function afterLimit<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + MINUTE_MS; ;) {
    const reply = await ask()
    if (reply.status !== 429 || Date.now() > until) return reply
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** The day to answer a request by is over; the job ends it where no quote is left to choose. */
export async function endByTime(pool: Pool, id: number): Promise<void> {
  await pool.query('update market.sourcing_event set answer_by = current_date - 3 where id = $1', [id])
  await pool.query(
    `select graphile_worker.add_job('sourcing:expire', json_build_object('eventId', $1::int), job_key => $2)`,
    [id, `sourcing:expire:${id}`],
  )
}

/** Visible listings of other providers than those of these. */
export async function listingsOfOthers(pool: Pool, except: readonly number[], count: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select s.id from market.listing_search s where s.listed and s.seller_id not in
       (select seller_id from market.listing_search where id = any($1::int[])) order by s.id desc limit $2`,
    [except, count],
  )
  return rows.map(({ id }) => id)
}

/** The calls about requests, with the token of who calls. */
export const eventsOf = (url: string) => {
  const post =
    (name: string) =>
    (id: number, token: string, body: unknown = {}) =>
      call<SourcingBoard>(url, 'POST', `/merchants/sourcing/${id}/${name}`, { token, body })
  return {
    create: (token: string, body: unknown) => call<SourcingBoard>(url, 'POST', '/merchants/sourcing', { token, body }),
    created: async (token: string, body: unknown): Promise<SourcingBoard> => {
      const reply = await call<SourcingBoard>(url, 'POST', '/merchants/sourcing', { token, body })
      expect(reply, JSON.stringify(reply.error)).toMatchObject({ success: true })
      return reply.results
    },
    save: (id: number, token: string, body: unknown) =>
      call<SourcingBoard>(url, 'PUT', `/merchants/sourcing/${id}`, { token, body }),
    board: (id: number, token: string) => call<SourcingBoard>(url, 'GET', `/merchants/sourcing/${id}`, { token }),
    invite: post('invite'),
    uninvite: post('uninvite'),
    extend: post('extend'),
    award: post('award'),
    close: post('close'),
    ask: (id: number, token: string, body: unknown) => afterLimit(() => post('questions')(id, token, body)),
    weigh: (id: number, token: string, weights: unknown) =>
      call<SourcingBoard>(url, 'PUT', `/merchants/sourcing/${id}/weights`, { token, body: { weights } }),
  }
}
