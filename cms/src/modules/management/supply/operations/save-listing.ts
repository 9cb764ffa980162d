import type { WarehouseInput, WarehouseUpdate } from '@stackyard/shared/schema/warehouse-input'
import type { ListingContent, WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import type { PayloadRequest } from 'payload'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { changesBetween, fieldsChangedBetween } from '../../../foundation/audit'
import { smallestTotalPallets } from '../../../reservations/booking'
import { assertMayAddListing } from '../../../payments/plan'
import {
  createRecord,
  inRecordTransaction,
  listingContentOf,
  toRecordData,
  updateRecord,
} from '../../../listings/listing'
import {
  assertFit,
  assertMayPublish,
  assertPricesMeant,
  blankListing,
  wholeContent,
  type Actor,
} from '../listing-rules'
import { findOwner, lockListing, readListing } from '../repository'
import { toWarehouseRecord } from '../to-warehouse-record'

/**
 * A new listing of `sellerId`, a draft unless `isDraft` is false. It starts unverified.
 * @throws CodedError VALIDATION_FAILED with the fields; EMAIL_NOT_VERIFIED when a seller without a verified address
 * publishes; PRICE_DROP for unconfirmed prices of 0; PLAN_LIMIT_REACHED beyond the owner's plan
 */
export async function createListing(
  services: Services,
  actor: Actor,
  sellerId: number,
  input: WarehouseInput,
): Promise<WarehouseRecord> {
  const { isDraft = true, confirmPrices = false, ...changes } = input
  const owner = await findOwner(services.db, sellerId)
  if (!owner || !['seller', 'manager'].includes(owner.type)) throw new CodedError('NOT_FOUND')
  const sellerType = owner.type
  const content = wholeContent(blankListing, changes)
  assertFit(content, isDraft, sellerType)
  if (!isDraft) assertMayPublish(actor)
  if (!isDraft && !confirmPrices) assertPricesMeant(null, content)
  const data = { ...toRecordData(content), isDraft, seller: sellerId, confirmedAt: services.clock.now().toISOString() }
  return inRecordTransaction(services, async (req, tx) => {
    // The platform's managed profiles have no plan.
    if (sellerType === 'seller') await assertMayAddListing(services, owner, tx)
    const id = await createRecord(req, tx, data, actor.id)
    return recordOf(services, req, tx, id, sellerType)
  })
}

/**
 * Changes the fields that were sent. The owner's own, or any for an admin; another's answers like a missing one.
 * @throws CodedError NOT_FOUND; CONFLICT with the fields changed since when `version` is not the present one;
 * VALIDATION_FAILED; EMAIL_NOT_VERIFIED; PRICE_DROP for unconfirmed prices that fall by more than half or to 0
 */
export async function updateListing(
  services: Services,
  actor: Actor,
  id: number,
  { version, isDraft: wantsDraft, confirmPrices = false, ...changes }: WarehouseUpdate,
): Promise<WarehouseRecord> {
  return inRecordTransaction(services, async (req, tx) => {
    const held = await lockListing(tx, id)
    if (!held || (actor.userType !== 'admin' && held.sellerId !== actor.id)) throw new CodedError('NOT_FOUND')
    if (version !== undefined && version !== null && version !== held.version)
      throw new CodedError('CONFLICT', {
        changed: await fieldsChangedBetween(tx, { kind: 'warehouse', id }, version, held.version),
      })
    const doc = await readListing(req, id)
    const before = listingContentOf(doc)
    const content = wholeContent(before, changes)
    const isDraft = wantsDraft ?? held.isDraft
    assertFit(content, isDraft, held.sellerType)
    if (held.isDraft && !isDraft) assertMayPublish(actor)
    if (!isDraft && !confirmPrices) assertPricesMeant(held.isDraft ? null : before, content)
    const changed = changesBetween({ ...before, isDraft: held.isDraft }, { ...content, isDraft })
    if (Object.keys(changed).length > 0) {
      const action = held.isDraft === isDraft ? 'update' : isDraft ? 'withdraw' : 'publish'
      const renames = held.isDraft && content.name !== before.name
      const data = writtenData({ content, isDraft, renames }, services.clock.now())
      await updateRecord(req, tx, id, data, { actorId: actor.id, action, changes: changed })
    }
    return recordOf(services, req, tx, id, held.sellerType)
  })
}

type Written = { content: ListingContent; isDraft: boolean; renames: boolean }

/** A draft that gets another name gets another address; a published one keeps it, because it is linked to. */
const writtenData = ({ content, isDraft, renames }: Written, now: Date) => ({
  ...toRecordData(content),
  ...(renames ? { warehouseUrl: null } : {}),
  isDraft,
  confirmedAt: now.toISOString(),
  remindedDays: null,
})

async function recordOf(
  services: Services,
  req: PayloadRequest,
  tx: Tx,
  id: number,
  sellerType: string,
): Promise<WarehouseRecord> {
  const smallest = await smallestTotalPallets(tx, id, services.clock.now())
  return toWarehouseRecord(await readListing(req, id), { sellerType, smallestTotalPallets: smallest })
}
