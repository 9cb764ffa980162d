import { digestJobs } from './jobs/send-digests'
import { sendNotificationMailJob } from './jobs/send-notification-mail'
import { changeNoticeSettings, getNoticeSettings } from './procedures/notice-settings'
import { listNotifications } from './procedures/list-notifications'
import { readAllNotifications, readNotification } from './procedures/read-notification'
import { requestServiceRate } from './procedures/request-service-rate'

export type { NoticeLetter } from './jobs/send-notification-mail'
export { notifyAdmins } from './operations/notify-admins'
export { mailedNotice, notifyUser, notifyUsers, type Notice } from './operations/notify-user'
export { languageOf } from './settings-repository'
export { stopNoticesRoute } from './stop-route'

export const procedures = {
  ownNotice: { get: getNoticeSettings, change: changeNoticeSettings },
  notification: {
    list: listNotifications,
    read: readNotification,
    readAll: readAllNotifications,
    requestServiceRate,
  },
}
export const jobs = [sendNotificationMailJob, ...digestJobs]
