import { brand } from '@stackyard/shared/reference/brand'
import type { PlatformContact } from '@stackyard/shared/schema/user-card'
import { sql } from 'drizzle-orm'
import type { Services } from '../../../platform/services'

/** Where to reach the house: its own address, and the managed profile that has it, if one does. */
export async function platformContact({ db }: Pick<Services, 'db'>): Promise<PlatformContact> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from users where email = ${brand.supportEmail} and user_type = 'manager' and is_active is not false`)
  const id = rows[0]?.id ?? null
  return { id, _id: id, email: brand.supportEmail, name: brand.name }
}
