import type { PlanId } from './plans'

/** Who a newsletter goes to: subscribers of the news, merchants or sellers who want it, subscribers of one seller. */
export const newsletterSegments = [
  { key: 'news', name: 'Subscribers of the news' },
  { key: 'customers', name: 'Merchants who want newsletters' },
  { key: 'sellers', name: 'Sellers who want newsletters' },
  { key: 'seller', name: 'Subscribers of one seller' },
] as const
export type NewsletterSegment = (typeof newsletterSegments)[number]['key']

/** How a subscription stands: asked for, confirmed by email, ended, or its address refuses mail. */
export const subscriptionStates = ['pending', 'confirmed', 'ended', 'bounced'] as const

/** `cancelled`: taken back before its time, or its seller had no newsletter any more. */
export const sendStates = ['scheduled', 'sending', 'sent', 'cancelled'] as const

/**
 * `unclear`: the server stopped while the mail was on its way; it is not sent twice. `complained`: its reader called it
 * unwanted.
 */
export const deliveryStates = ['queued', 'sending', 'sent', 'failed', 'bounced', 'complained', 'unclear'] as const

/** How many newsletters a seller sends to their subscribers within 30 days, by plan. */
export const sellerNewsletterLimits: Record<PlanId, number> = { free: 1, growth: 4, scale: 12 }

/** What a message of the contact form can be about. */
export const contactTopics = [
  { key: 'reservation', name: 'A reservation' },
  { key: 'listing', name: 'A listing' },
  { key: 'mistake', name: 'Something wrong on a page' },
  { key: 'press', name: 'Press and partnerships' },
  { key: 'other', name: 'Something else' },
] as const
