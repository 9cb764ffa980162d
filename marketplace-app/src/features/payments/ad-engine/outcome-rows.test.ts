import { expect, it } from 'vitest'
import { outcomeRows } from './outcome-rows'

const days = { from: '2026-10-24', to: '2026-11-22' }

it('adds both kinds of a reason, and puts the most frequent refusal first', () => {
  const rows = outcomeRows({
    ...days,
    charged: { impressions: 75, visits: 5 },
    refused: 20,
    reasons: [
      { reason: 'bot', kind: 'impression', count: 3 },
      { reason: 'duplicate', kind: 'impression', count: 12 },
      { reason: 'bot', kind: 'visit', count: 5 },
    ],
  })
  expect(rows).toEqual([
    { outcome: 'charged', impressions: 75, visits: 5, total: 80, share: 0.8 },
    { outcome: 'duplicate', impressions: 12, visits: 0, total: 12, share: 0.12 },
    { outcome: 'bot', impressions: 3, visits: 5, total: 8, share: 0.08 },
  ])
})

it('without views every share is 0', () => {
  expect(outcomeRows({ ...days, charged: { impressions: 0, visits: 0 }, refused: 0, reasons: [] })).toEqual([
    { outcome: 'charged', impressions: 0, visits: 0, total: 0, share: 0 },
  ])
})
