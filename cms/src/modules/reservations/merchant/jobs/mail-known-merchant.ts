import { brand } from '@stackyard/shared/reference/brand'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import { sql } from 'drizzle-orm'
import type { JobDefinition } from '../../../../platform/jobs'
import { toMail } from '../../../accounts/account'

export const MAIL_KNOWN_MERCHANT = 'merchant:mail-known-merchant'

type Reader = { email: string; firstName: string; userType: string }

const wayOf = (userType: string): string =>
  userType === 'customer'
    ? 'Sign in to send your request: your answers are still in the browser that you used.'
    : 'Requests are sent by merchant accounts, and yours is of another kind. Use another email address for your request.'

/** Tells the owner of a known address that the wizard was used with it, and how to go on. */
export const mailKnownMerchantJob: JobDefinition = {
  name: MAIL_KNOWN_MERCHANT,
  async run({ db, env, mailer }, { userId, warehouseId }) {
    const { rows } = await db.execute<Reader>(sql`
      select email, coalesce(first_name, '') as "firstName", user_type::text as "userType" from users
      where id = ${Number(userId)} and coalesce(is_active, true)`)
    const [reader] = rows
    if (!reader) return
    const path = warehouseId ? `/warehouses/rfp/${Number(warehouseId)}?steps=1` : '/settings/#RFP'
    await mailer.send(
      toMail({
        to: reader.email,
        subject: 'You have an account already: sign in to send your request',
        paragraphs: [
          reader.firstName ? `Hello ${reader.firstName},` : 'Hello,',
          `you filled in a request for proposal at ${brand.name} with this address. It has an account already, so nothing was sent yet. ${wayOf(reader.userType)}`,
        ],
        button: { label: 'Sign in', url: new URL(withReturnTo('/auth/login', path), env.PUBLIC_URL).href },
        why: 'You get this email because a request for proposal was started with this address. If that was not you, do nothing.',
      }),
    )
  },
}
