import type { InWords } from '../../language'
import type { notificationTexts as english } from '../notifications'

export const notificationTexts: InWords<typeof english> = {
  notifications: {
    bell: (unread) => (unread === 0 ? 'الإشعارات' : `الإشعارات، غير المقروء: ${unread}`),
    unread: 'غير مقروء',
    unreadOnly: 'غير المقروء فقط',
    readAll: 'علّم الكل مقروءًا',
    markRead: 'علّمه مقروءًا',
    earlier: (count) => `ما سبق عن هذا الحجز: ${count}`,
  },
}
