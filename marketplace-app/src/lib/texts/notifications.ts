import { inLanguage } from '../language'

export const notificationTexts = inLanguage('notificationTexts', {
  notifications: {
    bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
    unread: 'Unread',
    unreadOnly: 'Unread only',
    readAll: 'Mark all as read',
    markRead: 'Mark as read',
    earlier: (count: number) => `${count} earlier on this reservation`,
  },
})
