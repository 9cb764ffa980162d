import { loadavg } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { PASSWORD, signInWith } from '../setup/actors'
import { makeAdvertiser, started, topUp, type Advertiser } from '../setup/advertiser'
import { moneyFaults } from '../faults/money'
import { adsReport, type AdsFigures, writeAdsSection } from './ads-report'
import { measurePace, sendMass, type Shown } from './ads-load'
import { growListings } from './grow'
import { measure } from './measure'
import { type Stand, withStand } from './stand'

const ROOT = join(import.meta.dirname, '..', '..')
const FIRST_PORT = 8600
const SELLERS = 5
const CAMPAIGNS_EACH = 20
const CREDIT = 10_000
const BUDGET = 400
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const EVENTS = Number(process.env.BENCH_EVENTS ?? 1_000_000)
const READERS_AT_ONCE = 64
const MASS_CONNECTIONS = 16
const TIMES = 10
const MANY_CAMPAIGNS = 2000
const MASS_WITHIN_MS = 14 * 60_000

const STATES = ['TX', 'CA', 'OH', 'NJ', 'IL', 'GA', 'FL', 'PA', 'WA', 'TN']

/** A hundred running campaigns of five sellers, each for one listing of its own. */
async function openCampaigns(stand: Stand): Promise<Shown[]> {
  const shown: Shown[] = []
  const states = Array.from({ length: CAMPAIGNS_EACH }, (_, at) => STATES[at % STATES.length] ?? 'TX')
  const { rows } = await stand.pool.query<{ email: string }>(
    `select email from users u where user_type = 'seller' and is_email_verified and id > 20
      and not exists (select from market.card c where c.user_id = u.id) order by id desc limit $1`,
    [SELLERS],
  )
  for (const { email } of rows) {
    const { user, token } = await signInWith(stand.url, email, PASSWORD)
    const advertiser = await makeAdvertiser(stand.pool, { id: user.id, email, token }, states)
    const credit = await topUp(stand.url, advertiser, CREDIT)
    if (!credit.success) throw new Error(JSON.stringify(credit.error))
    shown.push(...(await campaignsOf(stand.url, advertiser)))
  }
  return shown
}

async function campaignsOf(url: string, seller: Advertiser): Promise<Shown[]> {
  const shown: Shown[] = []
  for (const { id } of seller.listings) {
    const campaign = await started(url, seller, { adWarehouseIds: [id], budget: BUDGET, name: `Bench ${id}` })
    shown.push({ campaignId: campaign.id, warehouseId: id })
  }
  return shown
}

type Billed = { views: number; micros: number; spent: number }

async function billedOf(pool: pg.Pool, shown: readonly Shown[]): Promise<Billed> {
  const { rows } = await pool.query<{ views: string; micros: string; spent: string }>(
    `select (select count(*) from market.ad_view where campaign_id = any($1)) as views,
      (select coalesce(sum(price_micros), 0) from market.ad_view where campaign_id = any($1)) as micros,
      (select sum(spent_micros) from market.campaign where id = any($1)) as spent`,
    [shown.map(({ campaignId }) => campaignId)],
  )
  const row = rows[0]
  return { views: Number(row?.views), micros: Number(row?.micros), spent: Number(row?.spent) }
}

/** Running campaigns for many listings; they hold no money, so no books are checked afterwards. */
const MANY = `
  with made as (insert into market.campaign (seller_id, name, campaign_type, budget_micros, impression_micros, visit_micros, start_day, end_day)
      select s.seller_id, 'Many', (array['featured', 'nearby', 'search'])[1 + row_number() over () % 3], 500000000, 20000, 250000,
        current_date - 5, current_date + 25
      from (select distinct on (seller_id) seller_id from market.listing_search where listed and seller_id in (select id from users)
        order by seller_id limit $1) s
      returning id, seller_id)
  insert into market.campaign_listing (campaign_id, subject, subject_id)
  select m.id, 'warehouse', l.id from made m, lateral (select id from market.listing_search where seller_id = m.seller_id and listed
    order by id limit 3) l`

const LISTS = [
  'regionScope=us&limit=24&campaignType=featured',
  'state=TX&limit=24&campaignType=featured',
  'region=midwest&limit=24&campaignType=featured',
  'country=US&state=OH&limit=10',
  'latitude=39.96&longitude=-82.99&radiusInMiles=100&limit=10&campaignType=nearby',
  'query=cold storage&limit=24&campaignType=search',
  'query=columbus&limit=24&campaignType=search',
  'featuresQuery=bonded&limit=24&campaignType=search',
  'northCoordinate=42&southCoordinate=38&westCoordinate=-85&eastCoordinate=-80&limit=24',
]

async function timeAds({ url, pool }: Stand): Promise<AdsFigures['ads']> {
  await growListings(pool, TIMES)
  await pool.query(MANY, [MANY_CAMPAIGNS])
  for (const table of ['campaign', 'campaign_listing']) await pool.query(`vacuum (analyze) market.${table}`)
  const { rows } = await pool.query<{ listings: number; campaigns: number }>(
    `select (select count(*)::int from market.listing_search) as listings,
      (select count(*)::int from market.campaign where status = 'ACTIVE') as campaigns`,
  )
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/141.0.0.0 Safari/537.36' }
  const target = { url, paths: LISTS.map((list) => `/api/campaign/ads?${encodeURI(list)}`), headers }
  await measure(target, 2, 2)
  const figures = await measure(target, 2, SECONDS)
  return { ...figures, listings: rows[0]?.listings ?? 0, campaigns: rows[0]?.campaigns ?? 0 }
}

async function measureAll(stand: Stand): Promise<Omit<AdsFigures, 'load'>> {
  await stand.serve()
  const shown = await openCampaigns(stand)
  const { rows } = await stand.pool.query<{ id: number }>(
    'select id from market.listing_search where listed order by id limit 500',
  )
  const target = { url: stand.url, secret: stand.env.PAYLOAD_SECRET ?? '' }
  const organic = rows.map(({ id }) => id)
  await measurePace(target, shown, organic, { connections: READERS_AT_ONCE, seconds: 2 })
  const pace = await measurePace(target, shown, organic, { connections: READERS_AT_ONCE, seconds: SECONDS })
  console.log('pace', pace)
  const before = await billedOf(stand.pool, shown)
  const mass = await sendMass(target, shown, {
    events: EVENTS,
    connections: MASS_CONNECTIONS,
    withinMs: MASS_WITHIN_MS,
  })
  const after = await billedOf(stand.pool, shown)
  console.log('mass', mass, before, after)
  const billed = { views: after.views - before.views, micros: after.micros - before.micros }
  const faults = await moneyFaults({ pool: stand.pool, simUrl: stand.env.STRIPE_API_URL ?? '' })
  if (after.micros !== after.spent) faults.push(`views cost ${after.micros}, campaigns have spent ${after.spent}`)
  const ads = await timeAds(stand)
  console.log('ads', ads)
  return { pace, mass, billed, faults, ads }
}

const load = loadavg()[0] ?? 0
await withStand(FIRST_PORT, async (stand) => {
  const section = adsReport({ load, ...(await measureAll(stand)) })
  console.log(section)
  writeAdsSection(process.env.BENCH_FILE ?? join(ROOT, 'docs', 'bench.md'), section)
})
