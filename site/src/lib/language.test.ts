import { describe, expect, it } from 'vitest'
import { languageAt } from '@stackyard/shared/reference/languages'
import { voice, voiceIn } from './language'

const arabic = voiceIn('ar')

describe('the voice of a page', () => {
  it('is that of its address', () => {
    expect(['/ar', '/ar/news', '/arabia', '/', '/es', '/es/warehouses'].map(languageAt)).toEqual([
      'ar',
      'ar',
      'en',
      'en',
      'es',
      'es',
    ])
    expect(voice(new URL('https://house.test/ar/faqs')).language).toBe('ar')
  })

  it('leads to the page in its language, where there is one', () => {
    expect(arabic.href('/')).toBe('/ar')
    expect(arabic.href('/search?query=Dallas')).toBe('/ar/search?query=Dallas')
    expect(arabic.href('/warehouses/region/south')).toBe('/ar/warehouses/region/south')
    expect(arabic.href('/warehouses/dock-house-in-dallas-tx')).toBe('/ar/warehouses/dock-house-in-dallas-tx')
    for (const path of ['/compare?ids=7', '/services/holm', '/services/partners', '/users/manager/holm-storage'])
      expect(arabic.href(path)).toBe(`/ar${path}`)
    expect(arabic.href('/users/profile')).toBe('/users/profile')
    expect(arabic.href('/terms-of-use')).toBe('/terms-of-use')
    expect(voiceIn('en').href('/faqs')).toBe('/faqs')
  })

  it('leads in Spanish to lists and listings, and elsewhere to English', () => {
    const spanish = voiceIn('es')
    expect(spanish.href('/search?query=Dallas')).toBe('/es/search?query=Dallas')
    expect(spanish.href('/warehouses/dock-house-in-dallas-tx')).toBe('/es/warehouses/dock-house-in-dallas-tx')
    for (const path of ['/news', '/faqs', '/services/holm', '/users/seller/holm', '/warehouses/country/US/state/TX'])
      expect(spanish.href(path)).toBe(path)
    expect([spanish.documents, arabic.documents]).toEqual(['en', 'ar'])
  })

  it('says in English what a language has no words for', () => {
    const spanish = voiceIn('es')
    expect(spanish.t('Find space')).toBe('Buscar espacio')
    expect(spanish.t('Every term in a sentence, A to Z.')).toBe('Every term in a sentence, A to Z.')
    expect(spanish.day('2026-11-21T23:30:00Z')).toBe('21 de noviembre de 2026')
  })

  it('says texts with their values, names it knows, and days in Latin digits', () => {
    expect(arabic.t('Page {page}', { page: 3 })).toBe('صفحة 3')
    expect(voiceIn('en').t('Page {page}', { page: 3 })).toBe('Page 3')
    expect([arabic.known('Texas'), arabic.known('An editor’s own words')]).toEqual(['تكساس', 'An editor’s own words'])
    expect(arabic.day('2026-11-21T23:30:00Z')).toBe('21 نوفمبر 2026')
    expect(voiceIn('en').day('2026-11-21T23:30:00Z')).toBe('21 Nov 2026')
  })
})
