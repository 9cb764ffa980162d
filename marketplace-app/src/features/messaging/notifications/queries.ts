import { keepPreviousData } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/api'

/** Groups of notifications on a page: those on one reservation together, others alone. */
export const pageSize = 20

export const notificationsQuery = (page: number, unread: boolean) =>
  apiQuery.notification.list.queryOptions({
    input: { limit: pageSize, skip: (page - 1) * pageSize, grouped: true, ...(unread ? { unread } : {}) },
    placeholderData: keepPreviousData,
  })

/** How many are unread; lib/live-signals keeps it fresh. */
export const unreadQuery = () =>
  apiQuery.notification.list.queryOptions({
    input: { limit: 1, unread: true },
    select: (reply) => reply.total ?? 0,
  })

/** Everything that shows notifications: the lists and the number on the bell. */
export const allNotifications = () => apiQuery.notification.list.key()
