import type { LinkProps } from '@tanstack/react-router'
import type { AwaitedKind } from '@stackyard/shared/schema/overview'
import type { UserType } from '@stackyard/shared/schema/user'

type Target = Pick<LinkProps, 'to' | 'search' | 'hash'>

const ownListings: Target = { to: '/settings', hash: 'warehouses' }

/** The screen on which what waits is worked off. */
export function awaitedTarget(kind: AwaitedKind, role: UserType): Target {
  const targets: Record<AwaitedKind, Target> = {
    ordersToAccept: { to: '/dashboard/transactions', search: { status: 'pending' } },
    cancelRequests: { to: '/dashboard/transactions', search: { status: 'customer_cancel_request' } },
    drafts: ownListings,
    stale: role === 'admin' ? { to: '/dashboard/visible', search: { sortBy: 'updatedAt', order: 'asc' } } : ownListings,
    reviewsToWrite: { to: '/dashboard/transactions', search: { status: 'approved' } },
    notVerified: { to: '/dashboard/warehouses/not-verified' },
    hidden: { to: '/dashboard/warehouses/hidden' },
    notRated: { to: '/dashboard/warehouses/not-rated' },
    unread: { to: '/dashboard/notifications' },
  }
  return targets[kind]
}
