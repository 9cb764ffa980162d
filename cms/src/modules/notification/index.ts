import { sendNotificationMailJob } from './jobs/send-notification-mail'

export { notifyUser, type Notice } from './operations/notify-user'
export const jobs = [sendNotificationMailJob]
