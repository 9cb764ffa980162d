import type { SomeWords } from '../../language'
import type { notificationTexts as english } from '../notifications'
import { figure } from './counted'

export const notificationTexts: SomeWords<typeof english> = {
  notifications: {
    bell: (unread) => (unread === 0 ? 'Notificaciones' : `Notificaciones, ${figure(unread)} sin leer`),
    unread: 'Sin leer',
    unreadOnly: 'Solo sin leer',
    readAll: 'Marcar todo como leído',
    markRead: 'Marcar como leído',
    earlier: (count) => `${figure(count)} ${count === 1 ? 'anterior' : 'anteriores'} de esta reservación`,
  },
}
