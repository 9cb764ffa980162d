import { z } from 'zod'
import { optionalId, paging, queryBoolean } from './query'
import { numberInput } from './number-input'

/** What a person is told in the app. */
export const Notification = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  kind: z.string(),
  message: z.string(),
  /** The page it is about, a path of ours; null when there is none. */
  path: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: z.string(),
})
export type Notification = z.infer<typeof Notification>

/**
 * `unread=true` leaves those that were read out, so that `total` is the number on the bell. `grouped=true` counts all that
 * was told on one reservation as one.
 */
export const NotificationQuery = z.object({ ...paging(20), unread: queryBoolean, grouped: queryBoolean })

/** Notifications are counted in 64 bits; the browser's numbers hold them exactly up to 2^53. */
export const NotificationParams = z.object({
  id: numberInput(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)),
})

/** A provider is asked for a rate that the listing does not show. */
export const ServiceRateInput = z
  .object({ warehouseId: optionalId, serviceId: optionalId })
  .refine(({ warehouseId, serviceId }) => (warehouseId === undefined) !== (serviceId === undefined), {
    message: 'Send warehouseId or serviceId',
    path: ['warehouseId'],
  })
