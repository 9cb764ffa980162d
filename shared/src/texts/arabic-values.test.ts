import { describe, expect, it } from 'vitest'
import { saidDay } from '../reference/said-day'
import { arabicValue } from './arabic-values'

describe('what notices name, in Arabic', () => {
  it.each([
    ['29 Nov 2026', '29 نوفمبر 2026'],
    ['01 Sep 2027', '1 سبتمبر 2027'],
    ['2026-12-05', '5 ديسمبر 2026'],
    ['29 Nov 2026, 08:00 to 10:00', '29 نوفمبر 2026، من 08:00 إلى 10:00'],
    ['29 Nov 2026, 02:54 PM UTC', '29 نوفمبر 2026، 02:54 م UTC'],
    ['29 Nov 2026 to 28 Dec 2026 at Blue Dock', 'من 29 نوفمبر 2026 إلى 28 ديسمبر 2026 في Blue Dock'],
    [
      'the added space, 01 Dec 2026 to 31 Dec 2026, at Dock',
      'المساحة المضافة من 1 ديسمبر 2026 إلى 31 ديسمبر 2026 في Dock',
    ],
    ['501 to 2000', '501 إلى 2000'],
    ['1 pallet', 'منصة واحدة'],
    ['2 pallets', 'منصتين'],
    ['7 pallets', '7 منصات'],
    ['40 pallets', '40 منصة'],
    ['1,200 pallets', '1,200 منصة'],
    ['12 units', '12 وحدة'],
    ['2,500 sq. ft.', '2,500 قدم مربع'],
    ['3 months', '3 أشهر'],
    ['27-50 pallets, 501-1000 shipments a month', '\u200e27-50 منصة، \u200e501-1000 شحنة في الشهر'],
    ['500+ pallets, new to shipping', '500+ منصة، جديد في الشحن'],
    ['40 pallets from 01 Mar 2027 for 6 months', '40 منصة ابتداءً من 1 مارس 2027 لمدة 6 أشهر'],
    [
      '3 pallets from 01 Mar 2027 for 1 month: $54.00 per month, $54.00 for the term for Blue Dock',
      '3 منصات ابتداءً من 1 مارس 2027 لمدة شهر واحد: \u200e$54.00 في الشهر، \u200e$54.00 للمدة كلها عن Blue Dock',
    ],
    [
      '40 pallets from 01 Mar 2027 for 6 months; 200 square feet from 01 Apr 2027 for 3 months',
      '40 منصة ابتداءً من 1 مارس 2027 لمدة 6 أشهر؛ 200 قدم مربع ابتداءً من 1 أبريل 2027 لمدة 3 أشهر',
    ],
  ])('says %s', (english, said) => expect(arabicValue(english)).toBe(said))

  it.each(['Acme Goods', 'We meet on 29 Nov 2026 at noon', '12 Monkeys', '$1,234.50', ''])('leaves %j alone', (words) =>
    expect(arabicValue(words)).toBeNull(),
  )

  it.each(Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-09`))(
    'knows the English form of %s',
    (day) => expect(arabicValue(saidDay(day))).toBe(arabicValue(day)),
  )
})
