import { saidDay } from '@stackyard/shared/reference/said-day'
import { saidTerm } from '@stackyard/shared/domain/said-need'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Tx } from '../../../platform/db'
import { toE164 } from '../../../platform/phone'
import type { Services } from '../../../platform/services'
import { insertQuotes, type NewQuote } from '../quote'
import type { AskedWarehouse, EventRow, LotRow } from './repository'
import { tellProviders } from './sourcing-news'

/** "300 pallets from 01 Jan 2027 for 6 months": a lot as providers read it. */
function saidLot({ spaceType, quantity, startDay, term }: LotRow): string {
  const unit = spaceType === 'SQ_FEET' ? 'square feet' : quantity === 1 ? 'pallet' : 'pallets'
  return `${quantity.toLocaleString('en-US')} ${unit} from ${saidDay(startDay)} for ${saidTerm(term)}`
}

/** The request for a quote of one warehouse and lot. */
export const toQuoteRow = (
  { user, event, now }: { user: SessionUser; event: EventRow; now: Date },
  lot: LotRow,
  { warehouseId, sellerId }: AskedWarehouse,
): NewQuote => ({
  warehouseId,
  sellerId,
  customerId: user.id,
  email: user.email,
  firstName: event.profile.firstName,
  lastName: event.profile.lastName,
  phone: toE164(event.profile.phone ?? '', 'profile.phone'),
  company: event.profile.company,
  website: event.profile.website ?? '',
  message: event.message,
  categories: [...new Set(event.profile.categories)],
  storageVolume: event.profile.storageVolume,
  monthlyShipmentVolume: event.profile.monthlyShipmentVolume,
  merchantType: event.profile.merchantType,
  spaceType: lot.spaceType,
  quantity: lot.quantity,
  startDay: lot.startDay,
  term: lot.term,
  answerBy: event.answerBy,
  eventId: event.id,
  lot: lot.number,
  createdAt: now,
})

/** What a provider is told of their warehouses in a request. */
function toldOf(event: EventRow, lots: readonly LotRow[], own: readonly AskedWarehouse[]): string {
  const from = own.map(({ name }) => name).join(', ')
  const needs = lots.map(saidLot).join('; ')
  return `${event.profile.company} asks for a quote from ${from}: ${needs}. Answer by ${saidDay(event.answerBy)}.`
}

/**
 * Makes one request for a quote for each warehouse and lot, and has the providers told. Ids of one provider's quotes
 * follow one another, so that they don't tell how many others are asked.
 */
export async function sendInvitations(
  services: Services,
  tx: Tx,
  {
    user,
    event,
    lots,
    warehouses,
  }: {
    user: SessionUser
    event: EventRow
    lots: readonly LotRow[]
    warehouses: readonly AskedWarehouse[]
  },
): Promise<void> {
  const asking = { user, event, now: services.clock.now() }
  const byProvider = warehouses.toSorted((a, b) => a.sellerId - b.sellerId || a.warehouseId - b.warehouseId)
  await insertQuotes(
    tx,
    byProvider.flatMap((warehouse) => lots.map((lot) => toQuoteRow(asking, lot, warehouse))),
  )
  const providers = Map.groupBy(byProvider, ({ sellerId }) => sellerId)
  await tellProviders(services, tx, event, {
    kind: 'quote_request',
    subject: `${event.profile.company} asks for a quote`,
    told: [...providers].flatMap(([sellerId, own]) => {
      const [first] = own
      return first ? [{ sellerId, sellerType: first.sellerType, message: toldOf(event, lots, own) }] : []
    }),
  })
}
