import { Link } from '@tanstack/react-router'
import { formatDollars } from '@stackyard/shared/domain/money'
import { text } from '@stackyard/shared/messages/text'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import type { UserType } from '@stackyard/shared/schema/user'
import { formatDate } from '../../../../lib/format'
import { partyName, whatWasBought } from '../transaction-figures'
import { MoneyBadge, StatusBadge } from './transaction-badges'

export type TransactionTableProps = { transactions: readonly Transaction[]; role: UserType }

/** Orders as a table on wide screens and as cards on phones; the number leads to the order. */
export function TransactionTable({ transactions, role }: TransactionTableProps) {
  return (
    <>
      <div className="rounded-card bg-card hidden overflow-x-auto border md:block">
        <table className="w-full text-sm">
          <caption className="sr-only">{text('transaction.list.title')}</caption>
          <thead className="bg-subtle text-muted-foreground border-b text-start text-xs">
            <tr>
              <Heading>{text('transaction.column.number')}</Heading>
              <Heading>{text('transaction.column.warehouse')}</Heading>
              {role === 'seller' ? null : <Heading>{text('transaction.column.seller')}</Heading>}
              {role === 'customer' ? null : <Heading>{text('transaction.column.customer')}</Heading>}
              <Heading>{text('transaction.column.date')}</Heading>
              <Heading>{text('transaction.column.status')}</Heading>
              <Heading end>{text('transaction.column.amount')}</Heading>
            </tr>
          </thead>
          <tbody className="divide-y">
            {transactions.map((transaction) => (
              <Row key={transaction.id} transaction={transaction} role={role} />
            ))}
          </tbody>
        </table>
      </div>
      <ul className="grid grid-cols-1 gap-3 md:hidden">
        {transactions.map((transaction) => (
          <TransactionTile key={transaction.id} transaction={transaction} />
        ))}
      </ul>
    </>
  )
}

function Heading({ children, end }: { children: string; end?: boolean }) {
  return (
    <th scope="col" className={`px-4 py-3 font-semibold ${end ? 'text-end' : 'text-start'}`}>
      {children}
    </th>
  )
}

function Row({ transaction, role }: { transaction: Transaction; role: UserType }) {
  const { id, warehouse, customer, seller, createdAt, status, amountDue } = transaction
  return (
    <tr className="hover:bg-subtle">
      <td className="px-4 py-3">
        <OrderLink id={id} />
      </td>
      <td className="px-4 py-3">
        <span className="block font-semibold">{warehouse.name}</span>
        <span className="text-muted-foreground">{whatWasBought(transaction)}</span>
      </td>
      {role === 'seller' ? null : <td className="px-4 py-3">{partyName(seller)}</td>}
      {role === 'customer' ? null : <td className="px-4 py-3">{partyName(customer)}</td>}
      <td className="px-4 py-3 whitespace-nowrap">{formatDate(createdAt)}</td>
      <td className="px-4 py-3">
        <span className="flex flex-wrap gap-1.5">
          <StatusBadge status={status} />
          <MoneyBadge transaction={transaction} />
        </span>
      </td>
      <td className="px-4 py-3 text-end tabular-nums">{formatDollars(amountDue)}</td>
    </tr>
  )
}

function OrderLink({ id }: { id: number }) {
  return (
    <Link
      to="/dashboard/transactions/$id"
      params={{ id: String(id) }}
      className="text-link font-mono font-semibold underline-offset-4 hover:underline"
    >
      #{id}
    </Link>
  )
}

/** One order as a card. */
export function TransactionTile({ transaction }: { transaction: Transaction }) {
  const { id, warehouse, createdAt, status, amountDue } = transaction
  return (
    <li className="rounded-card bg-card hover:shadow-raise relative border p-4 transition">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Link
            to="/dashboard/transactions/$id"
            params={{ id: String(id) }}
            className="after:rounded-card block truncate font-semibold after:absolute after:inset-0"
          >
            {warehouse.name}
          </Link>
          <p className="text-muted-foreground text-sm">
            <span className="font-mono">#{id}</span> · {whatWasBought(transaction)} · {formatDate(createdAt)}
          </p>
        </div>
        <span className="text-sm font-semibold tabular-nums">{formatDollars(amountDue)}</span>
      </div>
      <p className="mt-3 flex flex-wrap gap-1.5">
        <StatusBadge status={status} />
        <MoneyBadge transaction={transaction} />
      </p>
    </li>
  )
}
