import { expect, it } from 'vitest'
import { moneyReport } from './money-report'

const times = { count: 1, p50: 30, p95: 40, stripe: 5 }
const figures = { perSecond: 10, p50: 1, p95: 2, largestBytes: 2048, requests: 40 }
const race = {
  perSecond: 200,
  seconds: 1,
  listings: 50,
  answers: { '200': 160, '409 CAPACITY_EXCEEDED': 20 },
  putOff: 20,
  soldOut: 20,
  tookMs: 1000,
  p50: 10,
  p95: 20,
}

it('tells purchases that were asked to come again apart from answers', () => {
  const report = moneyReport({
    load: 1,
    purchase: times,
    crowded: times,
    quiet: figures,
    slow: figures,
    standing: 8,
    race,
    faults: [],
  })
  expect(report).toContain('| 160 × 200, 20 × 409 CAPACITY_EXCEEDED |')
  expect(report).toContain('(503 with `Retry-After`) | 20 | 0 |')
})
