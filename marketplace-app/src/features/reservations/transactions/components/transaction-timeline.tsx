import type { Transaction } from '@stackyard/shared/schema/transaction'
import { text } from '@stackyard/shared/messages/text'
import { formatDateTime } from '../../../../lib/format'
import { moneyTexts } from '../../../../lib/texts/money'
import { eventLabel } from '../transaction-events'
import { moneyLabel } from './transaction-badges'

/** What happened to the order, the latest first. */
export function TransactionTimeline({ transaction }: { transaction: Transaction }) {
  const events = transaction.events.toSorted((a, b) => b.at.localeCompare(a.at) || b.id - a.id)
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="font-display mb-4 text-lg font-semibold">
        {text('transaction.history')}
      </h2>
      <ol className="grid grid-cols-1 gap-5 border-s ps-5">
        {events.map((event, index) => (
          <li key={event.id} className="relative text-sm">
            <span
              aria-hidden
              className={`border-background absolute -start-[1.6rem] top-1.5 size-2.5 rounded-full border-2 ${index === 0 ? 'bg-primary' : 'bg-input'}`}
            />
            <p className="font-semibold">{eventLabel(event)}</p>
            <p className="text-muted-foreground">
              {moneyTexts.transactions.actor[event.actor]} · <time dateTime={event.at}>{formatDateTime(event.at)}</time>
            </p>
            <p className="text-muted-foreground">
              {text(`transaction.status.${event.toStatus}`)} ·{' '}
              {moneyLabel({ paymentState: event.paymentState, paymentType: transaction.paymentType })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
