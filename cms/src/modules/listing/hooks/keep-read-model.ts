import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { executorOf, refreshListings } from '../../discovery'
import { enqueueRelease } from '../../site-release'

async function refresh(req: PayloadRequest, id: number) {
  const tx = await executorOf(req)
  await refreshListings(tx, [id])
  if (req.context.skipRelease !== true) await enqueueRelease(tx, 'listings')
}

/** The read model changes in the transaction of the record (DESIGN §4), and the listing pages follow. */
export const afterListingChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await refresh(req, (doc as { id: number }).id)
}

export const afterListingDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await refresh(req, (doc as { id: number }).id)
}
