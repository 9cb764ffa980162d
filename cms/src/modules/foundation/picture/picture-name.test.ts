import { describe, expect, it } from 'vitest'
import { dominantColor, seedOfName, widthOfFile } from './picture-name'

describe('picture names', () => {
  it('knows the listing seeds 0 to 4095 and the news seeds 0 to 63', () => {
    expect(seedOfName('0')).toBe(0)
    expect(seedOfName('4095')).toBe(4095)
    expect(seedOfName('news-63')).not.toBeNull()
    for (const bad of ['4096', '-1', '01', '1.5', '1e3', 'news-64', 'news-', '', '../1', ' 1'])
      expect(seedOfName(bad)).toBeNull()
  })

  it('never gives a news cover the picture of a listing', () => {
    expect(seedOfName('news-7')).not.toBe(seedOfName('7'))
  })

  it('knows five widths', () => {
    expect(widthOfFile('640.webp')).toBe(640)
    for (const bad of ['641.webp', '640.png', '640', 'x640.webp']) expect(widthOfFile(bad)).toBeNull()
  })

  it('names one steady color for a picture', () => {
    expect(dominantColor(12)).toMatch(/^#[0-9a-f]{6}$/)
    expect(dominantColor(12)).toBe(dominantColor('12'))
    expect(new Set(Array.from({ length: 60 }, (_, seed) => dominantColor(seed))).size).toBeGreaterThan(30)
    expect(() => dominantColor(5000)).toThrow()
  })
})
