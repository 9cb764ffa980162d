import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { executorOf } from '../../discovery'
import { changeServices } from '../commands/change-services'

/** Whoever wrote or removed the record, in the panel too: the read model is of its transaction. */
export const publishService: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({ doc, req }) =>
  changeServices(await executorOf(req), [(doc as { id: number }).id], {})
