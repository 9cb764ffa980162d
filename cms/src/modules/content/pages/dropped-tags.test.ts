import { expect, it } from 'vitest'
import { DroppedTags, PAGE_LIVES_MS } from './dropped-tags'

const NOW = 1_800_000_000_000
const HOUR_MS = 60 * 60 * 1000
const page = (tags: string[], position: number, more: { life?: string; renderedAt?: number } = {}) => ({
  tags,
  position,
  life: 'first',
  renderedAt: NOW,
  ...more,
})
const begun = (): DroppedTags => {
  const dropped = new DroppedTags()
  dropped.begin('first')
  return dropped
}

it('a change makes the pages out of date that show it, and no other', () => {
  const dropped = begun()
  dropped.drop(['listing-1'], 105, NOW)
  expect(dropped.isFresh(page(['settings', 'listing-1'], 100), NOW)).toBe(false)
  expect(dropped.isFresh(page(['settings', 'listing-2'], 100), NOW)).toBe(true)
})

it('a page whose data may have been read before the change is out of date, one that saw its end is not', () => {
  const dropped = begun()
  dropped.drop(['listing-1'], 105, NOW)
  expect(dropped.isFresh(page(['listing-1'], 105), NOW)).toBe(false)
  expect(dropped.isFresh(page(['listing-1'], 106), NOW)).toBe(true)
})

it.each([
  ['ahead', HOUR_MS],
  ['behind', -HOUR_MS],
])('clocks say nothing: a machine whose clock is an hour %s', (_which, skew) => {
  const dropped = begun()
  dropped.drop(['listing-1'], 105, NOW)
  expect(dropped.isFresh(page(['listing-1'], 104, { renderedAt: NOW + skew }), NOW)).toBe(false)
  expect(dropped.isFresh(page(['listing-1'], 106, { renderedAt: NOW + skew }), NOW)).toBe(true)
})

it('a change that began before another and ended after it drops what was rendered between', () => {
  const dropped = begun()
  dropped.drop(['listing-1'], 106, NOW)
  // 105 is still under way, so that a page rendered now stands there.
  const between = page(['listing-1', 'listing-2'], 105)
  dropped.drop(['listing-2'], 105, NOW)
  expect(dropped.isFresh(between, NOW)).toBe(false)
})

it('an older drop that is heard of late does not bring pages back', () => {
  const dropped = begun()
  dropped.drop(['listing-1'], 105, NOW)
  dropped.drop(['listing-1'], 95, NOW)
  expect(dropped.isFresh(page(['listing-1'], 100), NOW)).toBe(false)
})

it('in a restored database no page of before is fresh, however late it was rendered, and older drops say nothing', () => {
  const dropped = begun()
  dropped.drop(['listing-1'], 900, NOW)
  expect(dropped.begin('restored')).toBe(true)
  expect(dropped.isFresh(page(['listing-1'], 1000), NOW)).toBe(false)
  expect(dropped.isFresh(page(['listing-1'], 500, { life: 'restored' }), NOW)).toBe(true)
  expect(dropped.begin('restored')).toBe(false)
})

it('no page outlives what is remembered of drops', () => {
  const dropped = begun()
  dropped.drop(['listing-1'], 105, NOW)
  const later = NOW + PAGE_LIVES_MS + 6
  dropped.forget(later)
  expect(dropped.isFresh(page(['listing-2'], 200), later)).toBe(false)
  expect(dropped.isFresh(page(['listing-1'], 104, { renderedAt: later }), later)).toBe(false)
  const muchLater = NOW + 2 * PAGE_LIVES_MS
  dropped.forget(muchLater)
  expect(dropped.isFresh(page(['listing-1'], 104, { renderedAt: muchLater }), muchLater)).toBe(true)
})
