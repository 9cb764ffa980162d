import { formatCents, formatDollars } from '@stackyard/shared/domain/money'
import { dayAfter, hasSpace, type RunningTerms, sumOfCharges } from '@stackyard/shared/domain/running-terms'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { amendmentTexts as words } from '../../../../lib/texts/amendments'
import { changedPayments, lastDayOf, saidSpace } from '../change-words'

type PreviewProps = {
  transaction: Pick<
    Transaction,
    'spaceType' | 'setupAmount' | 'fulfillmentAmount' | 'couponDiscount' | 'billedBy' | 'parts' | 'actions'
  >
  before: RunningTerms
  after: RunningTerms
}

const lastServiceDay = ({ fulfillmentEnd }: RunningTerms): string =>
  fulfillmentEnd ? lastDayOf(fulfillmentEnd) : words.openEnd

type Row = readonly [label: string, now: string, changed: string]

/** What space there is and what it costs; of fulfillment alone nothing. */
function spaceRows({ transaction, before, after }: PreviewProps): Row[] {
  const { spaceType, setupAmount, fulfillmentAmount, couponDiscount } = transaction
  const besides = Math.round((setupAmount + fulfillmentAmount - couponDiscount) * 100)
  const [old, fresh] = [before.steps.at(-1), after.steps.at(-1)]
  if (!old || !fresh) return []
  return [
    [words.rows.space, saidSpace(spaceType, old.quantity), saidSpace(spaceType, fresh.quantity)],
    [words.rows.month, formatCents(old.monthCents), formatCents(fresh.monthCents)],
    [words.rows.total, formatCents(sumOfCharges(before) + besides), formatCents(sumOfCharges(after) + besides)],
    [words.rows.lastDay, lastDayOf(before.endDay), lastDayOf(after.endDay)],
  ]
}

/** Whether a change brings the end of the reservation forward. */
function endsEarlier(before: RunningTerms, after: RunningTerms): boolean {
  const [was, becomes] = [dayAfter(before), dayAfter(after)]
  return becomes !== null && (was === null || becomes < was)
}

const serviceRows = ({ before, after }: PreviewProps): Row[] =>
  after.fulfillmentEnd === undefined
    ? []
    : [[words.rows.fulfillmentLastDay, lastServiceDay(before), lastServiceDay(after)]]

/** What a change comes to, beside what is agreed now. */
export function ChangePreview(props: PreviewProps) {
  const { transaction, before, after } = props
  const { billedBy } = transaction
  const difference = (after.steps.at(-1)?.monthCents ?? 0) - (before.steps.at(-1)?.monthCents ?? 0)
  const payments = changedPayments(before, after)
  const rows = [...spaceRows(props), ...serviceRows(props)]
  return (
    <div className="grid gap-3 text-sm">
      <table className="w-full">
        <caption className="mb-1 text-start font-semibold">{words.preview}</caption>
        <thead className="text-muted-foreground text-xs">
          <tr>
            {[words.columns.what, words.columns.now, words.columns.changed].map((heading) => (
              <th key={heading} scope="col" className="py-1 pe-3 text-start font-normal last:pe-0">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, now, changed]) => (
            <tr key={label} className="border-t align-top">
              <th scope="row" className="text-muted-foreground py-1.5 pe-3 text-start font-normal">
                {label}
              </th>
              <td className="py-1.5 pe-3 tabular-nums">{now}</td>
              <td className={now === changed ? 'py-1.5 tabular-nums' : 'py-1.5 font-semibold tabular-nums'}>
                {changed}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {difference === 0 ? null : <p>{words.difference(formatCents(Math.abs(difference)), difference > 0)}</p>}
      <div>
        <p className="font-semibold">{words.payments}</p>
        {payments.length === 0 ? (
          <p className="text-muted-foreground">{words.noPayments}</p>
        ) : (
          <ul className="list-disc ps-5">
            {payments.map((payment) => (
              <li key={payment}>{payment}</li>
            ))}
          </ul>
        )}
      </div>
      {after.fulfillmentEnd === before.fulfillmentEnd ? null : (
        <DepositStays transaction={transaction} isAlone={!hasSpace(after)} />
      )}
      {endsEarlier(before, after) ? <p>{words.arrivals}</p> : null}
      {after.endDay < before.endDay ? <p>{words.noRefund}</p> : difference < 0 ? <p>{words.lessRefund}</p> : null}
      {hasSpace(after) ? (
        <p className="text-muted-foreground">{billedBy === 'platform' ? words.platformBills : words.warehouseBills}</p>
      ) : null}
    </div>
  )
}

type DepositProps = Pick<PreviewProps, 'transaction'> & { isAlone: boolean }

/** That the deposit is not given back by an end, and, of fulfillment alone, what would give it back. */
function DepositStays({ transaction: { parts, actions }, isAlone }: DepositProps) {
  const deposit = parts.find(({ kind }) => kind === 'fulfillment')?.amountDue ?? 0
  return (
    <>
      <p>{words.depositStays(formatDollars(deposit))}</p>
      {isAlone && actions.includes('request-cancel') ? <p>{words.cancelInstead(formatDollars(deposit))}</p> : null}
    </>
  )
}
