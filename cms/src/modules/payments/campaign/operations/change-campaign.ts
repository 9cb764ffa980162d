import { afterCampaignAction, type CampaignAction } from '@stackyard/shared/domain/campaign-process'
import { dayOf } from '@stackyard/shared/domain/calendar'
import { dollarsToMicros } from '@stackyard/shared/domain/micros'
import type { CampaignEnd } from '@stackyard/shared/reference/campaigns'
import type { Campaign } from '@stackyard/shared/schema/campaign'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { lockBalance } from '../../ledger'
import { moveBudget } from '../campaign-ledger'
import { endCampaign } from '../end-campaign'
import { type CampaignRow, listOverdue, lockCampaign, lockLiveOf, updateCampaign } from '../repository'
import { readCampaign } from './read-campaigns'

/** The seller's own campaign, locked, in a state that allows the action. @throws CodedError NOT_FOUND, CAMPAIGN_ENDED, CAMPAIGN_NOT_PAUSED. */
async function lockFor(tx: Tx, sellerId: number, id: number, action: CampaignAction): Promise<CampaignRow> {
  const row = await lockCampaign(tx, id)
  if (row?.sellerId !== sellerId) throw new CodedError('NOT_FOUND')
  if (afterCampaignAction(row.status, action) !== null) return row
  throw new CodedError(row.status === 'INACTIVE' ? 'CAMPAIGN_ENDED' : 'CAMPAIGN_NOT_PAUSED')
}

/** Pauses one of the seller's campaigns; its budget stays set aside. */
export async function pauseCampaign({ db }: Services, sellerId: number, id: number): Promise<Campaign> {
  await withTransaction(db, async (tx) => {
    await lockFor(tx, sellerId, id, 'pause')
    await updateCampaign(tx, id, { status: 'PAUSED' })
  })
  return readCampaign(db, id)
}

/** Resumes a paused one. @throws CodedError CAMPAIGN_ENDED when its last day has passed meanwhile. */
export async function resumeCampaign({ db, clock }: Services, sellerId: number, id: number): Promise<Campaign> {
  await withTransaction(db, async (tx) => {
    const row = await lockFor(tx, sellerId, id, 'resume')
    if (dayOf(clock.now()) > row.endDay) throw new CodedError('CAMPAIGN_ENDED')
    await updateCampaign(tx, id, { status: 'ACTIVE' })
  })
  return readCampaign(db, id)
}

/** Ends one for good and returns the rest of its budget; again it changes nothing. */
export async function stopCampaign(services: Services, sellerId: number, id: number): Promise<Campaign> {
  await withTransaction(services.db, async (tx) =>
    endCampaign(services, tx, await lockFor(tx, sellerId, id, 'stop'), 'stopped'),
  )
  return readCampaign(services.db, id)
}

/** Removes one from the seller's list and returns the rest of its budget; its views remain for audits. */
export async function deleteCampaign(services: Services, sellerId: number, id: number): Promise<void> {
  await withTransaction(services.db, async (tx) => {
    await endCampaign(services, tx, await lockFor(tx, sellerId, id, 'delete'), 'deleted')
    await updateCampaign(tx, id, { deletedAt: services.clock.now() })
  })
}

/**
 * Sets the whole budget of one of the seller's campaigns, in dollars; the difference moves between the balance and
 * what is set aside.
 * @throws CodedError NOT_FOUND, CAMPAIGN_ENDED, BUDGET_BELOW_SPENT, INSUFFICIENT_CREDIT.
 */
export async function editBudget(services: Services, sellerId: number, id: number, budget: number): Promise<Campaign> {
  await withTransaction(services.db, async (tx) => {
    const row = await lockFor(tx, sellerId, id, 'edit-budget')
    const budgetMicros = dollarsToMicros(budget) ?? 0
    if (budgetMicros < row.spentMicros) throw new CodedError('BUDGET_BELOW_SPENT', { issues: [belowSpent] })
    const moreMicros = budgetMicros - row.budgetMicros
    const balance = await lockBalance(tx, { kind: 'wallet', ownerId: sellerId })
    if (moreMicros > balance) throw new CodedError('INSUFFICIENT_CREDIT', { issues: [shortOf] })
    const revision = row.revision + 1
    await updateCampaign(tx, id, { budgetMicros, revision })
    await moveBudget(services, tx, row, { micros: moreMicros, step: `budget:${revision}` })
  })
  return readCampaign(services.db, id)
}

const belowSpent = { path: 'budget', message: 'The campaign has spent more than this' }
const shortOf = { path: 'budget', message: 'Your wallet has less credit than this takes' }

/** Ends every live campaign of a seller in the caller's transaction, so that its budget returns to the balance. */
export async function endAllOf(services: Services, tx: Tx, sellerId: number, reason: CampaignEnd): Promise<void> {
  for (const row of await lockLiveOf(tx, sellerId)) await endCampaign(services, tx, row, reason)
}

/** Ends campaigns whose last day has passed, each in a transaction of its own. */
export async function endOverdue(services: Services): Promise<void> {
  const today = dayOf(services.clock.now())
  for (const id of await listOverdue(services.db, today))
    await withTransaction(services.db, async (tx) => {
      const row = await lockCampaign(tx, id)
      if (row && today > row.endDay) await endCampaign(services, tx, row, 'ended')
    }).catch((error: unknown) => services.log.error({ err: error, campaignId: id }, 'a campaign could not be ended'))
}
