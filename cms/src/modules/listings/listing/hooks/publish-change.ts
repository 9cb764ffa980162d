import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { executorOf } from '../../discovery'
import { changeListings } from '../commands/change-listings'
import type { ChangeName } from '../events/record-event'

const publish = async (req: PayloadRequest, { id }: { id: number }, change: ChangeName) =>
  changeListings(await executorOf(req), [id], { change, isSilent: req.context.isSilent === true })

type Doc = { id: number; deletedAt?: string | null }

/** Whoever wrote the record, in the panel too: the read model and the event are of its transaction. */
export const afterListingChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const listing = doc as Doc
  await publish(req, listing, operation === 'create' ? 'added' : listing.deletedAt ? 'removed' : 'written')
}

export const afterListingDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await publish(req, doc as Doc, 'removed')
}
