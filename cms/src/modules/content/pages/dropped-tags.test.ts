import { expect, it } from 'vitest'
import { DroppedTags, PAGE_LIVES_MS } from './dropped-tags'

const NOW = 1_800_000_000_000
const page = (tags: string[], renderedAt = NOW) => ({ tags, renderedAt })

it('a change makes the pages out of date that show it, and no other', () => {
  const dropped = new DroppedTags()
  dropped.drop(['listing-1'], NOW + 5)
  expect(dropped.isFresh(page(['settings', 'listing-1']), NOW + 9)).toBe(false)
  expect(dropped.isFresh(page(['settings', 'listing-2']), NOW + 9)).toBe(true)
})

it('a page whose data may have been read before the change is out of date, one rendered after it is not', () => {
  const dropped = new DroppedTags()
  dropped.drop(['listing-1'], NOW)
  expect(dropped.isFresh(page(['listing-1'], NOW), NOW + 9)).toBe(false)
  expect(dropped.isFresh(page(['listing-1'], NOW + 1), NOW + 9)).toBe(true)
})

it('an older drop that is heard of late does not bring pages back', () => {
  const dropped = new DroppedTags()
  dropped.drop(['listing-1'], NOW + 5)
  dropped.drop(['listing-1'], NOW - 5)
  expect(dropped.isFresh(page(['listing-1']), NOW + 9)).toBe(false)
})

it('no page outlives what is remembered of drops', () => {
  const dropped = new DroppedTags()
  dropped.drop(['listing-1'], NOW + 5)
  const later = NOW + PAGE_LIVES_MS + 6
  dropped.forget(later)
  expect(dropped.isFresh(page(['listing-1']), later)).toBe(false)
  expect(dropped.isFresh(page(['listing-1'], later - 1), later)).toBe(true)
})
