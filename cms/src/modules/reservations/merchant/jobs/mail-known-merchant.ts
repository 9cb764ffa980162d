import { withReturnTo } from '@stackyard/shared/domain/return-to'
import { sql } from 'drizzle-orm'
import type { JobDefinition } from '../../../../platform/jobs'
import { sendLetter } from '../../../foundation/mail'

export const MAIL_KNOWN_MERCHANT = 'merchant:mail-known-merchant'

type Reader = { email: string; firstName: string; userType: string }

/** Tells the owner of a known address that the wizard was used with it, and how to go on. */
export const mailKnownMerchantJob: JobDefinition = {
  name: MAIL_KNOWN_MERCHANT,
  async run(services, { userId, warehouseId }) {
    const { db, env } = services
    const { rows } = await db.execute<Reader>(sql`
      select email, coalesce(first_name, '') as "firstName", user_type::text as "userType" from users
      where id = ${Number(userId)} and coalesce(is_active, true)`)
    const [reader] = rows
    if (!reader) return
    const path = warehouseId ? `/warehouses/rfp/${Number(warehouseId)}?steps=1` : '/settings/#RFP'
    await sendLetter(services, {
      kind: reader.userType === 'customer' ? 'knownMerchant' : 'knownOther',
      to: reader.email,
      name: reader.firstName,
      url: new URL(withReturnTo('/auth/login', path), env.PUBLIC_URL).href,
    })
  },
}
