import type { LinkProps } from '@tanstack/react-router'
import type { AwaitedKind } from '@stackyard/shared/schema/overview'
import { isServiceProvider, type Trader } from '../../../lib/service-provider'

/** A screen of the app, or a list of the content panel, which is another page. */
type Target = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'> | { panel: string }

const ownListings = (tab: 'draft' | 'stale'): Target => ({ to: '/dashboard/my-listings', search: { tab } })

/** The screen on which what waits is worked off. */
export function awaitedTarget(kind: AwaitedKind, person: Trader): Target {
  const targets: Record<AwaitedKind, Target> = {
    ordersToAccept: { to: '/dashboard/transactions', search: { status: 'pending' } },
    cancelRequests: { to: '/dashboard/transactions', search: { status: 'customer_cancel_request' } },
    // Admins answer for the profiles that the platform manages.
    quotesToAnswer: {
      to: '/dashboard/quotes',
      search: { awaiting: true, ...(person.userType === 'admin' ? { managed: true } : {}) },
    },
    reviewsToAnswer: { to: '/dashboard/reviews', search: { awaiting: true } },
    firstListing: isServiceProvider(person)
      ? { to: '/dashboard/services/edit/$id', params: { id: 'own' } }
      : { to: '/dashboard/warehouses/create' },
    payoutsToReceive: { to: '/auth/payout' },
    identity: { panel: '/admin/collections/identity-applications?where[status][equals]=pending&sort=createdAt' },
    claims: { to: '/dashboard/managed/claims' },
    comments: { panel: '/admin/collections/comments?where[status][equals]=pending&sort=createdAt' },
    messages: { panel: '/admin/collections/contact-messages?where[status][equals]=new&sort=createdAt' },
    drafts: ownListings('draft'),
    stale:
      person.userType === 'admin'
        ? { to: '/dashboard/visible', search: { tab: 'stale', sortBy: 'updatedAt', order: 'asc' } }
        : ownListings('stale'),
    reviewsToWrite: { to: '/dashboard/transactions', search: { status: 'approved' } },
    notVerified: { to: '/dashboard/warehouses/not-verified', search: { tab: 'live' } },
    hidden: { to: '/dashboard/warehouses/hidden' },
    notRated: { to: '/dashboard/warehouses/not-rated', search: { tab: 'live' } },
    unread: { to: '/dashboard/notifications' },
  }
  return targets[kind]
}
