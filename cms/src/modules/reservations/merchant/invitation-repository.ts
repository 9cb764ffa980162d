import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db'

export type InvitationRow = {
  id: number
  name: string
  slug: string
  city: string
  state: string
  logo: string | null
  company: string
  firstName: string
  lastName: string
}

/** A listing that visitors see, with its provider. */
export async function findInvitation(db: Db, warehouseId: number): Promise<InvitationRow | null> {
  const { rows } = await db.execute<InvitationRow>(sql`
    select s.id, s.name, s.slug, s.city, s.state, coalesce(nullif(w.logo, ''), nullif(w.mini_logo, '')) as logo,
      coalesce(u.company, '') as company, coalesce(u.first_name, '') as "firstName",
      coalesce(u.last_name, '') as "lastName"
    from market.listing_search s join warehouses w on w.id = s.id join users u on u.id = s.seller_id
    where s.id = ${warehouseId} and s.listed`)
  return rows[0] ?? null
}

export type RequesterRow = { userType: string; company: string }

/** An admin or a provider with a public profile who passed a link on; nobody else's company is shown. */
export async function findRequester(db: Db, id: number): Promise<RequesterRow | null> {
  const { rows } = await db.execute<RequesterRow>(sql`
    select user_type::text as "userType", coalesce(company, '') as company from users
    where id = ${id} and coalesce(is_active, true)
      and (user_type = 'admin' or (user_type in ('seller', 'manager') and coalesce(is_public, true)))`)
  return rows[0] ?? null
}
