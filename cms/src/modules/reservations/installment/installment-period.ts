import { addDays, addMonths } from '@stackyard/shared/domain/calendar'
import { saidDay } from '@stackyard/shared/reference/said-day'
import type { BilledOrder, InstallmentRow } from './repository'

/** The first and the last day that an installment is for. */
export const periodOf = ({ dueDay, untilDay }: Pick<InstallmentRow, 'dueDay' | 'untilDay'>) => ({
  from: dueDay,
  to: addDays(untilDay ?? addMonths(dueDay, 1), -1),
})

export const saidPeriod = (row: InstallmentRow): string => {
  const { from, to } = periodOf(row)
  return `${saidDay(from)} to ${saidDay(to)}`
}

/** "month 2 of 6"; days where the reservation was changed since, since months are no longer counted then. */
export function saidMonth(row: InstallmentRow, order: BilledOrder): string {
  if (row.isExtra) return `the added space, ${saidPeriod(row)},`
  return order.isAmended ? saidPeriod(row) : `month ${row.number} of ${order.term}`
}
