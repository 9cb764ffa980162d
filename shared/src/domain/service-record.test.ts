import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ANSWER_GRACE_HOURS,
  type AnswerFact,
  hasRecord,
  LEAST_RECORD_COUNT,
  RECORD_DAYS,
  type RecordFacts,
  type ReservationFact,
  serviceRecordOf,
} from './service-record'

const now = new Date('2026-11-28T12:00:00Z')
const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
const empty: RecordFacts = { answers: [], reservations: [], arrivals: [] }

/** Asked so many hours ago, answered after so many, or never. */
const asked = (ago: number, after: number | null, takenBack: number | null = null): AnswerFact => ({
  askedAt: hoursAgo(ago),
  answeredAt: after === null ? null : hoursAgo(ago - after),
  takenBackAt: takenBack === null ? null : hoursAgo(ago - takenBack),
})
const answersOf = (answers: AnswerFact[]) => serviceRecordOf({ ...empty, answers }, now).answers

const outcomes = (given: Record<ReservationFact['outcome'], number>): ReservationFact[] =>
  (['accepted', 'canceled', 'lapsed'] as const).flatMap((outcome) =>
    Array.from({ length: given[outcome] }, () => ({ placedAt: hoursAgo(48), outcome })),
  )
const sharesOf = (given: Record<ReservationFact['outcome'], number>) => {
  const { accepted, canceled } = serviceRecordOf({ ...empty, reservations: outcomes(given) }, now)
  return [accepted, canceled]
}

describe('the time to an answer', () => {
  it.each([
    ['nothing asked', [], 0, null],
    ['four answers are too few to say', [1, 2, 3, 4], 4, null],
    ['five are enough', [1, 2, 3, 4, 5], 5, 180],
    ['an even count takes the lower one of the middle', [1, 2, 3, 4, 5, 6], 6, 180],
    ['one that never came counts as the longest', [1, 2, 3, null, null], 5, 180],
    ['most without an answer have no median', [1, 2, null, null, null], 5, null],
    ['an answer at once takes a minute', [0, 0, 0, 0, 0], 5, 1],
  ])('%s', (_name, hours, count, minutes) => {
    expect(answersOf(hours.map((after) => asked(200, after)))).toEqual({ count, minutes })
  })

  it('holds an open request against nobody before its grace is over', () => {
    expect(answersOf([asked(ANSWER_GRACE_HOURS, null)]).count).toBe(0)
    expect(answersOf([asked(ANSWER_GRACE_HOURS + 0.1, null)]).count).toBe(1)
  })

  it('leaves out what its asker took back before, not after', () => {
    expect(answersOf([asked(500, null, ANSWER_GRACE_HOURS)]).count).toBe(0)
    expect(answersOf([asked(500, null, ANSWER_GRACE_HOURS + 1)]).count).toBe(1)
    expect(answersOf([asked(500, 3, 1)]).count).toBe(1)
  })

  it('looks back 12 months', () => {
    expect(answersOf([asked(RECORD_DAYS * 24, 1)]).count).toBe(1)
    expect(answersOf([asked(RECORD_DAYS * 24 + 1, 1)]).count).toBe(0)
  })
})

describe('the shares of reservations', () => {
  it.each([
    [{ accepted: 4, canceled: 0, lapsed: 0 }, 4, null, null],
    [{ accepted: 5, canceled: 0, lapsed: 0 }, 5, 100, 0],
    [{ accepted: 3, canceled: 1, lapsed: 1 }, 5, 60, 20],
    [{ accepted: 0, canceled: 0, lapsed: 6 }, 6, 0, 0],
    [{ accepted: 999, canceled: 1, lapsed: 0 }, 1000, 99, 1],
  ])('%j', (given, count, accepted, canceled) => {
    expect(sharesOf(given)).toEqual([
      { count, percent: accepted },
      { count, percent: canceled },
    ])
  })
})

it('goods are in time when they are checked in on the day that was confirmed', () => {
  const on = (checkedInDay: string) => ({ checkedInAt: hoursAgo(5), checkedInDay, confirmedDay: '2026-11-28' })
  const arrivals = ['2026-11-28', '2026-11-28', '2026-11-28', '2026-11-27', '2026-11-29'].map(on)
  expect(serviceRecordOf({ ...empty, arrivals }, now).onTime).toEqual({ count: 5, percent: 60 })
})

it('an empty record says so', () => {
  expect(hasRecord(serviceRecordOf(empty, now))).toBe(false)
  expect(hasRecord(serviceRecordOf({ ...empty, answers: [asked(100, 1)] }, now))).toBe(true)
})

describe('for all facts', () => {
  const hours = fc.integer({ min: 0, max: RECORD_DAYS * 24 })
  const answer = fc
    .tuple(hours, fc.option(fc.integer({ min: 0, max: 500 })))
    .map(([ago, after]) => asked(ago, after === null ? null : Math.min(after, ago)))
  const facts = fc.record({
    answers: fc.array(answer, { maxLength: 30 }),
    reservations: fc.array(
      fc.record({ placedAt: hours.map(hoursAgo), outcome: fc.constantFrom('accepted', 'canceled', 'lapsed') }),
      { maxLength: 30 },
    ),
    arrivals: fc.array(
      fc.record({
        checkedInAt: hours.map(hoursAgo),
        checkedInDay: fc.constantFrom('2026-11-01', '2026-11-02'),
        confirmedDay: fc.constantFrom('2026-11-01', '2026-11-02'),
      }),
      { maxLength: 30 },
    ),
  }) as fc.Arbitrary<RecordFacts>

  it('no figure is told below the least count, and shares are whole percents that fit together', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { answers, accepted, canceled, onTime } = serviceRecordOf(given, now)
        if (answers.count < LEAST_RECORD_COUNT) expect(answers.minutes).toBeNull()
        for (const { count, percent } of [accepted, canceled, onTime]) {
          expect(percent === null).toBe(count < LEAST_RECORD_COUNT)
          if (percent !== null) expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true)
        }
        expect(accepted.count).toBe(canceled.count)
        expect((accepted.percent ?? 0) + (canceled.percent ?? 0)).toBeLessThanOrEqual(101)
      }),
    )
  })

  it('the order of facts does not matter, and a faster answer never makes the median longer', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const record = serviceRecordOf(given, now)
        const turned = {
          answers: given.answers.toReversed(),
          reservations: given.reservations.toReversed(),
          arrivals: given.arrivals.toReversed(),
        }
        expect(serviceRecordOf(turned, now)).toEqual(record)
        const faster = given.answers.map((one) => (one.answeredAt ? { ...one, answeredAt: one.askedAt } : one))
        const after = answersOf(faster)
        expect(after.count).toBe(record.answers.count)
        if (record.answers.minutes !== null) expect(after.minutes).toBeLessThanOrEqual(record.answers.minutes)
      }),
    )
  })
})
