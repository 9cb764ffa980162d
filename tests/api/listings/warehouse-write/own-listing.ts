import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import type { Pool } from 'pg'
import { ok } from '../../../setup/api'
import { newSeller } from '../../../setup/seller'
import { freshName, liveListing } from './new-listing'

/** A live listing of a provider's own; `more` goes over its 500 pallets. */
export async function ownListing(
  place: { url: string; pool: Pool },
  stem: string,
  more: object = {},
): Promise<{ token: string; id: number; name: string }> {
  const { token } = await newSeller(place)
  const body = { ...liveListing(freshName(stem)), ...more }
  const { id } = await ok<WarehouseRecord>(place.url, 'POST', '/warehouse/', { token, body })
  return { token, id, name: body.name }
}

/** How many whole pallets stand on these square feet. */
export const palletsOn = (squareFeet: number): number => Math.floor((squareFeet * 100) / 1333)
