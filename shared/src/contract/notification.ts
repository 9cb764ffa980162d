import { z } from 'zod'
import { Notification, NotificationParams, NotificationQuery, ServiceRateInput } from '../schema/notification'
import { Done, endpoint, nothing } from './endpoint'

export const notification = {
  list: endpoint({
    method: 'GET',
    path: '/notification/',
    audience: 'user',
    summary: 'The own notifications, newest first',
    description:
      '`grouped=true` puts those on one reservation together where its latest stands, at most 50 of each; `limit`, `skip`, and `total` count groups then, of which any other notification is one.',
    input: NotificationQuery,
    results: z.array(Notification),
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/notification/all',
    audience: 'user',
    summary: 'Mark all own notifications as read',
    input: nothing,
    results: Done,
  }),
  read: endpoint({
    method: 'PUT',
    path: '/notification/{id}',
    audience: 'owner',
    summary: 'Mark an own notification as read',
    input: NotificationParams,
    results: Notification,
  }),
  requestServiceRate: endpoint({
    method: 'POST',
    path: '/notification/requestServiceRate',
    audience: 'user',
    summary: 'Ask a provider for a rate the listing does not show',
    description: 'The provider is told once a day and listing, however often it is asked.',
    input: ServiceRateInput,
    results: Done,
    callsPerMinute: 20,
  }),
}
