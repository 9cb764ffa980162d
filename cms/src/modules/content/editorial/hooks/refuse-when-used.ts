import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug, type Where } from 'payload'
import { CodedError } from '../../../../platform/coded-error'

type Use = { collection: CollectionSlug; field: string; noun: [one: string, many: string] }

/**
 * A category that records stand in stays until they are moved.
 * @throws CodedError CONFLICT through the contract; in the panel the same sentence as a 409.
 */
export const refuseWhenUsed =
  ({ collection, field, noun }: Use): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const where: Where = { [field]: { equals: id } }
    const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true, req })
    if (totalDocs === 0) return
    const message = `It is in use by ${totalDocs} ${totalDocs === 1 ? noun[0] : noun[1]}. Move them to another one first.`
    throw req.payloadAPI === 'local' ? new CodedError('CONFLICT', { message }) : new APIError(message, 409, null, true)
  }
