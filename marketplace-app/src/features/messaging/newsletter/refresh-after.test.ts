import { expect, it } from 'vitest'
import { refreshAfter } from './refresh-after'

const now = Date.parse('2026-11-20T10:00:00.000Z')
const due = (seconds: number) => new Date(now + seconds * 1000).toISOString()

it('a list of sendings follows one that is on its way and one whose time comes, and is still otherwise', () => {
  expect(refreshAfter([], now)).toBe(false)
  expect(
    refreshAfter(
      [
        { state: 'sent', sendAt: due(-60) },
        { state: 'cancelled', sendAt: due(60) },
      ],
      now,
    ),
  ).toBe(false)
  expect(refreshAfter([{ state: 'sending', sendAt: due(-60) }], now)).toBe(5000)
  expect(refreshAfter([{ state: 'scheduled', sendAt: due(-3) }], now)).toBe(5000)
  expect(refreshAfter([{ state: 'scheduled', sendAt: due(20) }], now)).toBe(20_000)
  expect(refreshAfter([{ state: 'scheduled', sendAt: due(86_400) }], now)).toBe(60_000)
})
