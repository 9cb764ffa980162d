import type { SharedShortlist, Shortlisted, ShortlistDetail } from '@stackyard/shared/schema/shortlist'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Db } from '../../../../platform/db'
import { listListingCards } from '../../discovery'
import { hashOf } from '../link-token'
import { findLinked, findOwn, listWarehouses } from '../repository'

/** The warehouses of a list as this reader may see them: prices for signed-in readers only. */
async function warehousesOf(db: Db, id: number, reader: SessionUser | null): Promise<Shortlisted[]> {
  const rows = await listWarehouses(db, id)
  const cards = await listListingCards(
    db,
    rows.map(({ warehouseId }) => warehouseId),
    reader && { id: reader.id, userType: 'customer' },
  )
  const byId = new Map(cards.map((card) => [card.id, card]))
  return rows.map(({ warehouseId, name, note, tags, addedAt }) => {
    const card = byId.get(warehouseId) ?? null
    return { warehouseId, name: card?.name ?? name, note, tags, addedAt: addedAt.toISOString(), card }
  })
}

/** One of the person's lists. @throws CodedError NOT_FOUND for another's or none */
export async function readShortlist(db: Db, user: SessionUser, id: number): Promise<ShortlistDetail> {
  const found = await findOwn(db, user.id, id)
  if (!found) throw new CodedError('NOT_FOUND')
  return { ...found, warehouses: await warehousesOf(db, id, user) }
}

/** The ids of the warehouses on one of a person's lists, in their order. @throws CodedError NOT_FOUND for another's or none */
export async function shortlistWarehouses(db: Db, userId: number, id: number): Promise<number[]> {
  const found = await findOwn(db, userId, id)
  if (!found) throw new CodedError('NOT_FOUND')
  return found.warehouseIds
}

/** The list that a link opens. @throws CodedError NOT_FOUND for an unknown or revoked link */
export async function openSharedShortlist(db: Db, reader: SessionUser | null, token: string): Promise<SharedShortlist> {
  const found = await findLinked(db, hashOf(token))
  if (!found) throw new CodedError('NOT_FOUND')
  const warehouses = await warehousesOf(db, found.id, reader)
  const shown = found.linkShowsNotes ? warehouses : warehouses.map((one) => ({ ...one, note: '', tags: [] }))
  return { name: found.name, warehouses: shown.filter(({ card }) => card !== null) }
}
