import { describe, expect, it } from 'vitest'
import { alertReasonsOf, type ChangedMatch, nextLook } from './search-alert'

const same: ChangedMatch = {
  wasListed: true,
  wasMatching: true,
  wasFree: true,
  rateBefore: 1250,
  rateNow: 1250,
  wasHotRack: false,
  isHotRack: false,
}

describe('why a warehouse is told', () => {
  it.each<[string, Partial<ChangedMatch>, string[]]>([
    ['nothing of interest changed', {}, []],
    ['published for the first time', { wasListed: false, wasMatching: false, rateBefore: null }, ['new']],
    ['published with a HotRack', { wasListed: false, wasMatching: false, isHotRack: true, wasFree: false }, ['new']],
    ['edited so that it matches', { wasMatching: false }, ['new']],
    ['its space is free again', { wasMatching: false, wasFree: false }, ['free']],
    ['cheaper', { rateNow: 1200 }, ['price']],
    ['cheaper, and so within the budget', { wasMatching: false, rateNow: 1200 }, ['price']],
    ['dearer', { rateNow: 1300 }, []],
    ['its price was taken away', { rateNow: null }, []],
    ['a price of nothing', { rateNow: 0 }, []],
    ['priced for the first time', { rateBefore: null }, []],
    ['a HotRack', { isHotRack: true }, ['hotrack']],
    ['no HotRack any more', { wasHotRack: true }, []],
    ['a HotRack and cheaper by it', { isHotRack: true, rateNow: 1000 }, ['price', 'hotrack']],
    ['all at once', { wasMatching: false, wasFree: false, rateNow: 1, isHotRack: true }, ['free', 'price', 'hotrack']],
  ])('%s', (_, change, reasons) => {
    expect(alertReasonsOf({ ...same, ...change })).toEqual(reasons)
  })
})

describe('when a search is looked at again', () => {
  it.each([
    ['now', '2026-11-27T10:00:00Z', '2026-11-27T10:05:00Z'],
    ['daily', '2026-11-27T06:59:59Z', '2026-11-27T07:00:00Z'],
    ['daily', '2026-11-27T07:00:00Z', '2026-11-28T07:00:00Z'],
    ['daily', '2026-12-31T23:00:00Z', '2027-01-01T07:00:00Z'],
    ['weekly', '2026-11-27T10:00:00Z', '2026-11-30T07:00:00Z'],
    ['weekly', '2026-11-30T06:00:00Z', '2026-11-30T07:00:00Z'],
    ['weekly', '2026-11-30T07:00:00Z', '2026-12-07T07:00:00Z'],
  ] as const)('%s at %s', (pace, now, next) => {
    expect(nextLook(pace, new Date(now)).toISOString()).toBe(new Date(next).toISOString())
  })
})
