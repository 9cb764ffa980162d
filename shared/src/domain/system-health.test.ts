import { describe, expect, it } from 'vitest'
import { healthKeys, type HealthKey } from '../schema/system-health'
import { type HealthFigures, judgeHealth, spanInWords, worstOf } from './system-health'

const calm = { waiting: 0, oldestSeconds: 0 }
const well: HealthFigures = {
  jobs: { ...calm, retrying: 0, failed: 0 },
  emails: { ...calm, failed: 0 },
  webhooks: calm,
  pages: { ...calm, failed: 0 },
  orders: { inFlight: 0 },
  money: { differences: 0, seconds: 3600 },
  succeeded: { 'reconcile-orders': 20, backup: 3600 },
  disk: { free: 50e9, size: 100e9 },
}
const checkOf = (key: HealthKey, figures: Partial<HealthFigures>) =>
  judgeHealth({ ...well, ...figures }).find((check) => check.key === key)

describe('judgeHealth', () => {
  it('is content with an installation that is well', () => {
    const checks = judgeHealth(well)
    expect(checks.map(({ key }) => key)).toEqual([...healthKeys])
    expect(checks.every(({ state, advice }) => state === 'ok' && advice === null)).toBe(true)
  })

  it.each<[HealthKey, Partial<HealthFigures>, 'look' | 'broken', RegExp]>([
    ['jobs', { jobs: { waiting: 3, oldestSeconds: 90, retrying: 0, failed: 0 } }, 'look', /3 jobs wait, .*1 minute/],
    ['jobs', { jobs: { waiting: 1, oldestSeconds: 301, retrying: 0, failed: 0 } }, 'broken', /1 job waits/],
    ['jobs', { jobs: { ...calm, retrying: 0, failed: 2 } }, 'look', /2 jobs were given up/],
    ['jobs', { succeeded: { 'reconcile-orders': 700 } }, 'broken', /11 minutes ago/],
    ['jobs', { succeeded: {} }, 'look', /No scheduled job/],
    ['webhooks', { webhooks: { waiting: 1, oldestSeconds: 400 } }, 'broken', /1 event/],
    ['payments', { orders: { inFlight: 1 } }, 'look', /1 payment has/],
    ['books', { money: { differences: 2, seconds: 60 } }, 'broken', /2 differences/],
    ['books', { money: { differences: 0, seconds: null } }, 'look', /never/],
    ['pages', { pages: { ...calm, failed: 1 } }, 'look', /1 page can’t/],
    ['emails', { emails: { waiting: 4, oldestSeconds: 900, failed: 0 } }, 'broken', /4 emails/],
    ['backup', { succeeded: { 'reconcile-orders': 1 } }, 'look', /No backup/],
    ['backup', { succeeded: { 'reconcile-orders': 1, backup: 300_000 } }, 'broken', /3 days old/],
    ['disk', { disk: { free: 5e9, size: 100e9 } }, 'broken', /5%/],
  ])('%s: %o is %s', (key, figures, state, sentence) => {
    const check = checkOf(key, figures)
    expect(check?.state).toBe(state)
    expect(check?.sentence).toMatch(sentence)
    expect(check?.advice).toMatch(/\w+ .*\.$/)
  })
})

it('takes the worst state', () => {
  expect(worstOf([])).toBe('ok')
  expect(worstOf(['ok', 'broken', 'look'])).toBe('broken')
})

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [119, '1 minute'],
  [7_200, '2 hours'],
  [172_800, '2 days'],
])('%i seconds are %s', (seconds, words) => {
  expect(spanInWords(seconds)).toBe(words)
})
