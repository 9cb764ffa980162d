import { dayOf } from '@stackyard/shared/domain/calendar'
import { storageTerms } from '@stackyard/shared/reference/terms'
import type { RfpSpace } from '@stackyard/shared/schema/merchant'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import { type Notice, notifyAdmins, notifyUser } from '../../../foundation/notification'
import { findMerchant, findRfp, type MerchantRow, type RfpRow } from '../../merchant'
import {
  type AskedProvider,
  findAskedListing,
  insertQuote,
  lockOpenRequest,
  type NewQuote,
  type QuoteRow,
  renewRequest,
  requestsSince,
} from '../repository'

const DAY_MS = 86_400_000
const PER_DAY = 20

type Asking = { merchantId: number; warehouseId: number; space: RfpSpace | null }

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
  Object.fromEntries(Object.entries(asking).filter(([, value]) => value !== null && value !== ''))

async function tellProvider({ jobs }: Services, tx: Tx, asked: AskedProvider, quote: NewQuote & { id: number }) {
  const path = `/dashboard/quotes/${quote.id}`
  const notice: Omit<Notice, 'userId'> = {
    kind: 'rfp_submitted',
    message: `${quote.company} has sent ${asked.name} a request for proposal.`,
    data: { merchantId: quote.customerId, quoteId: quote.id, path },
    mail: { subject: `${quote.company.replace(/\s+/g, ' ')} sends you a request for proposal`, path },
  }
  if (asked.seller_type === 'manager') await notifyAdmins(jobs, tx, notice)
  else await notifyUser(jobs, tx, { ...notice, userId: asked.seller_id })
}

/**
 * Makes a request for a quote of a request for proposal that went to a warehouse, and has its provider told. An open
 * request of the same merchant to it stays the only one, with the present answers until it is answered. Done again it
 * changes nothing.
 */
export async function askFromRfp(services: Services, { merchantId, warehouseId, space }: Asking): Promise<void> {
  const now = services.clock.now()
  await withTransaction(services.db, async (tx) => {
    const [asked, person, rfp] = [
      await findAskedListing(tx, warehouseId),
      await findMerchant(tx, merchantId),
      await findRfp(tx, merchantId),
    ]
    if (!asked || !person || !rfp) return
    const today = await requestsSince(tx, person.email, new Date(now.getTime() - DAY_MS))
    const asking = { ...askedBy(person, rfp), ...needOf(rfp, space, dayOf(now)) }
    const open = await lockOpenRequest(tx, merchantId, warehouseId)
    if (open) return isUnanswered(open) ? renewRequest(tx, open.id, given(asking)) : undefined
    if (today.length >= PER_DAY) return
    const row = { ...asking, warehouseId, sellerId: asked.seller_id, customerId: merchantId, createdAt: now }
    const id = await insertQuote(tx, row)
    await tellProvider(services, tx, asked, { ...row, id })
    await recordAudit(tx, {
      actorId: merchantId,
      action: 'quote.request',
      subjectKind: 'warehouse',
      subjectId: warehouseId,
      changes: { quote: [null, id] },
    })
  })
}
