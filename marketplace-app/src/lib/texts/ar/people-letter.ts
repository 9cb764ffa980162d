import type { InWords } from '../../language'
import type { peopleLetterTexts as english } from '../people-letter'
import { counted, figure } from './counted'

const people = ['شخص واحد', 'شخصين', 'أشخاص', 'شخصًا', 'شخص'] as const

export const peopleLetterTexts: InWords<typeof english> = {
  open: 'اكتب إلى هؤلاء',
  title: 'اكتب إلى هؤلاء',
  lead: 'تصل إلى الأعضاء الذين أثبتوا عنوانهم. ولا تصل العروض إلا إلى من يقبلها في إعداداته.',
  purpose: 'الموضوع',
  purposes: { service: 'الخدمة: تصل إلى كل عضو', offers: 'أخبار وعروض: إلى من يقبلها' },
  template: 'ابدأ من',
  templates: [
    { key: 'blank', label: 'رسالة فارغة', subject: '', message: '' },
    {
      key: 'listings',
      label: 'طلب الأسعار الحالية',
      subject: '{firstName}، أما زالت أسعارك صحيحة؟',
      message:
        'مرحبًا {firstName}،\n\nيبحث التجار عن مساحة متاحة اليوم. راجع من فضلك إدراجات {company} وأكّد الأسعار والمساحة المتاحة.\n\nشكرًا لك.',
    },
    {
      key: 'profile',
      label: 'طلب ملف مكتمل',
      subject: 'ملفك يكاد يكتمل',
      message:
        'مرحبًا {firstName}،\n\nالملف الذي فيه صورة ووصف ورقم هاتف يُجاب أسرع. أضف من فضلك ما ينقص في إعداداتك.\n\nشكرًا لك.',
    },
  ],
  subject: 'الموضوع',
  message: 'الرسالة',
  hint: 'يحل محل {firstName} و{company} ما يخص القارئ. السطر الفارغ يبدأ فقرة.',
  preview: 'معاينة',
  previewFor: (email) => `كما يقرؤها ${email}`,
  finding: 'جارٍ البحث عن الأشخاص…',
  nobody: 'لا أحد في هذه القائمة يمكن أن تصله رسالة.',
  readers: {
    service: (count, matched) => `تصل إلى ${figure(count)} من ${figure(matched)}: أثبتوا عنوانهم.`,
    offers: (count, matched) => `تصل إلى ${figure(count)} من ${figure(matched)}: أثبتوا عنوانهم ويقبلون الرسائل.`,
  },
  test: 'أرسل تجربة إليّ',
  tested: 'التجربة في طريقها إليك',
  send: 'إرسال',
  sendTo: (count) => `أرسل إلى ${counted(count, people)}`,
  sent: (count) => `الرسالة في طريقها إلى ${counted(count, people)}`,
  letters: 'الرسائل حتى الآن',
  states: { sending: 'في طريقها', sent: 'أُرسلت', stopped: 'أُوقفت' },
  progress: (subject) => `أين وصلت «${subject}»`,
  figures: (sent, total, leftOut, failed) =>
    [
      `أُرسل ${figure(sent)} من ${figure(total)}`,
      ...(leftOut > 0 ? [`استُثني ${figure(leftOut)}`] : []),
      ...(failed > 0 ? [`فشل ${figure(failed)}`] : []),
    ].join('، '),
  resting: 'نفدت رسائل اليوم، ويتبعها الباقي.',
  stop: 'إيقاف',
  stopFailed: 'تعذر إيقاف الرسالة',
}
