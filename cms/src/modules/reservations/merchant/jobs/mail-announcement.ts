import type { JobDefinition } from '../../../../platform/jobs'
import { stopLettersUrl } from '../../../accounts/account'
import { paragraphsOf, sendLetter } from '../../../foundation/mail'
import { findMerchant } from '../repository'

export const MAIL_ANNOUNCEMENT = 'merchant:mail-announcement'

/** Emails an announcement to one merchant. */
export const mailAnnouncementJob: JobDefinition = {
  name: MAIL_ANNOUNCEMENT,
  async run(services, payload) {
    const { db, env } = services
    const merchant = await findMerchant(db, Number(payload.merchantId))
    // They may have opted out since the announcement was queued.
    if (!merchant?.isActive || !merchant.wantsLetters) return
    await sendLetter(services, {
      kind: 'merchantAnnouncement',
      to: merchant.email,
      name: merchant.firstName,
      values: { subject: String(payload.subject), message: paragraphsOf(String(payload.message)) },
      url: new URL('/settings/#RFP', env.PUBLIC_URL).href,
      stopUrl: stopLettersUrl(merchant.id, env),
    })
  },
}
