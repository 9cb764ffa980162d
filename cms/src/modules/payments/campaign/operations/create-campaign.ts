import { addDays, dayOf, daysBetween } from '@stackyard/shared/domain/calendar'
import { dollarsToMicros } from '@stackyard/shared/domain/micros'
import { text } from '@stackyard/shared/messages/text'
import { LONGEST_CAMPAIGN_DAYS } from '@stackyard/shared/reference/campaigns'
import type { Campaign, CampaignInput } from '@stackyard/shared/schema/campaign'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import { bindKey, idempotencyKey, takeKey } from '../../../../platform/idempotency-key'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { lockBalance } from '../../ledger'
import { moveBudget } from '../campaign-ledger'
import { findEligible, insertCampaign } from '../repository'
import { readCampaign } from './read-campaigns'
import { currentPrices } from './view-prices'

const ROUTE = 'POST /campaign/'

type Wanted = { user: SessionUser; input: CampaignInput; keyHeader: string | null }

const invalid = (path: string, message: string): CodedError =>
  new CodedError('VALIDATION_FAILED', { issues: [{ path, message }], message })

/** @throws CodedError VALIDATION_FAILED for days that have passed, are in the wrong order or too many. */
function daysOf(input: CampaignInput, now: Date): { startDay: string; endDay: string } {
  const today = dayOf(now)
  const startDay = input.startDate ?? today
  const endDay = input.endDate
  if (startDay < today) throw invalid('startDate', 'Choose a first day from today on')
  if (startDay > addDays(today, LONGEST_CAMPAIGN_DAYS)) throw invalid('startDate', 'Choose a first day within a year')
  if (endDay < startDay) throw invalid('endDate', 'The last day cannot be before the first')
  if (daysBetween(startDay, endDay) >= LONGEST_CAMPAIGN_DAYS)
    throw invalid('endDate', `A campaign runs for at most ${LONGEST_CAMPAIGN_DAYS} days`)
  return { startDay, endDay }
}

/**
 * Starts a campaign for the seller's own listings and sets its whole budget aside, in one transaction.
 * @throws CodedError EMAIL_NOT_VERIFIED, VALIDATION_FAILED for listings that are not the seller's, not public or not of
 * the type, and for its days; INSUFFICIENT_CREDIT, IDEMPOTENCY_MISMATCH.
 */
export async function createCampaign(services: Services, wanted: Wanted): Promise<Campaign> {
  if (!wanted.user.isEmailVerified) throw new CodedError('EMAIL_NOT_VERIFIED')
  const id = await withTransaction(services.db, (tx) => create(services, tx, wanted))
  return readCampaign(services.db, id)
}

async function create(services: Services, tx: Tx, { user, input, keyHeader }: Wanted): Promise<number> {
  const key = idempotencyKey({ userId: user.id, route: ROUTE }, keyHeader, input)
  const taken = await takeKey(tx, key)
  if (taken.earlier !== null) return taken.earlier
  const now = services.clock.now()
  const days = daysOf(input, now)
  const listings = await chooseListings(tx, user.id, input)
  const budgetMicros = dollarsToMicros(input.budget) ?? 0
  const balance = await lockBalance(tx, { kind: 'wallet', ownerId: user.id })
  if (balance < budgetMicros) throw new CodedError('INSUFFICIENT_CREDIT', { issues: [shortOf] })
  const row = await insertCampaign(
    tx,
    {
      sellerId: user.id,
      name: input.name || nameOf(input, listings),
      campaignType: input.campaignType,
      budgetMicros,
      ...(await currentPrices(tx)),
      ...days,
      createdAt: now,
    },
    listings.map(({ subject, subjectId }) => ({ subject, subjectId })),
  )
  await moveBudget(services, tx, row, { micros: budgetMicros, step: 'reserve' })
  await tx.execute(bindKey(key, row.id))
  return row.id
}

const shortOf = { path: 'budget', message: 'Your wallet has less credit than this' }

type Chosen = Awaited<ReturnType<typeof findEligible>>

async function chooseListings(tx: Tx, sellerId: number, input: CampaignInput): Promise<Chosen> {
  const { adWarehouseIds, adServiceIds, campaignType } = input
  const found = await findEligible(tx, sellerId, {
    warehouseIds: adWarehouseIds,
    serviceIds: adServiceIds,
    isHotRack: campaignType === 'hotdeal',
  })
  const isFound = (subject: string, id: number): boolean =>
    found.some((each) => each.subject === subject && each.subjectId === id)
  if (!adWarehouseIds.every((id) => isFound('warehouse', id)))
    throw invalid('adWarehouseIds', text('campaign.listing.notEligible'))
  if (!adServiceIds.every((id) => isFound('service', id)))
    throw invalid('adServiceIds', text('campaign.listing.notEligible'))
  return found
}

const LONGEST_NAME = 80

/** "Featured: Calloway Columbus and 2 more" */
function nameOf({ campaignType }: CampaignInput, [first, ...more]: Chosen): string {
  const type = text(`campaign.type.${campaignType}`)
  const name = more.length > 0 ? `${first?.name ?? ''} and ${more.length} more` : (first?.name ?? '')
  return `${type}: ${name}`.slice(0, LONGEST_NAME)
}
