import { brand } from '@stackyard/shared/reference/brand'
import type { PlatformContact } from '@stackyard/shared/schema/user-card'
import { sql } from 'drizzle-orm'
import type { Services } from '../../../../platform/services'

/** Where to reach the platform: its own address and booking link, and the managed profile that has the address, if one does. */
export async function platformContact({ db }: Pick<Services, 'db'>): Promise<PlatformContact> {
  const { rows } = await db.execute<{ id: number; meetingLink: string | null }>(sql`
    select id, meeting_link as "meetingLink" from users
    where email = ${brand.supportEmail} and user_type = 'manager' and is_active is not false`)
  const { id = null, meetingLink = null } = rows[0] ?? {}
  const own = meetingLink && /^https?:\/\//i.test(meetingLink) ? meetingLink : null
  return { id, _id: id, email: brand.supportEmail, name: brand.name, meetingLink: own ?? brand.meetingLink }
}
