import { describe, expect, it } from 'vitest'
import { drawScene } from './scene'

describe('drawScene', () => {
  it('draws the same bytes for the same seed and other ones for others', () => {
    const pictures = Array.from({ length: 80 }, (_, seed) => drawScene(seed))
    expect(new Set(pictures).size).toBe(80)
    expect(drawScene(17)).toBe(pictures[17])
  })

  it('never lets a broken number or colour into a picture', () => {
    for (let seed = 0; seed < 200; seed += 1) expect(drawScene(seed)).not.toMatch(/NaN|undefined|Infinity/)
  })
})
