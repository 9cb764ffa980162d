import { saidNeed } from '@stackyard/shared/domain/said-need'
import type { QuoteInput } from '@stackyard/shared/schema/quote'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { assertHuman } from '../../../../platform/captcha'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import { toE164 } from '../../../../platform/phone'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import { keepFirstRfp } from '../../merchant'
import { type Notice, notifyAdmins, notifyUser } from '../../../foundation/notification'
import { MAIL_REQUEST } from '../jobs/mail-request'
import {
  type AskedProvider,
  findAskedListing,
  findAskedSeller,
  insertQuote,
  type NewQuote,
  requestsSince,
} from '../repository'
import { toRfp } from '../to-rfp'

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

async function tellProvider({ jobs }: Services, tx: Tx, asked: AskedProvider, quote: NewQuote & { id: number }) {
  const path = `/dashboard/quotes/${quote.id}`
  const notice: Omit<Notice, 'userId'> = {
    kind: 'quote_request',
    message: `${quote.company} asks for a quote from ${asked.name}: ${saidNeed(quote.storageVolume, quote.monthlyShipmentVolume)}.`,
    data: { quoteId: quote.id, path },
    mail: { subject: `${quote.company} asks for a quote`, path },
  }
  if (asked.seller_type === 'manager') await notifyAdmins(jobs, tx, notice)
  else await notifyUser(jobs, tx, { ...notice, userId: asked.seller_id })
}

/**
 * Keeps a request for a quote and has the warehouse told by mail. The same request again within a day is not
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
    const today = await requestsSince(tx, email, new Date(clock.now().getTime() - DAY_MS))
    const isSame = today.some(
      ({ sellerId, warehouseId }) => sellerId === asked.seller_id && warehouseId === asked.warehouse_id,
    )
    if (isSame) return
    if (today.length >= PER_DAY) throw new CodedError('RATE_LIMITED')
    const row = { ...toRow(input, asked, email), customerId: user?.id ?? null, createdAt: clock.now() }
    const id = await insertQuote(tx, row)
    if (user) await keepFirstRfp(tx, user.id, toRfp(row), clock.now())
    await tellProvider(services, tx, asked, { ...row, id })
    await jobs.add(tx, MAIL_REQUEST, { quoteId: id }, { key: `${MAIL_REQUEST}:${id}` })
    const subject = asked.warehouse_id
      ? ({ subjectKind: 'warehouse', subjectId: asked.warehouse_id } as const)
      : ({ subjectKind: 'user', subjectId: asked.seller_id } as const)
    await recordAudit(tx, {
      actorId: user?.id ?? null,
      action: 'quote.request',
      ...subject,
      changes: { quote: [null, id] },
    })
  })
}
