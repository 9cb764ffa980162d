import type { InWords } from '../../language'
import type { basicProfileTexts as english } from '../basic-profile'

export const basicProfileTexts: InWords<typeof english> = {
  lead: 'ما يقوله ملفك العام إلى جانب اسمك: أين أنت وكيف يُتصل بك.',
  address: 'العنوان',
  links: 'الروابط',
  meetingLink: 'رابط حجز المواعيد',
  networks: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    x: 'X',
    youtube: 'YouTube',
    tiktok: 'TikTok',
  },
  isPublic: 'يستطيع الجميع العثور على ملفي',
}
