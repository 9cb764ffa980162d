import { readWithSecrets } from '../../../../platform/secrets'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { markBounced, noteReturned, readerOf } from '../deliveries'
import { findReturnAddress } from '../return-address'
import { readReturnedMail } from '../returned-mail'
import { endReader } from './end-reader'

/**
 * Takes a mail that came back to a newsletter's return address: an address that is refused for good gets no newsletter
 * any more, whoever complains is unsubscribed. False for what says nothing of a mail of ours. The same mail twice does
 * no more than once.
 */
export async function takeReturned(services: Services, base: string, raw: string): Promise<boolean> {
  const { db, env } = services
  const id = readWithSecrets(env, (secret) => findReturnAddress(raw, base, secret))
  const returned = id === null ? null : readReturnedMail(raw)
  if (id === null || !returned) return false
  const { kind, reason } = returned
  if (kind === 'complained') {
    // Ended first: a server that stops in between ends it again when the complaint comes again.
    const reader = await readerOf(db, id)
    if (reader) await endReader(services, reader)
  }
  await withTransaction(db, async (tx) => {
    const email = await noteReturned(tx, { id, state: kind, reason })
    if (email !== null && kind === 'bounced') await markBounced(tx, email)
  })
  return true
}
