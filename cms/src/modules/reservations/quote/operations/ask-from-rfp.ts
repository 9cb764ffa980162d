import { dayOf } from '@stackyard/shared/domain/calendar'
import { storageTerms } from '@stackyard/shared/reference/terms'
import type { RfpSpace } from '@stackyard/shared/schema/merchant'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { findMerchant, findRfp, type MerchantRow, type RfpRow } from '../../merchant'
import {
  type AskedOf,
  type AskedProvider,
  findAskedCompany,
  findAskedListing,
  lockOpenRequest,
  lockRequests,
  type NewQuote,
  type QuoteRow,
  renewRequest,
} from '../repository'
import { keepRequest, type ToldProvider } from './keep-request'

type Asking = { merchantId: number; of: AskedOf; space: RfpSpace | null }

/** What the request for proposal says of the need; a day that is over, or a term that no listing has, says nothing. */
function needOf(rfp: RfpRow, space: RfpSpace | null, today: string): Partial<NewQuote> {
  const isAhead = (day: string | null): boolean => day !== null && day >= today
  return {
    spaceType: space?.spaceType ?? null,
    quantity: space?.quantity ?? null,
    startDay: isAhead(rfp.startDate) ? rfp.startDate : null,
    term: storageTerms.find((term) => term === rfp.termMonths) ?? null,
    answerBy: isAhead(rfp.answerBy) ? rfp.answerBy : null,
  }
}

const askedBy = (person: MerchantRow, rfp: RfpRow) => ({
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
  phone: rfp.phone || person.phone,
  company: rfp.company || person.company || `${person.firstName} ${person.lastName}`.trim(),
  website: rfp.website || person.website,
  message: rfp.about,
  categories: [...rfp.categories],
  storageVolume: rfp.storageVolume ?? '',
  monthlyShipmentVolume: rfp.monthlyShipmentVolume ?? '',
  merchantType: rfp.merchantType,
  foundedYear: rfp.foundedYear,
})

const isUnanswered = ({ stage, state }: QuoteRow): boolean => stage === 'requested' && state === 'open'

/** The answers that say something: what was asked before stays where the request for proposal is silent. */
const given = (asking: Partial<NewQuote>): Partial<NewQuote> =>
  Object.fromEntries(Object.entries(asking).filter(([, value]) => !isSilent(value)))

const isSilent = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

const tellOf = (asked: AskedProvider, company: string, merchantId: number): ToldProvider => ({
  kind: 'rfp_submitted',
  message: `${company} has sent ${asked.name} a request for proposal.`,
  data: { merchantId },
  subject: `${company.replace(/\s+/g, ' ')} sends you a request for proposal`,
})

/**
 * Makes a request for a quote of a request for proposal that went to a warehouse or a company, and has its provider told. An
 * open request of the same merchant to it stays the only one, with the present answers until it is answered. Done again it
 * changes nothing. How many go out within a day was asked when the answers were sent.
 */
export async function askFromRfp(services: Services, { merchantId, of, space }: Asking): Promise<void> {
  const now = services.clock.now()
  await withTransaction(services.db, async (tx) => {
    const [asked, person, rfp] = [
      'warehouseId' in of ? await findAskedListing(tx, of.warehouseId) : await findAskedCompany(tx, of.sellerId),
      await findMerchant(tx, merchantId),
      await findRfp(tx, merchantId),
    ]
    if (!asked || !person || !rfp) return
    await lockRequests(tx, person.email)
    const asking = { ...askedBy(person, rfp), ...needOf(rfp, space, dayOf(now)) }
    const open = await lockOpenRequest(tx, merchantId, of)
    if (open) return isUnanswered(open) ? renewRequest(tx, open.id, given(asking)) : undefined
    const { warehouse_id: warehouseId, seller_id: sellerId } = asked
    const row = { ...asking, warehouseId, sellerId, customerId: merchantId, createdAt: now }
    await keepRequest(services, tx, asked, row, tellOf(asked, row.company, merchantId))
  })
}
