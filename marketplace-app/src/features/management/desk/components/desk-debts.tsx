import { Link } from '@tanstack/react-router'
import { formatDollars } from '@stackyard/shared/domain/money'
import type { Desk } from '@stackyard/shared/schema/desk'
import { formatDate } from '../../../../lib/format'
import { deskTexts } from '../../../../lib/texts/desk'
import { DeskCard, deskRow } from './desk-card'

const words = deskTexts.unbilled

/** Months that could not be charged, then those that began and that the warehouse bills. */
export function DeskDebts({ list }: { list: Desk['unbilled'] }) {
  return (
    <DeskCard
      title={words.title}
      none={words.none}
      list={list}
      keyOf={({ kind, orderId, number }) => `${kind}:${orderId}:${number}`}
    >
      {({ kind, orderId, number, term, amount, day, customer, warehouse }) => (
        <Link to="/dashboard/transactions/$id" params={{ id: String(orderId) }} className={deskRow}>
          <span className="min-w-0">
            <span className={`flex gap-x-1 font-semibold ${kind === 'failed' ? 'text-danger-ink' : ''}`}>
              <span className="shrink-0">{words.kinds[kind]} ·</span>{' '}
              <span className="min-w-0 truncate">{customer}</span>
            </span>
            <span className="text-muted-foreground block truncate">
              {warehouse} · {words.month(number, term)}
            </span>
          </span>
          <span className="max-w-[55%] shrink-0 text-end">
            <span className="block tabular-nums">{formatDollars(amount)}</span>
            <time dateTime={day} className="text-muted-foreground block text-xs">
              {words.since[kind](formatDate(day))}
            </time>
          </span>
        </Link>
      )}
    </DeskCard>
  )
}
