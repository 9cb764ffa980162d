import type { NewsletterSegment } from '@stackyard/shared/reference/newsletter'

/** The form's own fields; `sendAt` is a local moment as the browser's control gives it, "" for now. */
export type SendValues = { newsletterId: string; segment: NewsletterSegment; sellerId: string; sendAt: string }

export const emptySend: SendValues = { newsletterId: '', segment: 'news', sellerId: '', sendAt: '' }

/** What is sent: numbers, and the moment in UTC. */
export const toSendInput = ({ newsletterId, segment, sellerId, sendAt }: SendValues) => ({
  newsletterId: Number(newsletterId),
  segment,
  sellerId: segment === 'seller' && sellerId.trim() !== '' ? Number(sellerId) : null,
  sendAt: sendAt === '' ? null : new Date(sendAt).toISOString(),
})
