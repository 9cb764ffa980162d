import type { Tx } from '../../../../platform/db'
import { listingEvent } from '../tables'

/** What can happen to listings; 'seller' stands for what their pages show of their provider. */
export type ChangeName =
  | 'added'
  | 'written'
  | 'removed'
  | 'flagged'
  | 'confirmed'
  | 'aged'
  | 'rated'
  | 'reviews'
  | 'moved'
  | 'withdrawn'
  | 'seller'
  | 'plan'
  | 'erased'

export type ListingEvent = {
  kind: 'warehouse' | 'service'
  change: ChangeName
  listingIds: readonly number[]
  isShown: boolean
}

/** Notes a change in the caller's transaction, so that subscribers hear of it exactly when it is committed. */
export async function recordEvent(tx: Tx, { listingIds, ...event }: ListingEvent): Promise<void> {
  await tx.insert(listingEvent).values({ ...event, listingIds: [...listingIds] })
}
