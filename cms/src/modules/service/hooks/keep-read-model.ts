import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { executorOf } from '../../discovery'
import { enqueueRelease } from '../../site-release'
import { refreshServices } from '../operations/refresh-services'

async function refresh(req: PayloadRequest, id: number) {
  const tx = await executorOf(req)
  const { listedBefore, listedNow } = await refreshServices(tx, [id])
  // A draft that stays one shows nowhere on the site.
  if (req.context.skipRelease !== true && (listedBefore > 0 || listedNow > 0)) await enqueueRelease(tx, 'content')
}

/** The read model changes in the transaction of the record (DESIGN §4), and the pages follow with the next release. */
export const afterServiceChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await refresh(req, (doc as { id: number }).id)
}

export const afterServiceDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await refresh(req, (doc as { id: number }).id)
}
