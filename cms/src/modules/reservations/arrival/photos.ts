import { arrivalPhotoTypes } from '@stackyard/shared/reference/arrival-states'
import type { ArrivalPhoto } from '@stackyard/shared/schema/arrival'
import { sql } from 'drizzle-orm'
import { CodedError } from '../../../platform/coded-error'
import type { Db, Tx } from '../../../platform/db'
import { makePrivate } from '../../foundation/file'

/**
 * Puts uploaded pictures of the sender's into a check-in and makes them private.
 * @throws CodedError VALIDATION_FAILED for another's file or one that is no picture, CONFLICT for one in use
 */
export async function keepPhotos(tx: Tx, senderId: number, arrivalId: number, ids: readonly number[]): Promise<void> {
  const fileIds = [...new Set(ids)]
  if (fileIds.length === 0) return
  if (!(await makePrivate(tx, senderId, fileIds))) throw refuse('A photo is missing. Add it again.')
  if ((await countPictures(tx, fileIds)) !== fileIds.length) throw refuse('Only pictures can be added.')
  const rows = fileIds.map((id, position) => sql`(${id}::int, ${arrivalId}::int, ${position}::smallint)`)
  const { rowCount } = await tx.execute(sql`
    insert into market.arrival_photo (file_id, arrival_id, position) values ${sql.join(rows, sql`, `)}
    on conflict (file_id) do nothing`)
  if (rowCount !== fileIds.length)
    throw new CodedError('CONFLICT', { message: 'This photo is in another check-in. Upload it again to add it.' })
}

const refuse = (message: string) => new CodedError('VALIDATION_FAILED', { issues: [{ path: 'photoIds', message }] })

async function countPictures(tx: Tx, ids: readonly number[]): Promise<number> {
  const types = sql.join(
    arrivalPhotoTypes.map((type) => sql`${type}`),
    sql`, `,
  )
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from market.uploaded_file
    where id = any(${sql.param([...ids])}::int[]) and mime_type in (${types}) and width is not null`)
  return rows[0]?.count ?? 0
}

/** The photos of these arrivals, by the arrival's id. */
export async function listPhotos(db: Db | Tx, ids: readonly number[]): Promise<Map<number, ArrivalPhoto[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ arrivalId: number; photos: ArrivalPhoto[] }>(sql`
    select p.arrival_id as "arrivalId", json_agg(json_build_object('id', f.id, 'title', f.title, 'width', f.width,
      'height', f.height) order by p.position) as photos
    from market.arrival_photo p join market.uploaded_file f on f.id = p.file_id
    where p.arrival_id = any(${sql.param([...ids])}::int[]) group by p.arrival_id`)
  return new Map(rows.map(({ arrivalId, photos }) => [arrivalId, photos]))
}

export type PhotoPlace = { id: number; arrivalId: number; fileId: number }

/** Whether this file is in this check-in of a reservation that the person takes part in or, as an admin, may read. */
export async function mayReadPhoto(
  db: Db,
  { id: userId, userType }: { id: number; userType: string },
  { id, arrivalId, fileId }: PhotoPlace,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select 1 from market.arrival_photo p join market.arrival a on a.id = p.arrival_id
      join market.orders o on o.id = a.order_id
    where p.file_id = ${fileId} and p.arrival_id = ${arrivalId} and o.id = ${id}
      and (${userType === 'admin'} or o.customer_id = ${userId} or o.seller_id = ${userId})`)
  return (rowCount ?? 0) > 0
}
