import { afterEach, describe, expect, it } from 'vitest'
import { ar } from './ar'
import { arNotices } from './ar-notices'
import { en, type MessageKey } from './en'
import { spokenMessages } from './spoken'
import { text } from './text'

const placesIn = (wording: string): string[] => [...wording.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()

afterEach(() => {
  spokenMessages.words = {}
})

describe('Arabic texts', () => {
  it.each(Object.entries(arNotices))(
    'the notice "%s" is one of the catalog, and has its places in Arabic',
    (english, said) => {
      expect(Object.values(en)).toContain(english)
      expect(placesIn(said)).toEqual(placesIn(english))
    },
  )

  it.each(Object.entries(ar))('%s has the places of its English text', (key, wording) => {
    expect(placesIn(wording)).toEqual(placesIn(en[key as MessageKey]))
  })

  it('are said once they are spoken', () => {
    expect(text('purchase.confirm')).toBe('Confirm Payment')
    spokenMessages.words = ar
    expect(text('purchase.confirm')).toBe('تأكيد الدفع')
    expect(text('upload.tooLarge', { size: '3 MB' })).toBe('حجم الملف أكبر من 3 MB')
  })
})
