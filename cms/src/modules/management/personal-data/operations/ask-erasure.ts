import { erasureDays } from '@stackyard/shared/reference/erasure'
import { type Erasure, type OpenMatterKind, openMatterKinds } from '@stackyard/shared/schema/own-account'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { type Asking, assertClosable, proveIdentity, toOpenMatter } from '../../../accounts/account'
import { recordAudit } from '../../../foundation/audit'
import { SEND_ERASURE_ASKED, SEND_ERASURE_CANCELLED } from '../job-names'
import { type ErasureRow, findErasure, insertErasure, isErased, lockErasureOf, updateErasure } from '../repository'

const GRACE_MS = erasureDays * 86_400_000

const isKind = (kind: string): kind is OpenMatterKind => (openMatterKinds as readonly string[]).includes(kind)

/** A waiting erasure on the wire. */
export const toErasure = ({ createdAt, dueAt, requestedBy, userId, hindrances }: ErasureRow): Erasure => ({
  createdAt: createdAt.toISOString(),
  dueAt: dueAt.toISOString(),
  isByAdmin: requestedBy !== userId,
  hindrances: (hindrances ?? []).flatMap(({ kind, count }) => (isKind(kind) ? [toOpenMatter({ kind, count })] : [])),
})

/** Who has an account erased: the person, or an admin with a reason. */
type Order = { userId: number; actorId: number; reason: string }

const beginErasure = (services: Services, { userId, actorId, reason }: Order): Promise<ErasureRow> =>
  withTransaction(services.db, async (tx) => {
    const now = services.clock.now()
    await lockErasureOf(tx, userId)
    if ((await findErasure(tx, userId)) || (await isErased(tx, userId)))
      throw new CodedError('CONFLICT', { message: 'This account is to be erased already.' })
    await assertClosable(tx, userId, now)
    const dueAt = new Date(now.getTime() + GRACE_MS)
    const row = await insertErasure(tx, { userId, requestedBy: actorId, reason, dueAt, createdAt: now })
    const changes = { dueAt: [null, dueAt.toISOString()] as const, reason: [null, reason || null] as const }
    await recordAudit(tx, { actorId, action: 'ask-erasure', subjectKind: 'user', subjectId: userId, changes })
    await services.jobs.add(tx, SEND_ERASURE_ASKED, { userId })
    return row
  })

/**
 * Has one's own account erased after the grace time.
 * @throws CodedError those of `proveIdentity`; ACCOUNT_IN_USE with the list of what is open; CONFLICT when it waits
 * already; FORBIDDEN for members of our team
 */
export async function askErasure(services: Services, userType: string, asking: Asking): Promise<Erasure> {
  if (userType === 'admin' || userType === 'editor')
    throw new CodedError('FORBIDDEN', { message: 'Accounts of our team are erased by an admin.' })
  await proveIdentity(services, asking)
  return toErasure(await beginErasure(services, { userId: asking.userId, actorId: asking.userId, reason: '' }))
}

/**
 * The same by an admin for a person who asked in another way.
 * @throws CodedError ACCOUNT_IN_USE, CONFLICT; also CONFLICT for the admin's own account
 */
export async function askErasureAsAdmin(services: Services, order: Order): Promise<void> {
  if (order.actorId === order.userId)
    throw new CodedError('CONFLICT', { message: 'Another admin has to erase your account.' })
  await beginErasure(services, order)
}

/** The own erasure while it waits. */
export async function readErasure({ db }: Pick<Services, 'db'>, userId: number): Promise<Erasure | null> {
  const row = await findErasure(db, userId)
  return row && toErasure(row)
}

/** Cancels a waiting erasure. @throws CodedError NOT_FOUND without one */
export const cancelErasure = (
  services: Services,
  { userId, actorId }: { userId: number; actorId: number },
): Promise<void> =>
  withTransaction(services.db, async (tx) => {
    await lockErasureOf(tx, userId)
    const row = await findErasure(tx, userId)
    if (!row) throw new CodedError('NOT_FOUND')
    await updateErasure(tx, row.id, { state: 'cancelled', endedAt: services.clock.now() })
    await recordAudit(tx, { actorId, action: 'cancel-erasure', subjectKind: 'user', subjectId: userId })
    await services.jobs.add(tx, SEND_ERASURE_CANCELLED, { userId })
  })
