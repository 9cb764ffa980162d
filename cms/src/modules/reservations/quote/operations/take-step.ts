import type { QuoteAction } from '@stackyard/shared/reference/quote-terms'
import { actorInRole, type QuoteRole, quoteTransition } from '@stackyard/shared/domain/quote-process'
import type { QuoteDetails } from '@stackyard/shared/schema/quote'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import { refusedByEvent } from '../event-quote'
import { lockQuote, moveQuote, type QuoteStep } from '../offer-repository'
import { detailsOf } from '../quote-details'
import { tellOfStep } from '../quote-news'
import { findNamed, isAskedBy, isManaged, type QuoteRow } from '../repository'

export const CHANGED = 'This quote has changed since you opened it. Read it again before you decide.'
export const EXPIRED = 'This quote has expired.'

/** How a reader stands to a quote of a provider who is managed or not; null for strangers, to whom it does not exist. */
export function quoteRoleOf(row: QuoteRow, user: SessionUser, isManagedProfile: boolean): QuoteRole | null {
  if (user.userType === 'admin') return isManagedProfile ? 'stand-in' : 'admin'
  if (row.sellerId === user.id) return 'seller'
  return isAskedBy(row, user) ? 'customer' : null
}

/** Whether the time of a quote is over, though the job that ends it has not come to it yet. */
export const isOver = (row: QuoteRow, now: Date): boolean => row.expiresAt !== null && row.expiresAt <= now

/**
 * The stage that an action leads to.
 * @throws CodedError FORBIDDEN when the actor never may, TRANSITION_REFUSED when not now, CONFLICT for an offer that is
 * not the latest any more
 */
export function stageAfter(
  row: QuoteRow,
  action: QuoteAction,
  actor: QuoteRole,
  { now, revision }: { now: Date; revision?: number | undefined },
): QuoteRow['stage'] {
  const result = quoteTransition(row.stage, action, actor)
  if (!result.ok && result.reason === 'NOT_ALLOWED') throw new CodedError('FORBIDDEN')
  const isLate = action !== 'send' && action !== 'decline' && action !== 'withdraw' && isOver(row, now)
  if (!result.ok || isLate) {
    const message = isLate ? EXPIRED : `This can't be done any more: the quote is ${row.stage}.`
    throw new CodedError('TRANSITION_REFUSED', { message })
  }
  const refusal = refusedByEvent(row, action)
  if (refusal) throw new CodedError('TRANSITION_REFUSED', { message: refusal })
  if (revision !== undefined && revision !== row.revision) throw new CodedError('CONFLICT', { message: CHANGED })
  return result.to
}

/** What the audit trail says besides, where an admin acts on a provider's behalf. */
export const inPlaceOf = (role: QuoteRole, { sellerId }: QuoteRow): Record<string, readonly [null, number]> =>
  role === 'stand-in' ? { seller: [null, sellerId] } : {}

type Asked = { id: number; action: QuoteAction; revision?: number | undefined; note?: string }
/** What a step does besides: what changes in the row, once the step is known to be allowed. */
type Besides = (tx: Tx, row: QuoteRow) => Promise<NonNullable<QuoteStep['patch']>>

/**
 * One step of a quote by one of its parties, or by an admin for a managed profile, with its history, notices, and audit
 * entry, in one transaction.
 * @throws CodedError NOT_FOUND for strangers, and those of `stageAfter`
 */
export async function takeStep(
  services: Services,
  user: SessionUser,
  { id, action, revision, note = '' }: Asked,
  besides: Besides = () => Promise.resolve({}),
): Promise<QuoteDetails> {
  const now = services.clock.now()
  return withTransaction(services.db, async (tx) => {
    const row = await lockQuote(tx, id)
    const role = row && quoteRoleOf(row, user, user.userType === 'admin' && (await isManaged(tx, row.sellerId)))
    if (!row || !role) throw new CodedError('NOT_FOUND')
    const actor = actorInRole(role)
    const toStage = stageAfter(row, action, role, { now, revision })
    const linked = actor === 'customer' && row.customerId === null ? { customerId: user.id } : {}
    const patch = { ...linked, ...(await besides(tx, row)) }
    await moveQuote(tx, row, { action, actor, userId: user.id, toStage, now, note, patch })
    const named = await findNamed(tx, id)
    if (!named) throw new CodedError('NOT_FOUND')
    await tellOfStep(services, tx, named, { action, actor, note })
    await recordAudit(tx, {
      actorId: user.id,
      action: `quote.${action}`,
      subjectKind: row.warehouseId ? 'warehouse' : 'user',
      subjectId: row.warehouseId ?? row.sellerId,
      changes: { quote: [null, id], stage: [row.stage, toStage], ...inPlaceOf(role, row) },
    })
    return detailsOf(tx, named, { user, role })
  })
}
