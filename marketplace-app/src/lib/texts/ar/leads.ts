import type { InWords } from '../../language'
import type { leadTexts as english } from '../leads'

export const leadTexts: InWords<typeof english> = {
  title: 'العملاء المحتملون',
  leads: {
    seller: 'تجار أرسلوا إليك طلب عروض أو أذنوا لك بقراءة طلبهم.',
    manager: 'تجار أرسلوا طلب عروض إلى مستودعاتك.',
    admin: 'تجار قدّموا طلب عروض.',
  },
  tabs: 'أنواع العملاء المحتملين',
  all: 'كل الطلبات',
  public: 'من النموذج العام',
  publicLead: 'أرسلها زوار من صفحة طلب عامة من غير حساب سابق.',
  emptyPublic: 'لا طلبات من النموذج العام بعد',
  link: {
    title: 'صفحة طلباتك',
    lead: 'شارك هذا الرابط في الرسائل أو في موقعك أو رمز QR. يكتب التجار احتياجاتهم ويصل الطلب إلى هنا.',
    warehouse: 'المستودع',
    address: 'الرابط',
    copy: 'نسخ الرابط',
    open: 'افتح الصفحة',
    none: 'انشر مستودعًا لتكون لك صفحة طلبات.',
    create: 'اعرض مستودعًا',
  },
}
