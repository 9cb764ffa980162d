import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { executorOf } from '../../discovery'
import type { ChangeName } from '../../listing'
import { changeServices } from '../commands/change-services'

const publish = async (req: PayloadRequest, { id }: { id: number }, change: ChangeName) =>
  changeServices(await executorOf(req), [id], { change, isSilent: req.context.isSilent === true })

type Doc = { id: number; deletedAt?: string | null }

/** Whoever wrote the record, in the panel too: the read model and the event are of its transaction. */
export const afterServiceChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const service = doc as Doc
  await publish(req, service, operation === 'create' ? 'added' : service.deletedAt ? 'removed' : 'written')
}

export const afterServiceDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await publish(req, doc as Doc, 'removed')
}
