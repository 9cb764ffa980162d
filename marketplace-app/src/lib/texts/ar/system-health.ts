import type { InWords } from '../../language'
import type { systemHealthTexts as english } from '../system-health'
import { saidHealth } from './health-sentences'

export const systemHealthTexts: InWords<typeof english> = {
  title: 'حالة النظام',
  lead: 'ما يعمل وما يحتاج إليك. تتجدد الصفحة كل نصف دقيقة.',
  refresh: 'افحص من جديد',
  checks: 'الفحوص',
  failed: 'تعذر تحميل الفحوص',
  failedLead: 'إن استمر هذا فربما توقفت قاعدة البيانات: في سجل الخادم المزيد.',
  none: 'لا شيء يُفحص',
  noneLead: 'ليس لهذا التثبيت فحوص.',
  at: (time) => `فُحص في ${time}`,
  overall: {
    ok: 'كل شيء يعمل.',
    look: 'كل شيء يعمل، لكن بعضه يحتاج إلى فحص اليوم.',
    broken: 'هناك ما لا يعمل.',
  },
  states: { ok: 'سليم', look: 'تنبيه', broken: 'معطَّل' },
  keys: {
    database: 'قاعدة البيانات',
    jobs: 'مهام الخلفية',
    webhooks: 'أحداث الدفع',
    payments: 'دفعات مفتوحة',
    books: 'الدفاتر',
    pages: 'الصفحات',
    emails: 'الرسائل',
    backup: 'النسخ الاحتياطي',
    disk: 'القرص',
  },
  said: saidHealth,
  whatToDo: 'ما ينبغي فعله:',
  versions: 'الإصدارات',
  version: { stackyard: 'Stackyard', node: 'Node.js', postgresql: 'PostgreSQL' },
}
