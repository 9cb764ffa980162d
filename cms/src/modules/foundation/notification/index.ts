import { sendNotificationMailJob } from './jobs/send-notification-mail'
import { listNotifications } from './procedures/list-notifications'
import { readAllNotifications, readNotification } from './procedures/read-notification'
import { requestServiceRate } from './procedures/request-service-rate'

export { notifyAdmins } from './operations/notify-admins'
export { mailedNotice, notifyUser, notifyUsers, type Notice } from './operations/notify-user'

export const procedures = {
  notification: { list: listNotifications, read: readNotification, readAll: readAllNotifications, requestServiceRate },
}
export const jobs = [sendNotificationMailJob]
