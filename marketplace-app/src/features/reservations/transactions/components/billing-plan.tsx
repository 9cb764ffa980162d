import { useQuery } from '@tanstack/react-query'
import { formatCents } from '@stackyard/shared/domain/money'
import type { Installment } from '@stackyard/shared/schema/installment'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { Badge } from '@stackyard/shared/ui/badge'
import { Card } from '@stackyard/shared/ui/card'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Notice } from '../../../../components/notice'
import { apiQuery } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { toProblem } from '../../../../lib/problem'
import { installmentTexts } from '../../../../lib/texts/installments'
import { PayInstallment } from './pay-installment'

const words = installmentTexts

const tones = {
  scheduled: 'neutral',
  charging: 'info',
  processing: 'info',
  retrying: 'warning',
  failed: 'danger',
  paid: 'success',
  canceled: 'neutral',
} as const satisfies Record<Installment['state'], string>

const dollars = (amount: number): string => formatCents(Math.round(amount * 100))

/** The months that the platform charges, what comes next, and how an open one is paid. */
export function BillingPlan({ transaction }: { transaction: Transaction }) {
  const { id } = transaction
  const query = useQuery(apiQuery.installment.list.queryOptions({ input: { id }, select: (reply) => reply.results }))
  if (query.isError) {
    const { message, reference } = toProblem(query.error)
    return <ErrorState message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  const { data } = query
  if (!data || data.length === 0) return null
  const payable = data.find(({ canPay }) => canPay)
  return (
    <Card className="p-5 lg:col-span-2">
      <h2 className="font-display mb-3 text-lg font-semibold">{words.title}</h2>
      <NextStep months={data} />
      <table className="w-full text-sm">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr className="text-muted-foreground text-xs">
            {[words.month, words.due, words.amount, words.state].map((heading) => (
              <th key={heading} scope="col" className="py-1 text-start font-normal">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((month) => (
            <Month key={month.number} month={month} />
          ))}
        </tbody>
      </table>
      {payable ? <PayInstallment transactionId={id} installment={payable} /> : null}
    </Card>
  )
}

function Month({
  month: { number, dueDate, lastDate, isExtra, amount, state, nextTryDate, failure },
}: {
  month: Installment
}) {
  return (
    <tr className="border-t align-top">
      <th scope="row" className="py-2 text-start font-normal tabular-nums">
        {isExtra ? words.extra : number}
        <span className="text-muted-foreground block text-xs">
          {words.days(formatDate(dueDate), formatDate(lastDate))}
        </span>
      </th>
      <td className="py-2 tabular-nums">{formatDate(dueDate)}</td>
      <td className="py-2 tabular-nums">{dollars(amount)}</td>
      <td className="py-2">
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
        {nextTryDate ? <span className="block text-xs">{words.nextTry(formatDate(nextTryDate))}</span> : null}
        {failure && state !== 'paid' ? <span className="text-muted-foreground block text-xs">{failure}</span> : null}
      </td>
    </tr>
  )
}

/** The one next step with its day. */
function NextStep({ months }: { months: readonly Installment[] }) {
  const open = months.find(({ state }) => state === 'retrying' || state === 'failed')
  const next = months.find(({ state }) => state === 'scheduled')
  if (open)
    return (
      <Notice tone="warning" className="mb-3">
        {words.open(dollars(open.amount))}
      </Notice>
    )
  if (next) return <p className="mb-3 text-sm">{words.next(dollars(next.amount), formatDate(next.dueDate))}</p>
  return months.every(({ state }) => state === 'paid' || state === 'canceled') ? (
    <p className="mb-3 text-sm">{words.allPaid}</p>
  ) : null
}
