import type { EmailChange } from '@stackyard/shared/schema/own-account'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import { HOUR_MS, takeMail } from '../../../../platform/mail-cap'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import {
  cancelOpenChange,
  type EmailChangeRow,
  findOpenChange,
  insertChange,
  lockEmailOf,
  updateChange,
} from '../email-change-repository'
import { findPersonById } from '../repository'
import { type Asking, proveIdentity } from './prove-identity'

export const SEND_EMAIL_CHANGE = 'account:send-email-change'

/** How long the links of a change work. */
const VALID_MS = 24 * HOUR_MS

/** Links come again at most this often. */
const PAUSE_MS = 60_000

/** Of everybody's changes together, since it is the new address that gets the mails. */
const cap = { kind: 'email-change', most: 5, withinMs: HOUR_MS }

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** An address that was never verified counts as confirmed from the start: there is nobody to ask. */
export const needsOld = ({ oldConfirmedAt, createdAt }: EmailChangeRow): boolean =>
  oldConfirmedAt?.getTime() !== createdAt.getTime()

const toEmailChange = (row: EmailChangeRow): EmailChange => ({
  oldEmail: row.oldEmail,
  newEmail: row.newEmail,
  oldConfirmedAt: needsOld(row) ? iso(row.oldConfirmedAt) : null,
  newConfirmedAt: iso(row.newConfirmedAt),
  needsOld: needsOld(row),
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})

const orderMails = ({ jobs }: Services, tx: Tx, id: number): Promise<void> =>
  jobs.add(tx, SEND_EMAIL_CHANGE, { changeId: id }, { key: `${SEND_EMAIL_CHANGE}:${id}` })

/**
 * Begins a change of the own address. Both addresses get a link; whether the new one has an account already is found out
 * by the job, so that neither the answer nor its time tells. A pending change ends.
 * @throws CodedError those of `proveIdentity`; VALIDATION_FAILED for the present address; RATE_LIMITED when the new
 * address has had many such mails.
 */
export async function askEmailChange(services: Services, email: string, asking: Asking): Promise<EmailChange> {
  const { db, clock } = services
  const person = await findPersonById(db, asking.userId)
  if (!person) throw new CodedError('UNAUTHENTICATED')
  if (person.email === email) {
    const message = 'This is your address already'
    throw new CodedError('VALIDATION_FAILED', { message, issues: [{ path: 'email', message }] })
  }
  await proveIdentity(services, asking)
  return withTransaction(db, async (tx) => {
    const now = clock.now()
    await lockEmailOf(tx, person.id)
    if (!(await takeMail(tx, cap, email, now))) throw new CodedError('RATE_LIMITED')
    await cancelOpenChange(tx, person.id, now)
    const row = await insertChange(tx, {
      userId: person.id,
      sessionId: asking.sessionId,
      oldEmail: person.email,
      newEmail: email,
      sentAt: now,
      createdAt: now,
      expiresAt: new Date(now.getTime() + VALID_MS),
      oldConfirmedAt: person.is_email_verified ? null : now,
    })
    const changes = { email: [person.email, email] as const }
    const act = { actorId: person.id, action: 'ask-email-change', subjectKind: 'user', subjectId: person.id } as const
    await recordAudit(tx, { ...act, changes })
    await orderMails(services, tx, row.id)
    return toEmailChange(row)
  })
}

/** The pending change, if there is one. */
export async function readEmailChange({ db, clock }: Services, userId: number): Promise<EmailChange | null> {
  const row = await findOpenChange(db, userId, clock.now())
  return row && toEmailChange(row)
}

/**
 * Sends the links of the pending change again; those sent before stop working. What was confirmed stays so.
 * @throws CodedError NOT_FOUND without a pending change; RATE_LIMITED right after the last links, and after many
 */
export const resendEmailChange = (services: Services, userId: number): Promise<EmailChange> =>
  withTransaction(services.db, async (tx) => {
    const now = services.clock.now()
    await lockEmailOf(tx, userId)
    const row = await findOpenChange(tx, userId, now)
    if (!row) throw new CodedError('NOT_FOUND')
    if (now.getTime() - row.sentAt.getTime() < PAUSE_MS || !(await takeMail(tx, cap, row.newEmail, now)))
      throw new CodedError('RATE_LIMITED')
    const sent = { sentAt: now, expiresAt: new Date(now.getTime() + VALID_MS) }
    await updateChange(tx, row.id, sent)
    await orderMails(services, tx, row.id)
    return toEmailChange({ ...row, ...sent })
  })

/** Ends the pending change; its links stop working. @throws CodedError NOT_FOUND without one */
export const cancelEmailChange = ({ db, clock }: Services, userId: number): Promise<void> =>
  withTransaction(db, async (tx) => {
    await lockEmailOf(tx, userId)
    if (!(await cancelOpenChange(tx, userId, clock.now()))) throw new CodedError('NOT_FOUND')
  })
