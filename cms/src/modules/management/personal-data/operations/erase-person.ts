import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { openMattersOf } from '../../../accounts/account'
import { recordAudit } from '../../../foundation/audit'
import { forgetPartyOf } from '../../../reservations/booking'
import { dropFilesOf } from '../../../foundation/file'
import { forgetIdentity } from '../../../accounts/identity'
import { eraseListingsOf, inRecordTransaction } from '../../../listings/listing'
import { forgetPaymentMethods } from '../../../payments/payment'
import { eraseServicesOf } from '../../../listings/service'
import { type Erased, toErased } from '../erased'
import { personalTables } from '../personal-tables'
import { type ErasureRow, findErasure, lockErasureOf, updateErasure } from '../repository'
import { REMOVE_FILES, SEND_ERASED } from '../job-names'
import { postpone } from './postpone-erasure'
import { redactAudit, redactNotifications } from './redact-history'

/** A seller has many rows, and all of it is one transaction. */
const LIMITS = sql`select set_config('lock_timeout', '10s', true), set_config('statement_timeout', '120s', true),
  set_config('market.erasing', 'on', true)`

/**
 * Erases an account whose day has come, in one transaction: what names the person goes, what bookkeeping needs stays
 * with the name replaced. While something is open it is put off by a day, and the person is told. Called again it does
 * nothing.
 */
export async function erasePerson(services: Services, userId: number): Promise<void> {
  await inRecordTransaction(services, async (req, tx) => {
    await tx.execute(LIMITS)
    await lockErasureOf(tx, userId)
    const erasure = await findErasure(tx, userId)
    const now = services.clock.now()
    if (!erasure || erasure.dueAt > now) return
    const open = await openMattersOf(tx, userId, now)
    if (open.length > 0) return postpone(services, tx, erasure, open)
    const erased = await findErased(tx, userId)
    if (erased) await erase(services, req, tx, erased, erasure)
    await updateErasure(tx, erasure.id, { state: 'done', endedAt: now, hindrances: null, reason: '' })
  })
}

async function findErased(tx: Tx, userId: number): Promise<Erased | null> {
  const { rows } = await tx.execute<Parameters<typeof toErased>[0]>(sql`
    select id, email, coalesce(first_name, '') as "firstName", coalesce(last_name, '') as "lastName",
      coalesce(company, '') as company, coalesce(phone, '') as phone, array(
        select regexp_replace(legal_name, '\\s+', ' ', 'g') from identity_applications where user_id = ${userId}
        union select full_name from market.billing_info where user_id = ${userId}
        union select card_holder from market.card where user_id = ${userId}
        union select account_name from market.ach_account where user_id = ${userId}
        union select company from market.merchant_rfp where merchant_id = ${userId}) as aliases
    from users where id = ${userId} for update`)
  return rows[0] ? toErased(rows[0]) : null
}

async function erase(
  services: Services,
  req: PayloadRequest,
  tx: Tx,
  erased: Erased,
  { requestedBy }: ErasureRow,
): Promise<void> {
  const { userId, oldEmail, name } = erased
  const { jobs } = services
  const { rows } = await tx.execute<{ first_name: string | null }>(
    sql`select first_name from users where id = ${userId}`,
  )
  // What an account that closes sets off is set off: the plan and the monthly top-up end.
  const data = { isActive: false }
  await req.payload.update({ collection: 'users', id: userId, overrideAccess: true, depth: 0, data, req })
  await forgetPartyOf(jobs, tx, userId)
  await forgetIdentity(jobs, tx, userId)
  await forgetPaymentMethods(jobs, tx, userId, name)
  const storedNames = await dropFilesOf(tx, userId)
  if (storedNames.length > 0) await jobs.add(tx, REMOVE_FILES, { storedNames })
  await redactNotifications(tx, erased)
  await redactAudit(tx, erased)
  for (const treatment of Object.values(personalTables)) if ('act' in treatment) await tx.execute(treatment.act(erased))
  await eraseListingsOf(tx, userId)
  await eraseServicesOf(tx, userId)
  await recordAudit(tx, { actorId: requestedBy, action: 'erase', subjectKind: 'user', subjectId: userId })
  await jobs.add(tx, SEND_ERASED, { email: oldEmail, firstName: rows[0]?.first_name ?? '' })
}
