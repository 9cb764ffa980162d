import { addDays, type Day } from '@stackyard/shared/domain/calendar'
import { formatCents } from '@stackyard/shared/domain/money'
import type { Charge, RunningTerms } from '@stackyard/shared/domain/running-terms'
import type { SpaceType } from '@stackyard/shared/reference/terms'
import type { Amendment } from '@stackyard/shared/schema/amendment'
import { formatDate } from '../../../lib/format'
import { amendmentTexts as words } from '../../../lib/texts/amendments'
import { moneyTexts } from '../../../lib/texts/money'

/** "150 pallets". */
export const saidSpace = (spaceType: SpaceType | null, quantity: number): string =>
  moneyTexts.transactions.space[spaceType ?? 'PALLET'](quantity)

/** The last day of a reservation whose first day after it is `endDay`. */
export const lastDayOf = (endDay: Day): string => formatDate(addDays(endDay, -1))

/** What a proposal asks for, in a few words. */
export function saidAmendment(
  { kind, quantity, months, fromDate, result }: Amendment,
  spaceType: SpaceType | null,
): string {
  if (kind === 'quantity') return words.said.quantity(saidSpace(spaceType, quantity ?? 0), formatDate(fromDate))
  if (kind !== 'extension') return words.said[kind](lastDayOf(fromDate))
  return words.said.extension(words.month(months ?? 0), lastDayOf(result.endDay))
}

/** The payments that differ between two terms, by their days. */
export function changedPayments(before: RunningTerms, after: RunningTerms): string[] {
  const known = new Map(before.charges.map((charge) => [charge.number, charge]))
  const stays = new Set(after.charges.map(({ number }) => number))
  const byDay = (one: Charge, other: Charge) => (one.from < other.from ? -1 : 1)
  const said = [...after.charges].sort(byDay).flatMap((charge) => {
    const { number, from, until, cents } = charge
    const old = known.get(number)
    if (!old)
      return [words.newPayment(formatCents(cents), formatDate(from), `${formatDate(from)} – ${lastDayOf(until)}`)]
    return old.cents === cents ? [] : [words.otherPayment(formatCents(old.cents), formatCents(cents), formatDate(from))]
  })
  const gone = before.charges
    .filter(({ number }) => !stays.has(number))
    .map(({ cents, from }) => words.gonePayment(formatCents(cents), formatDate(from)))
  return [...said, ...gone]
}
