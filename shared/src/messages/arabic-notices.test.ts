import { describe, expect, it } from 'vitest'
import { text } from './text'
import { mailText } from './mails/mail-text'
import { arabicNotice, arabicNotices } from './arabic-notices'

const namesIn = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted()

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
    expect(arabicNotice(text('notification.seller_cancel', { warehouse: 'Blue Dock', number: '#7' }))).toBe(
      'ألغى Blue Dock الحجز #7.',
    )
    expect(arabicNotice('Acme declined your quote for Blue Dock. They wrote: “Too late”')).toBe(
      'رفض Acme عرضك عن Blue Dock. وكتب: «Too late»',
    )
    expect(arabicNotice('Acme withdrew its quote.')).toBe('سحب Acme عرضه.')
  })

  it('are in the emails that carry them, and what nobody knows stays as it was written', () => {
    const values = { message: 'Blue Dock accepted reservation #7.' }
    expect(mailText('ar', 'notice.body', values)).toBe('قبل Blue Dock الحجز #7.')
    expect(mailText('en', 'notice.body', values)).toBe(values.message)
    expect(mailText('ar', 'notice.body', { message: 'We move our office.' })).toBe('We move our office.')
  })
})
