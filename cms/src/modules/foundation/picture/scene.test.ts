import { describe, expect, it } from 'vitest'
import { LISTING_SCENES, NEWS_SCENES, seedOfName } from './picture-name'
import { drawScene } from './scene'
import { sceneKindOf, sceneKinds } from './scene-kind'

const listings = Array.from({ length: LISTING_SCENES }, (_, seed) => seed)
const news = Array.from({ length: NEWS_SCENES }, (_, n) => seedOfName(`news-${n}`) ?? -1)

describe('drawScene', () => {
  it('draws the same bytes for the same seed and other ones for others', () => {
    const pictures = Array.from({ length: 80 }, (_, seed) => drawScene(seed))
    expect(new Set(pictures).size).toBe(80)
    expect(drawScene(17)).toBe(pictures[17])
  })

  it('never lets a broken number or color into a picture, eight of each kind', () => {
    const seeds = [...listings.slice(0, sceneKinds.length * 7), ...news.slice(0, sceneKinds.length)]
    const broken = seeds.filter((seed) => /NaN|undefined|Infinity|null|"-?[\d.]+e[+-]?\d+"/.test(drawScene(seed)))
    expect(broken).toEqual([])
  })

  it('keeps a picture small enough to be drawn at once', () => {
    for (const seed of listings.slice(0, sceneKinds.length * 2)) expect(drawScene(seed).length).toBeLessThan(600_000)
  })
})

describe('sceneKindOf', () => {
  it('shows each kind equally often, and more than 24 of them', () => {
    const kinds = Map.groupBy(listings, sceneKindOf)
    expect([...kinds.keys()].sort()).toEqual([...sceneKinds].sort())
    expect(sceneKinds.length).toBeGreaterThan(24)
    const least = Math.floor(LISTING_SCENES / sceneKinds.length)
    for (const seeds of kinds.values()) expect(seeds.length - least).toBeLessThanOrEqual(1)
  })

  it('shows every kind among the pictures of the news', () => {
    expect(new Set(news.map(sceneKindOf)).size).toBe(sceneKinds.length)
  })

  it('never gives a kind to two of three seeds in a row', () => {
    for (const row of [listings, news])
      for (const [at, seed] of row.entries()) {
        const near = row.slice(at + 1, at + 3).map(sceneKindOf)
        expect(near).not.toContain(sceneKindOf(seed))
      }
  })
})
