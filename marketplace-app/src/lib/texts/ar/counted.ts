/** The forms of a noun that is counted: one, two, 3 to 10, 11 to 99, and the rest; the first two say their number. */
export type Forms = readonly [one: string, two: string, few: string, many: string, other: string]

const whole = new Intl.NumberFormat('ar-u-nu-latn', { maximumFractionDigits: 0 })
const rules = new Intl.PluralRules('ar')

export const figure = (count: number): string => whole.format(count)

/** "لا طلبات" is rarely asked for: nothing is said as the figure 0. */
export const counted = (count: number, [one, two, few, many, other]: Forms): string => {
  const form = rules.select(count)
  if (form === 'one') return one
  if (form === 'two') return two
  return `${figure(count)} ${form === 'few' ? few : form === 'many' ? many : other}`
}

export const forms = {
  account: ['حساب واحد', 'حسابان', 'حسابات', 'حسابًا', 'حساب'],
  answer: ['إجابة واحدة', 'إجابتان', 'إجابات', 'إجابة', 'إجابة'],
  campaign: ['حملة واحدة', 'حملتان', 'حملات', 'حملة', 'حملة'],
  company: ['شركة واحدة', 'شركتان', 'شركات', 'شركة', 'شركة'],
  coupon: ['قسيمة واحدة', 'قسيمتان', 'قسائم', 'قسيمة', 'قسيمة'],
  day: ['يوم واحد', 'يومان', 'أيام', 'يومًا', 'يوم'],
  entry: ['قيد واحد', 'قيدان', 'قيود', 'قيدًا', 'قيد'],
  field: ['حقل واحد', 'حقلان', 'حقول', 'حقلًا', 'حقل'],
  file: ['ملف واحد', 'ملفان', 'ملفات', 'ملفًا', 'ملف'],
  impression: ['ظهور واحد', 'ظهوران', 'مرات ظهور', 'ظهورًا', 'ظهور'],
  listing: ['مستودع واحد', 'مستودعان', 'مستودعات', 'مستودعًا', 'مستودع'],
  month: ['شهر واحد', 'شهران', 'أشهر', 'شهرًا', 'شهر'],
  order: ['طلب واحد', 'طلبان', 'طلبات', 'طلبًا', 'طلب'],
  pallet: ['منصة واحدة', 'منصتان', 'منصات', 'منصة', 'منصة'],
  person: ['شخص واحد', 'شخصان', 'أشخاص', 'شخصًا', 'شخص'],
  place: ['مكان واحد', 'مكانان', 'أماكن', 'مكانًا', 'مكان'],
  quote: ['عرض سعر واحد', 'عرضا سعر', 'عروض أسعار', 'عرض سعر', 'عرض سعر'],
  request: ['طلب واحد', 'طلبان', 'طلبات', 'طلبًا', 'طلب'],
  review: ['تقييم واحد', 'تقييمان', 'تقييمات', 'تقييمًا', 'تقييم'],
  row: ['صف واحد', 'صفان', 'صفوف', 'صفًا', 'صف'],
  seller: ['بائع واحد', 'بائعان', 'بائعين', 'بائعًا', 'بائع'],
  service: ['خدمة واحدة', 'خدمتان', 'خدمات', 'خدمة', 'خدمة'],
  thread: ['محادثة واحدة', 'محادثتان', 'محادثات', 'محادثة', 'محادثة'],
  time: ['مرة واحدة', 'مرتين', 'مرات', 'مرة', 'مرة'],
  unit: ['وحدة واحدة', 'وحدتان', 'وحدات', 'وحدة', 'وحدة'],
  visit: ['زيارة واحدة', 'زيارتان', 'زيارات', 'زيارة', 'زيارة'],
} as const satisfies Readonly<Record<string, Forms>>
