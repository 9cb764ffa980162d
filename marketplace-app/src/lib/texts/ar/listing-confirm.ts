import type { InWords } from '../../language'
import type { listingConfirmTexts as english } from '../listing-confirm'
import { figure } from './counted'

export const listingConfirmTexts: InWords<typeof english> = {
  title: 'أما زال هذا الإدراج صحيحًا؟',
  lead: 'تبقيه نقرة واحدة حديثًا: يرى المشترون متى أكدت مساحته وأسعاره.',
  space: (pallets) => `مواضع المنصات الإجمالية: ${figure(pallets)}`,
  confirm: 'نعم، المساحة والأسعار صحيحة',
  change: 'تغيير الإدراج',
  doneTitle: 'شكرًا لك',
  done: (name) => `تأكد ${name}، وهو يقبل الحجوزات.`,
  goOn: 'إلى مستودعاتك',
  failed: 'لا يمكن استخدام هذا الرابط',
  failedLead: 'يعمل مرة واحدة، ولا يعمل بعد حفظ الإدراج من جديد. سجّل الدخول لتؤكد مستودعاتك.',
  working: 'جارٍ البحث عن الإدراج…',
}
