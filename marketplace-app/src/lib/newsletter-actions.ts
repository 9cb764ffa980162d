import type { NewsletterButtonProps } from '@stackyard/shared/ui/newsletter-button'
import { client } from './api'
import { notifyOutcome } from './notify'

/** Reads and changes the reader's subscription to a seller's newsletter. */
export const newsletterActions: Pick<NewsletterButtonProps, 'read' | 'change' | 'onSaid'> = {
  read: async (sellerId) => (await client.newsletter.sellerSubscription({ sellerId })).results,
  change: async (sellerId, subscribed) => (await client.newsletter.subscribeToSeller({ sellerId, subscribed })).results,
  onSaid: notifyOutcome,
}
