import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { executorOf } from '../../discovery'
import { changeListings } from '../commands/change-listings'

/** Whoever wrote or removed the record, in the panel too: the read model is of its transaction. */
export const publishListing: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({ doc, req }) =>
  changeListings(await executorOf(req), [(doc as { id: number }).id], {})
