import { describe, expect, it } from 'vitest'
import { cardText, readCardText, sceneOf } from './share-card'

const card = { brand: 'Brand', kind: 'News', title: 'Dock fees', line: 'Ohio', scene: '7' }

describe('the card of a shared page', () => {
  it('comes back from its text as it was, too long words cut', () => {
    expect(readCardText(cardText(card))).toEqual(card)
    const long = readCardText(cardText({ ...card, title: `${'word '.repeat(60)}` }))
    expect(long?.title).toHaveLength(140)
    expect(long?.title.endsWith('…')).toBe(true)
  })

  it('is not read from any other text', () => {
    for (const text of ['', '{', '[]', '[2,"a"]', '[1,"a","b","c","d","e"]', '[2,"a","b","c","d",7]', 'null'])
      expect(readCardText(text)).toBeNull()
  })

  it('shows the scene of the page, else one that stays', () => {
    expect(sceneOf('/pictures/news-3/1280.webp', 'x')).toBe('news-3')
    expect(sceneOf('/pictures/4095/640.webp', 'x')).toBe('4095')
    const own = sceneOf('/files/media/dock.webp', 'Dock fees')
    expect(own).toMatch(/^\d{1,4}$/)
    expect(sceneOf(null, 'Dock fees')).toBe(own)
    expect(sceneOf(null, 'Other words')).not.toBe(own)
  })
})
