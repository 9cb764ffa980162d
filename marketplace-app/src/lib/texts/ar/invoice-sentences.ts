/** What a list of invoices says of each, part by part (cms: to-invoice.ts); `{}` stands for a figure. */
export const invoiceSentences = {
  'Reservation {}, {name}: {lines}': 'الحجز {}، \u2068{name}\u2069: {lines}',
  'Storage, month {} of {}': 'تخزين، الشهر {} من {}',
  Discount: 'خصم',
  'Difference to the agreed monthly minimum': 'الفرق حتى الحد الأدنى الشهري المتفق عليه',
  'Fulfillment deposit, {} to {} orders a month': 'عربون خدمات التنفيذ، {} إلى {} طلب شهريًا',
  'Discount and credit': 'خصم ورصيد',
  'Advertising credit': 'رصيد إعلاني',
  'Advertising credit, monthly top-up': 'رصيد إعلاني، شحن شهري',
} as const
