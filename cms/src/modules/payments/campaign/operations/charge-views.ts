import { randomUUID } from 'node:crypto'
import { chargeViews, type ViewOutcome } from '@stackyard/shared/domain/ad-charging'
import { dayOf } from '@stackyard/shared/domain/calendar'
import { createBatcher } from '../../../../platform/batcher'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { type LedgerLine, postMovement } from '../../ledger'
import { endCampaign } from '../end-campaign'
import { type CampaignRow, lockCampaigns } from '../repository'
import {
  type AskedView,
  type Batch,
  chargedOf,
  countRefusals,
  readViewFacts,
  type Refusal,
  toChargedCampaign,
  writeCharged,
} from '../view-repository'

/** The most calls that share a transaction. */
const MOST_AT_ONCE = 100

/** What one call asks for; `outcomes` is set once it is decided, in the order of the views. */
export type ViewCall = { views: readonly AskedView[]; refusals: readonly Refusal[]; outcomes: ViewOutcome[] }

type Charge = (call: ViewCall) => Promise<void>

const chargers = new WeakMap<Services['db'], Charge>()

/**
 * Charges views of sponsored cards: the count of a view and its debit are one transaction, over any number of servers.
 * Calls that come while others are being charged share the next transaction, so that a campaign's row is locked once for
 * many views.
 */
export function chargeTogether(services: Services, call: ViewCall): Promise<void> {
  const known = chargers.get(services.db)
  const charge = known ?? createBatcher(MOST_AT_ONCE, (calls: ViewCall[]) => chargeCalls(services, calls))
  if (!known) chargers.set(services.db, charge)
  return charge(call)
}

async function chargeCalls(services: Services, calls: readonly ViewCall[]): Promise<void> {
  const views = calls.flatMap((call) => call.views)
  const refusals = calls.flatMap((call) => call.refusals)
  const outcomes = await withTransaction(services.db, (tx) => charge(services, tx, views, refusals))
  let at = 0
  for (const call of calls) {
    call.outcomes = outcomes.slice(at, at + call.views.length)
    at += call.views.length
  }
}

async function charge(
  services: Services,
  tx: Tx,
  views: readonly AskedView[],
  refusals: readonly Refusal[],
): Promise<ViewOutcome[]> {
  const now = services.clock.now()
  const batch: Batch = { id: randomUUID(), at: now, day: dayOf(now) }
  if (views.length === 0) {
    await countRefusals(tx, refusals, batch.day)
    return []
  }
  // The lock comes first: what another server has charged by then is seen by the next statement.
  const rows = await lockCampaigns(tx, [...new Set(views.map(({ campaignId }) => campaignId))])
  const facts = await readViewFacts(tx, views)
  const candidates = views.map((view, at) => ({
    campaignId: view.campaignId,
    kind: view.kind,
    readerId: view.readerId,
    sameView: `${view.campaignId} ${view.subject} ${view.subjectId} ${view.visitor} ${view.bucket}`,
    token: view.tokenId,
    isShown: facts[at]?.isShown ?? false,
    wasCharged: facts[at]?.wasCharged ?? true,
  }))
  const { outcomes, ended } = chargeViews(rows.map(toChargedCampaign), candidates, batch.day)
  const charged = chargedOf(views, outcomes)
  await writeCharged(tx, charged, batch)
  await bookViews(tx, rows, charged, batch)
  for (const { campaignId, reason } of ended) {
    const row = rows.find(({ id }) => id === campaignId)
    if (row) await endCampaign(services, tx, withSpent(row, charged), reason)
  }
  await countRefusals(tx, [...refusals, ...refusedOf(views, outcomes)], batch.day)
  return outcomes
}

const spentBy = (id: number, charged: ReturnType<typeof chargedOf>): number =>
  charged.reduce((sum, view) => sum + (view.campaignId === id ? view.priceMicros : 0), 0)

const withSpent = (row: CampaignRow, charged: ReturnType<typeof chargedOf>): CampaignRow => ({
  ...row,
  spentMicros: row.spentMicros + spentBy(row.id, charged),
})

const refusedOf = (views: readonly AskedView[], outcomes: readonly ViewOutcome[]): Refusal[] =>
  views.flatMap(({ campaignId, kind }, at) => {
    const outcome = outcomes[at]
    return outcome && !outcome.charged ? [{ campaignId, kind, reason: outcome.reason }] : []
  })

/** One movement for the batch: from what its campaigns have set aside to what was earned with their sellers. */
async function bookViews(
  tx: Tx,
  rows: readonly CampaignRow[],
  charged: ReturnType<typeof chargedOf>,
  { id, at }: Batch,
): Promise<void> {
  const earned = new Map<number, number>()
  const lines: LedgerLine[] = []
  for (const row of rows) {
    const micros = spentBy(row.id, charged)
    if (micros === 0) continue
    lines.push({ kind: 'campaign_budget', ownerId: row.id, amountMicros: -micros })
    earned.set(row.sellerId, (earned.get(row.sellerId) ?? 0) + micros)
  }
  for (const [ownerId, amountMicros] of earned) lines.push({ kind: 'ad_revenue', ownerId, amountMicros })
  if (lines.length > 0) await postMovement(tx, { idem: `views:${id}`, kind: 'ad-views', ref: `views:${id}`, at, lines })
}
