import { describe, expect, it } from 'vitest'
import { languageOf, voice, voiceIn } from './language'

const arabic = voiceIn('ar')

describe('the voice of a page', () => {
  it('is that of its address', () => {
    expect([languageOf('/ar'), languageOf('/ar/news'), languageOf('/arabia'), languageOf('/')]).toEqual([
      'ar',
      'ar',
      'en',
      'en',
    ])
    expect(voice(new URL('https://house.test/ar/faqs')).language).toBe('ar')
  })

  it('leads to the page in its language, where there is one', () => {
    expect(arabic.href('/')).toBe('/ar')
    expect(arabic.href('/search?query=Dallas')).toBe('/ar/search?query=Dallas')
    expect(arabic.href('/warehouses/region/south')).toBe('/ar/warehouses/region/south')
    expect(arabic.href('/warehouses/dock-house-in-dallas-tx')).toBe('/warehouses/dock-house-in-dallas-tx')
    expect(arabic.href('/terms-of-use')).toBe('/terms-of-use')
    expect(voiceIn('en').href('/faqs')).toBe('/faqs')
  })

  it('says texts with their values, names it knows, and days in Latin digits', () => {
    expect(arabic.t('Page {page}', { page: 3 })).toBe('صفحة 3')
    expect(voiceIn('en').t('Page {page}', { page: 3 })).toBe('Page 3')
    expect([arabic.known('Texas'), arabic.known('An editor’s own words')]).toEqual(['تكساس', 'An editor’s own words'])
    expect(arabic.day('2026-11-21T23:30:00Z')).toBe('21 نوفمبر 2026')
    expect(voiceIn('en').day('2026-11-21T23:30:00Z')).toBe('21 Nov 2026')
  })
})
