import type { Notification } from '@stackyard/shared/schema/notification'
import type { NotificationRow } from './repository'

/** The page a notification is about: the one its sender named, else the order's or the listing's. */
function pathOf({ data }: NotificationRow): string | null {
  if (typeof data.path === 'string' && /^\/(?!\/)/.test(data.path)) return data.path
  if (data.transactionId !== undefined) return `/dashboard/transactions/${data.transactionId}`
  return data.warehouseId === undefined ? null : `/dashboard/warehouses/${data.warehouseId}`
}

/** A notification on the wire. */
export const toNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  _id: row.id,
  kind: row.kind,
  message: row.message,
  path: pathOf(row),
  isRead: row.isRead,
  createdAt: row.createdAt.toISOString(),
})
