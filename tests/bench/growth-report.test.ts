import { describe, expect, it } from 'vitest'
import type { GrowthStep, Measured } from './growth'
import { growthSection, missed } from './growth-report'
import { reads, uncached } from './reads'

const figures = (p95: number) => ({ perSecond: 10, p50: 1, p95, largestBytes: 2048, requests: 40 })
const row = (p95: number, more: Partial<Measured> = {}): Measured => ({
  name: 'facets',
  kind: 'facets',
  uncached: figures(p95),
  cached: figures(2),
  loop: { p99: 2, max: 10 },
  ...more,
})
const step = (target: number, rows: Measured[], isWhole = true): GrowthStep => ({
  target,
  count: target,
  isWhole,
  load: 1.5,
  rows,
})

describe('the report of growth', () => {
  it('holds each size to its own goal', () => {
    expect(missed(step(100_000, [row(150)]))).toEqual([])
    expect(missed(step(100_000, [row(151)]))).toEqual(['facets, uncached (151.0 ms, goal 150)'])
    expect(missed(step(1_000_000, [row(151)]))).toEqual([])
    expect(missed(step(1_000_000, [row(801)]))).toHaveLength(1)
  })

  it('holds the event loop to its goal at every size, and cached responses to none', () => {
    const late = row(1, { loop: { p99: 3, max: 51 }, cached: figures(999) })
    expect(missed(step(10_000, [late]))).toEqual(['facets, event loop (51.0 ms, goal 50)'])
  })

  it('holds answers of the map to their size', () => {
    const large = row(1, { name: 'map', kind: 'map', uncached: { ...figures(1), largestBytes: 60 * 1024 } })
    expect(missed(step(10_000, [large]))).toEqual(['map, size (60.0 kB, goal 50)'])
  })

  it('names what is missed, and that time ran out', () => {
    const text = growthSection([step(100_000, [row(200)], false)], 8)
    expect(text).toContain('Missed in this run: facets, uncached (200.0 ms, goal 150).')
    expect(text).toContain('Time ran out before 100,000 listings were there.')
    expect(growthSection([step(100_000, [row(20)])], 8)).toContain('Every goal is met.')
  })

  it('never asks an uncached path twice', () => {
    for (const { paths } of reads) {
      const asked = uncached(paths)
      expect(new Set(asked).size).toBe(asked.length)
    }
  })
})
