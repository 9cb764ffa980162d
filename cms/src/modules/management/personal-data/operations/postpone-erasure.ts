import { text } from '@stackyard/shared/messages/text'
import type { OpenMatter } from '@stackyard/shared/schema/own-account'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { notifyUser } from '../../../foundation/notification'
import { type ErasureRow, updateErasure } from '../repository'

const DAY_MS = 86_400_000

/** Puts an erasure off by a day, since something is open; the person is told when it is something new. */
export async function postpone(
  { clock, jobs }: Services,
  tx: Tx,
  erasure: ErasureRow,
  open: readonly OpenMatter[],
): Promise<void> {
  const hindrances = open.map(({ kind, count }) => ({ kind, count }))
  const dueAt = new Date(clock.now().getTime() + DAY_MS)
  await updateErasure(tx, erasure.id, { dueAt, hindrances })
  const known = new Set((erasure.hindrances ?? []).map(({ kind }) => kind))
  if (hindrances.every(({ kind }) => known.has(kind))) return
  await notifyUser(jobs, tx, {
    userId: erasure.userId,
    kind: 'account_erasure',
    message: text('erasure.hindered'),
    data: { path: '/settings/#data' },
    mail: { subject: text('erasure.hindered.subject'), path: '/settings/#data' },
  })
}
