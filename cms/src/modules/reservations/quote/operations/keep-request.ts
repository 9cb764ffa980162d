import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { recordAudit } from '../../../foundation/audit'
import { type Notice, notifyAdmins, notifyUser } from '../../../foundation/notification'
import { type AskedProvider, insertQuote, type NewQuote } from '../repository'

/** What the provider is told: the kind of request, a sentence, and the subject of the mail. */
export type ToldProvider = Pick<Notice, 'kind' | 'message' | 'data'> & { subject: string }

/**
 * Keeps a request for a quote, has the provider told with the way to it (admins, where the platform manages the profile),
 * and notes it in the audit trail.
 * @returns the id of the request
 */
export async function keepRequest(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Tx,
  asked: AskedProvider,
  row: NewQuote,
  { kind, message, data, subject }: ToldProvider,
): Promise<number> {
  const id = await insertQuote(tx, row)
  const path = `/dashboard/quotes/${id}`
  const notice: Omit<Notice, 'userId'> = {
    kind,
    message,
    data: { ...data, quoteId: id, path },
    mail: { subject, path },
  }
  if (asked.seller_type === 'manager') await notifyAdmins(jobs, tx, notice)
  else await notifyUser(jobs, tx, { ...notice, userId: asked.seller_id })
  const of = asked.warehouse_id
    ? ({ subjectKind: 'warehouse', subjectId: asked.warehouse_id } as const)
    : ({ subjectKind: 'user', subjectId: asked.seller_id } as const)
  await recordAudit(tx, {
    actorId: row.customerId ?? null,
    action: 'quote.request',
    ...of,
    changes: { quote: [null, id] },
  })
  return id
}
