import { describe, expect, it } from 'vitest'
import { text } from './text'
import { mailText } from './mails/mail-text'
import { arabicNotice, arabicNotices } from './arabic-notices'

const namesIn = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted()

/** What only English days and counts write: names stay as they are. */
const ENGLISH_MONTH = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|\bto\b|\bfrom\b|[AP]M/

describe('notices in Arabic', () => {
  it.each(Object.entries(arabicNotices))('%s is in Arabic letters and loses no value', (english, said) => {
    expect(said).toMatch(/\p{Script=Arabic}/u)
    const known = new Set(namesIn(english))
    expect(namesIn(said).filter((name) => !known.has(name))).toEqual([])
  })

  it('are said by their sentence, with names as they are and spaces in words', () => {
    const space = text('space.pallets', { quantity: '1,200' })
    expect(
      arabicNotice(text('notification.customer_purchase', { customer: 'Acme Goods', space, warehouse: 'Dock & Co.' })),
    ).toBe('حجز Acme Goods 1,200 منصة في Dock & Co..')
    expect(
      arabicNotice(
        'Acme announced 3 pallets at Blue Dock for 29 Nov 2026, 08:00 to 10:00. Confirm the slot or propose another one.',
      ),
    ).toBe('أعلن Acme وصول 3 منصات إلى Blue Dock في 29 نوفمبر 2026، من 08:00 إلى 10:00. أكّد الموعد أو اقترح غيره.')
    expect(arabicNotice(text('notification.seller_cancel', { warehouse: 'Blue Dock', number: '#7' }))).toBe(
      'ألغى Blue Dock الحجز #7.',
    )
    expect(arabicNotice('Acme declined your quote for Blue Dock. They wrote: “Too late”')).toBe(
      'رفض Acme عرضك عن Blue Dock. وكتب: «Too late»',
    )
    expect(arabicNotice('Acme reserved 18 pallets and fulfillment (501 to 2000) at Blue Dock.')).toBe(
      'حجز Acme 18 منصة وتنفيذ طلبات (501 إلى 2000) في Blue Dock.',
    )
    expect(arabicNotice('Acme withdrew its quote.')).toBe('سحب Acme عرضه.')
  })

  it('are in the emails that carry them, and what nobody knows stays as it was written', () => {
    const values = { message: 'Blue Dock accepted reservation #7.' }
    expect(mailText('ar', 'notice.body', values)).toBe('قبل Blue Dock الحجز #7.')
    expect(mailText('en', 'notice.body', values)).toBe(values.message)
    const digest = `${values.message}\nhttps://x.test/dashboard/transactions/7`
    expect(mailText('ar', 'digest.body', { message: digest })).toContain('قبل Blue Dock الحجز #7.\nhttps://x.test/')
    expect(
      mailText('ar', 'quoteRequest.body', { warehouse: 'Dock', need: '51-100 pallets, new to shipping' }),
    ).toContain('51-100 منصة، جديد في الشحن')
    expect(mailText('ar', 'notice.body', { message: 'We move our office.' })).toBe('We move our office.')
  })

  it.each([
    'Acme sent you a quote for 40 pallets from 01 Mar 2027 for 6 months: $720.00 per month, $4,320.00 for the term. It is valid until 09 Mar 2027.',
    'Acme proposes 40 pallets from 01 Mar 2027 for 6 months for Blue Dock. They wrote: “Too late” Send a better quote, or decline.',
    '$1,200.00 for month 2 of 6 at Blue Dock will be charged on 01 Dec 2026 to your saved payment method.',
    '$1,200.00 for 01 Dec 2026 to 31 Dec 2026 at Blue Dock could not be charged. We try again on 04 Dec 2026. You can pay with another method now.',
    '$1,200.00 will be charged on 01 Dec 2026: #7',
    'Reservation #7 at Blue Dock: Acme proposes a change: 150 pallets from 01 Mar 2027.',
    'Reservation #7 at Blue Dock: Acme accepted the change: an end of storage and fulfillment after 01 Mar 2027.',
    'Reservation #7 at Blue Dock: Acme declined the change: 3 months longer, until 28 May 2027.',
    'Reservation #7 at Blue Dock is waiting for your answer. Without one by 29 Nov 2026, 02:54 PM UTC the hold is removed.',
    'Acme asks for a quote from Blue Dock: 40 pallets from 01 Mar 2027 for 6 months. Answer by 09 Mar 2027.',
    'Blue Dock checked in 40 pallets, 2 damaged.',
    'The copy of your data is ready. You can download it until 2026-12-05.',
  ])('leaves no English day or count in: %s', (notice) => {
    const said = arabicNotice(notice)
    expect(said).toMatch(/\p{Script=Arabic}/u)
    expect(said).not.toMatch(ENGLISH_MONTH)
    expect(said).not.toMatch(/pallet|month|\d{4}-\d{2}/)
  })
})
