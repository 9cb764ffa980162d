import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type CarouselKind,
  combinedPage,
  fillNearby,
  isFullWidth,
  nearbyWantsNext,
  pageOf,
  pageWanted,
  slidesAt,
  startOf,
} from './carousel-motion'

const items = (...ids: number[]) => ids.map((id) => ({ id }))
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id)
const counts = (kind: CarouselKind, widths: readonly number[]) => widths.map((width) => slidesAt(kind, width))

/** Slides of a kind at a width as the style sheet has it: the last rule whose condition the width meets. */
function styledSlides(kind: CarouselKind, width: number): number {
  const css = readFileSync(join(import.meta.dirname, '../ui/carousel.css'), 'utf8')
  const blocks = css.split(/(?=@media |@container )/).map((block) => ({
    from: Number(/@(?:media|container) \(width >= (\d+)px\)/.exec(block)?.[1] ?? 0),
    text: block,
  }))
  return blocks.reduce((slides, { from, text }) => {
    const rule = new RegExp(`\\.carousel-${kind}\\b[^{}]*\\{\\s*--slides: (\\d+)`).exec(text)
    return rule && width >= from ? Number(rule[1]) : slides
  }, 1)
}

describe('how many slides stand side by side', () => {
  it('R-092: up to six neighbors, 4 below 1480 px, 2 below 1024 px, 1 below 600 px', () => {
    expect(counts('nearby', [1600, 1480, 1400, 1024, 1000, 600, 590])).toEqual([6, 6, 4, 4, 2, 2, 1])
  })

  it('R-086: at most four of the combined carousel', () => {
    expect(counts('combined', [2400, 1024, 1000, 590])).toEqual([4, 4, 2, 1])
  })

  it('R-094: others have 4, 2, 1 or 5, 3, 2, 1', () => {
    expect(counts('four', [1600, 899, 470])).toEqual([4, 2, 1])
    expect(counts('five', [1600, 1000, 700, 470])).toEqual([5, 3, 2, 1])
  })

  it.each(['combined', 'nearby', 'pair', 'four', 'five'] as const)('the style sheet says the same of %s', (kind) => {
    for (const width of [320, 479, 480, 599, 600, 719, 720, 899, 900, 1023, 1024, 1099, 1100, 1479, 1480, 1920])
      expect(styledSlides(kind, width), `${kind} at ${width}`).toBe(slidesAt(kind, width))
  })

  it('R-093: six neighbors take the whole width, fewer do not', () => {
    expect([3, 5, 6, 10].map(isFullWidth)).toEqual([false, false, true, true])
  })
})

describe('which page comes next', () => {
  it('R-087: the combined carousel goes by ceil((index + 2) / 8)', () => {
    expect([0, 6, 7, 14, 15].map(combinedPage)).toEqual([1, 1, 2, 2, 3])
    expect(pageWanted('combined', { index: 7, slides: 1 }, 1)).toBe(2)
    expect(pageWanted('combined', { index: 4, slides: 4 }, 1)).toBe(2)
    expect(pageWanted('combined', { index: 3, slides: 4 }, 1)).toBe(1)
  })

  it('R-090: neighbors go on when index and slides reach eight times the page', () => {
    expect(nearbyWantsNext({ index: 3, slides: 4 }, 1)).toBe(false)
    expect(nearbyWantsNext({ index: 4, slides: 4 }, 1)).toBe(true)
    expect(nearbyWantsNext({ index: 4, slides: 4 }, 2)).toBe(false)
    expect(pageWanted('nearby', { index: 4, slides: 4 }, 1)).toBe(2)
  })

  it('others hold what they hold', () => expect(pageWanted('five', { index: 40, slides: 5 }, 1)).toBe(1))

  it('R-282: a combined listing asks for page 1 of ten unless said: skip 0, then 10', () => {
    expect([pageOf(), pageOf(2), pageOf(3, 8)]).toEqual([
      { limit: 10, skip: 0 },
      { limit: 10, skip: 10 },
      { limit: 8, skip: 16 },
    ])
  })
})

it('R-091: with more than five items the first slide varies; with fewer it is the first', () => {
  expect([0, 0.5, 0.99].map((at) => startOf(8, 4, () => at))).toEqual([0, 2, 4])
  expect(startOf(4, 1, () => 0.99)).toBe(0)
  expect(startOf(5, 2, () => 0.99)).toBe(0)
  expect(startOf(6, 6, () => 0.99)).toBe(0)
})

describe('neighbors', () => {
  it('R-296: fewer than six are filled up to six from featured ones, each once and never the warehouse itself', () => {
    expect(ids(fillNearby(items(1, 2), items(2, 99, 3, 4, 5, 6, 7), 99))).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('six and more stay as they are; without any there is nothing to fill', () => {
    expect(ids(fillNearby(items(1, 2, 3, 4, 5, 6, 7), items(8), 99))).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(fillNearby([], items(1, 2), 99)).toEqual([])
  })
})
