import { brand } from '@stackyard/shared/reference/brand'
import type { JobDefinition } from '../../../../platform/jobs'
import { stopLettersUrl, toMail } from '../../../accounts/account'
import { findMerchant } from '../repository'

export const MAIL_ANNOUNCEMENT = 'merchant:mail-announcement'

/** Emails an announcement to one merchant. */
export const mailAnnouncementJob: JobDefinition = {
  name: MAIL_ANNOUNCEMENT,
  async run({ db, env, mailer }, payload) {
    const merchant = await findMerchant(db, Number(payload.merchantId))
    // They may have opted out since the announcement was queued.
    if (!merchant?.isActive || !merchant.wantsLetters) return
    await mailer.send(
      toMail({
        to: merchant.email,
        subject: String(payload.subject),
        paragraphs: [
          `Hello ${merchant.firstName},`,
          ...String(payload.message)
            .split(/\n+/)
            .filter((line) => line.trim() !== ''),
        ],
        button: { label: 'Open your request', url: new URL('/settings/#RFP', env.PUBLIC_URL).href },
        why: `You get this email because you are a merchant at ${brand.name} and allow announcements.`,
        stopUrl: stopLettersUrl(merchant.id, env),
      }),
    )
  },
}
