import { describe, expect, it } from 'vitest'
import { drawScene, sceneKindOf } from './scene'

describe('drawScene', () => {
  it('draws the same bytes for the same seed and other ones for others', () => {
    const pictures = Array.from({ length: 80 }, (_, seed) => drawScene(seed))
    expect(new Set(pictures).size).toBe(80)
    expect(drawScene(17)).toBe(pictures[17])
  })

  it('never lets a broken number or colour into a picture', () => {
    for (let seed = 0; seed < 200; seed += 1) expect(drawScene(seed)).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('says what a picture shows, and shows each of the five often enough', () => {
    const kinds = Map.groupBy(
      Array.from({ length: 500 }, (_, seed) => seed),
      sceneKindOf,
    )
    expect([...kinds.keys()].sort()).toEqual(['aisle', 'docks', 'port', 'racks', 'yard'])
    for (const seeds of kinds.values()) expect(seeds.length).toBeGreaterThan(20)
  })
})
