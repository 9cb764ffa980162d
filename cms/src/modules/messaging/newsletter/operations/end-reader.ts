import type { Services } from '../../../../platform/services'
import type { ReaderKey } from '../reader-token'
import { endSubscription } from '../repository'

/** Ends what a newsletter's mail came by: a subscription, or an account's wish for newsletters. False when it is gone. */
export async function endReader({ db, clock, payload }: Services, reader: ReaderKey): Promise<boolean> {
  const id = Number(reader.slice(2))
  if (reader.startsWith('s:')) return endSubscription(db, id, clock.now())
  // The mail's own mark stands for the person; it works without a session.
  const { docs } = await payload.update({
    collection: 'users',
    where: { id: { equals: id } },
    data: { wantsNewsletter: false },
    depth: 0,
    overrideAccess: true,
  })
  return docs.length > 0
}
