import { saidNeed } from '@stackyard/shared/domain/said-need'
import type { QuoteInput } from '@stackyard/shared/schema/quote'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { assertHuman } from '../../../../platform/captcha'
import { CodedError } from '../../../../platform/coded-error'
import { toE164 } from '../../../../platform/phone'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { keepFirstRfp } from '../../merchant'
import { MAIL_REQUEST } from '../jobs/mail-request'
import {
  type AskedProvider,
  findAskedListing,
  findAskedSeller,
  lockRequests,
  type NewQuote,
  requestsSince,
} from '../repository'
import { toRfp } from '../to-rfp'
import { keepRequest, type ToldProvider } from './keep-request'

const DAY_MS = 86_400_000
const PER_DAY = 20

async function findAsked(services: Services, input: QuoteInput): Promise<AskedProvider> {
  const { warehouseId, warehouseSellerUrl } = input
  const asked = warehouseId
    ? await findAskedListing(services.db, warehouseId)
    : await findAskedSeller(services.db, warehouseSellerUrl ?? '')
  if (!asked) throw new CodedError('LISTING_UNAVAILABLE')
  return asked
}

/** The address that asks: the account's own, or the one a visitor gives. */
function emailOf(user: SessionUser | null, given: string | undefined): string {
  if (user) return user.email
  if (given) return given
  throw new CodedError('VALIDATION_FAILED', { issues: [{ path: 'userInfo.email', message: 'Email is required' }] })
}

const toRow = (input: QuoteInput, asked: AskedProvider, email: string): NewQuote => ({
  warehouseId: asked.warehouse_id,
  sellerId: asked.seller_id,
  email,
  firstName: input.userInfo.firstName,
  lastName: input.userInfo.lastName,
  phone: toE164(input.userInfo.phone ?? '', 'userInfo.phone'),
  company: input.company,
  website: input.userInfo.website ?? '',
  message: input.userInfo.about,
  categories: [...new Set(input.categories)],
  storageVolume: input.userInfo.storageVolume,
  monthlyShipmentVolume: input.userInfo.monthlyShipmentVolume,
  merchantType: input.merchantType,
  foundedYear: input.foundedYear ?? null,
  spaceType: input.need?.spaceType ?? null,
  quantity: input.need?.quantity ?? null,
  startDay: input.need?.startDate ?? null,
  term: input.need?.term ?? null,
  answerBy: input.answerBy ?? null,
})

const tellOf = (asked: AskedProvider, quote: NewQuote): ToldProvider => ({
  kind: 'quote_request',
  message: `${quote.company} asks for a quote from ${asked.name}: ${saidNeed(quote.storageVolume, quote.monthlyShipmentVolume)}.`,
  data: {},
  subject: `${quote.company} asks for a quote`,
})

/**
 * Keeps a request for a quote and has the warehouse told by email. The same request again within a day is not
 * kept twice. A job confirms it to the merchant and opens the account, so that neither the answer nor
 * its time tells whether an address is known.
 * @throws CodedError LISTING_UNAVAILABLE, FORBIDDEN for other roles, CAPTCHA_FAILED, VALIDATION_FAILED, RATE_LIMITED
 */
export async function requestQuote(
  services: Services,
  user: SessionUser | null,
  input: QuoteInput,
  ip: string,
): Promise<void> {
  const { db, jobs, clock } = services
  if (user && user.userType !== 'customer') throw new CodedError('FORBIDDEN')
  if (!user) await assertHuman(services, input.captchaToken, ip)
  const email = emailOf(user, input.userInfo.email)
  const asked = await findAsked(services, input)
  await withTransaction(db, async (tx) => {
    await lockRequests(tx, email)
    const today = await requestsSince(tx, email, new Date(clock.now().getTime() - DAY_MS))
    const isSame = today.some(
      ({ sellerId, warehouseId }) => sellerId === asked.seller_id && warehouseId === asked.warehouse_id,
    )
    if (isSame) return
    if (today.length >= PER_DAY) throw new CodedError('RATE_LIMITED')
    const row = { ...toRow(input, asked, email), customerId: user?.id ?? null, createdAt: clock.now() }
    const id = await keepRequest(services, tx, asked, row, tellOf(asked, row))
    if (user) await keepFirstRfp(tx, user.id, toRfp(row), clock.now())
    await jobs.add(tx, MAIL_REQUEST, { quoteId: id }, { key: `${MAIL_REQUEST}:${id}` })
  })
}
