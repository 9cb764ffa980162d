import type { InWords } from '../../language'
import type { listingPageTexts as english } from '../listing-page'

export const listingPageTexts: InWords<typeof english> = {
  mapOf: (name) => `خريطة وعليها ${name}`,
  nearby: 'مستودعات قريبة',
  spotlighted: 'مستودعات مميزة',
  allOnMap: 'كل المستودعات حيث تقف',
  shareText: (name) => `تعرّف على مستودع ${name}`,
  edit: 'تعديل',
  previewTitle: 'معاينة',
  previewDraft: 'هذا ما سيراه المشترون حين تنشر المسودة.',
  previewLive: 'هذا ما يراه المشترون.',
  previewEdit: 'العودة إلى النموذج',
}
