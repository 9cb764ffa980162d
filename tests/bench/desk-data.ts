import { addDays, dayOf } from '@stackyard/shared/domain/calendar'
import { quoteLineKeys } from '@stackyard/shared/reference/quote-terms'
import type { SourcingBoard } from '@stackyard/shared/schema/sourcing-board'
import type { Pool } from 'pg'
import type { SignedIn } from '../setup/actors'
import { ok } from '../setup/api'

export const QUOTES = 20

const profile = {
  firstName: 'Bea',
  lastName: 'Okafor',
  company: 'Okafor Toys',
  phone: '614-555-0170',
  website: 'https://okafor.example',
  storageVolume: '51-100',
  monthlyShipmentVolume: '501-1000',
  categories: ['toysGames'],
  merchantType: 'eCommerceRetailer',
}

const CENTS = Object.fromEntries(quoteLineKeys.map((key) => [key, 500]))

/** A request to twenty warehouses, each of which has quoted every line. Answers its id. */
export async function quotedRequest(url: string, pool: Pool, { token }: SignedIn): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from market.listing_search where listed and region_scope = 'us' order by id limit $1`,
    [QUOTES],
  )
  const today = dayOf(new Date())
  const need = { spaceType: 'PALLET', quantity: 20, startDate: addDays(today, 60), term: 6 }
  const { id } = await ok<SourcingBoard>(url, 'POST', '/merchants/sourcing', {
    token,
    body: {
      title: 'Space for the season',
      message: 'We need room for toys.',
      profile,
      lots: [{ title: 'Toys', need, place: 'Columbus, OH' }],
      questions: ['How fast do you unload?'],
      answerBy: addDays(today, 14),
      warehouseIds: rows.map((row) => row.id),
      send: true,
    },
  })
  await pool.query(
    `with offered as (insert into market.quote_offer
        (quote_id, revision, side, space_type, quantity, start_day, term, lines, included, valid_until, answers, created_at)
      select id, 1, 'seller', space_type, quantity, start_day, term, $2::jsonb, array['Insurance'], $3::date,
        '["Two hours"]'::jsonb, now() from market.quote_request where event_id = $1 returning quote_id)
    update market.quote_request set stage = 'sent', revision = 1, expires_at = $3::date
    where id in (select quote_id from offered)`,
    [id, JSON.stringify(CENTS), addDays(today, 30)],
  )
  return id
}
