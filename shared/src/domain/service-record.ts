const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How far back a service record looks. */
export const RECORD_DAYS = 365
/** Below this count a figure says more about chance than about the warehouse. */
export const LEAST_RECORD_COUNT = 5
/** How long a request waits before it counts as unanswered. */
export const ANSWER_GRACE_HOURS = 72

/** A question to a warehouse or its provider: when it was first answered, or taken back by its asker. */
export type AnswerFact = { askedAt: Date; answeredAt: Date | null; takenBackAt: Date | null }

/**
 * What the warehouse decided of a reservation; `lapsed` is one that it did not answer in time. What its customer or the
 * platform ended first is no fact.
 */
export type ReservationFact = { placedAt: Date; outcome: 'accepted' | 'canceled' | 'lapsed' }

/** Goods that were checked in after their day was confirmed; days are ISO days on the warehouse's own clock. */
export type ArrivalFact = { checkedInAt: Date; checkedInDay: string; confirmedDay: string }

export type RecordFacts = {
  answers: readonly AnswerFact[]
  reservations: readonly ReservationFact[]
  arrivals: readonly ArrivalFact[]
}

/** A share in whole percent with what it is of; `percent` is null below the least count. */
export type RecordShare = { count: number; percent: number | null }

/**
 * What a warehouse did in the last 12 months. `minutes` is the median time to an answer: null below the least count, and
 * when most requests got none.
 */
export type ServiceRecord = {
  answers: { count: number; minutes: number | null }
  accepted: RecordShare
  canceled: RecordShare
  onTime: RecordShare
}

const isWithin = (at: Date, now: Date): boolean => {
  const age = now.getTime() - at.getTime()
  return age >= 0 && age <= RECORD_DAYS * DAY_MS
}

/** The lower median, so that an even count never mixes an answer with none; Infinity stands for no answer. */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Infinity
}

function answersOf(facts: readonly AnswerFact[], now: Date): ServiceRecord['answers'] {
  const times = facts.flatMap(({ askedAt, answeredAt, takenBackAt }) => {
    if (!isWithin(askedAt, now)) return []
    if (answeredAt !== null) return [Math.max(0, answeredAt.getTime() - askedAt.getTime())]
    const waited = (takenBackAt ?? now).getTime() - askedAt.getTime()
    return waited > ANSWER_GRACE_HOURS * HOUR_MS ? [Infinity] : []
  })
  const median = medianOf(times)
  const isKnown = times.length >= LEAST_RECORD_COUNT && Number.isFinite(median)
  return { count: times.length, minutes: isKnown ? Math.max(1, Math.round(median / MINUTE_MS)) : null }
}

/** Rounded, but 100% and 0% are said only when they are exact. */
function shareOf(part: number, count: number): RecordShare {
  if (count < LEAST_RECORD_COUNT) return { count, percent: null }
  const rounded = Math.round((part / count) * 100)
  if (part === 0 || part === count) return { count, percent: rounded }
  return { count, percent: Math.min(99, Math.max(1, rounded)) }
}

const shareWhere = <T>(facts: readonly T[], holds: (fact: T) => boolean): RecordShare =>
  shareOf(facts.filter(holds).length, facts.length)

/** The service record of a warehouse at a moment, from what happened. */
export function serviceRecordOf({ answers, reservations, arrivals }: RecordFacts, now: Date): ServiceRecord {
  const decided = reservations.filter(({ placedAt }) => isWithin(placedAt, now))
  const checkedIn = arrivals.filter(({ checkedInAt }) => isWithin(checkedInAt, now))
  return {
    answers: answersOf(answers, now),
    accepted: shareWhere(decided, ({ outcome }) => outcome === 'accepted'),
    canceled: shareWhere(decided, ({ outcome }) => outcome === 'canceled'),
    onTime: shareWhere(checkedIn, ({ confirmedDay, checkedInDay }) => confirmedDay === checkedInDay),
  }
}

/** Whether anything was counted at all. */
export const hasRecord = ({ answers, accepted, onTime }: ServiceRecord): boolean =>
  answers.count + accepted.count + onTime.count > 0
