import { rebuildMedians } from '@stackyard/cms/modules/payments/campaign/insight-repository'
import {
  endOverdue,
  pauseCampaign,
  stopCampaign,
} from '@stackyard/cms/modules/payments/campaign/operations/change-campaign'
import { createCampaign } from '@stackyard/cms/modules/payments/campaign/operations/create-campaign'
import { medianDays } from '@stackyard/cms/modules/payments/campaign/operations/list-insights'
import { addCredit } from '@stackyard/cms/modules/payments/wallet/operations/add-credit'
import type { Services } from '@stackyard/cms/platform/services'
import { addDays, dayOf } from '@stackyard/shared/domain/calendar'
import { CampaignInput } from '@stackyard/shared/schema/campaign'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { AddCreditInput } from '@stackyard/shared/schema/wallet'
import { sql } from 'drizzle-orm'
import { accounts } from '../plans/accounts'
import { ownAdvertiser, type PlannedAdvertiser, type PlannedCampaign, planAdvertiser } from '../plans/campaigns'
import { findUserById } from './find-user'
import { insertSellerMethods } from './insert-payment-records'
import { insertOrganicTraffic, insertViews } from './insert-views'

const DAY_MS = 86_400_000
const ADVERTISERS = 14

/** The services of some days ago, whose jobs are done and whose news nobody has to hear any more. */
const daysAgo = (services: Services, days: number): Services => {
  const now = new Date(services.clock.now().getTime() - days * DAY_MS)
  return {
    ...services,
    clock: { now: () => now },
    jobs: { ...services.jobs, add: async () => undefined, addAll: async () => undefined, call: () => sql`0` },
  }
}

/** Sellers with several public warehouses, seller@ apart. */
async function chooseAdvertisers({ db }: Services): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select s.seller_id as id from market.listing_search s join users u on u.id = s.seller_id
    where s.listed and s.region_scope = 'us' and u.user_type = 'seller' and coalesce(u.plan_id::text, 'free') <> 'free'
      and s.seller_id <> ${accounts.seller.id} and u.is_email_verified
    group by s.seller_id having count(*) >= 3 order by count(*) desc, s.seller_id limit ${ADVERTISERS}`)
  return rows.map(({ id }) => id)
}

/** Public warehouses of a seller that fit the type, at most six. */
async function listingsOf(
  { db }: Services,
  sellerId: number,
  type: PlannedCampaign['campaignType'],
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from market.listing_search
    where seller_id = ${sellerId} and listed ${type === 'hotdeal' ? sql`and hotrack` : sql``} order by id limit 6`)
  return rows.map(({ id }) => id)
}

/**
 * Wallets and campaigns of the demo: seller@ and some others add credit at the test provider and start campaigns, by the
 * operations that the app calls, each on its day of the last three months; their views fill those days.
 */
export async function makeCampaigns(services: Services): Promise<void> {
  const advertisers = new Map([
    [accounts.seller.id, ownAdvertiser],
    ...(await chooseAdvertisers(services)).map((id) => [id, planAdvertiser(id)] as const),
  ])
  await insertOrganicTraffic(services.db, dayOf(services.clock.now()))
  for (const [id, plan] of advertisers) await advertise(services, id, plan)
  for (const days of Object.values(medianDays)) await rebuildMedians(services.db, days)
}

async function advertise(services: Services, sellerId: number, plan: PlannedAdvertiser): Promise<void> {
  const user = await findUserById(services, sellerId)
  const { cardId, billingInfoId } = await insertSellerMethods(services.db, user)
  const credit = (ago: number, amount: number) =>
    addCredit(daysAgo(services, ago), {
      user,
      input: AddCreditInput.parse({ amount, paymentType: 'CARD', cardId, billingInfoId }),
      keyHeader: `demo-${sellerId}-${ago}`,
    })
  const steps = [
    ...plan.credits.map(({ amount, ago }) => ({ ago, step: () => credit(ago, amount) })),
    ...plan.campaigns.map((campaign) => ({ ago: campaign.startsAgo, step: () => run(services, user, campaign) })),
  ]
  for (const { step } of steps.toSorted((a, b) => b.ago - a.ago)) await step()
}

/** A campaign from its first day to what became of it. */
async function run(services: Services, user: SessionUser, planned: PlannedCampaign): Promise<void> {
  const { campaignType, name, budget, startsAgo, days, halted, haltedAgo = 0 } = planned
  const adWarehouseIds = await listingsOf(services, user.id, campaignType)
  if (adWarehouseIds.length === 0) return
  const today = dayOf(services.clock.now())
  const endDate = addDays(today, days - startsAgo - 1)
  const input = CampaignInput.parse({ campaignType, name, adWarehouseIds, budget, endDate })
  const keyHeader = `demo-${user.id}-${name}-${startsAgo}`
  const { id } = await createCampaign(daysAgo(services, startsAgo), { user, input, keyHeader })
  const lastAgo = Math.max(halted ? haltedAgo : 0, startsAgo - days + 1)
  await insertViews(services.db, { id, adWarehouseIds, planned, today, lastAgo })
  if (halted === 'paused') await pauseCampaign(daysAgo(services, haltedAgo), user.id, id)
  if (halted === 'stopped') await stopCampaign(daysAgo(services, haltedAgo), user.id, id)
  if (endDate < today) await endOverdue(daysAgo(services, startsAgo - days))
  await services.db.execute(sql`delete from market.notification where user_id = ${user.id} and kind like 'campaign_%'`)
}
