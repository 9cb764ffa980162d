import { inLanguage } from '../language'

/** Texts of settings #notifications. */
export const noticeTexts = inLanguage('noticeTexts', {
  title: 'Notifications',
  lead: 'Choose what you hear about, where and how fast. We always email you about your account itself.',
  groups: {
    reservations: 'Reservations',
    quotes: 'Quotes and requests',
    messages: 'Messages and comments',
    reviews: 'Listings and reviews',
    money: 'Payouts, credit and plans',
  },
  app: (group: string) => `${group}: show in the app`,
  appShort: 'In the app',
  mail: (group: string) => `${group}: by email`,
  paces: { now: 'Email right away', daily: 'One email a day', off: 'No email' },
  language: 'Language of emails',
  saved: 'Your choice is saved',
  failed: 'We couldn’t save your choice',
})
