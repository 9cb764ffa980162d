import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addDays } from '@stackyard/shared/domain/calendar'
import { formatCents, formatDollars } from '@stackyard/shared/domain/money'
import { text } from '@stackyard/shared/messages/text'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import type { UserType } from '@stackyard/shared/schema/user'
import { Card } from '@stackyard/shared/ui/card'
import { CommitmentLines } from '@stackyard/shared/ui/commitment-lines'
import { placeLine } from '@stackyard/shared/ui/format'
import { listingPath } from '@stackyard/shared/ui/say'
import { saidMonths } from '@stackyard/shared/ui/said-space'
import { AddressLine } from '@stackyard/shared/ui/address-line'
import { formatDate } from '../../../../lib/format'
import { moneyTexts } from '../../../../lib/texts/money'
import { commitmentTerms, partyName, whatWasBought } from '../transaction-figures'
import { MoneyBadge } from './transaction-badges'

const words = moneyTexts.transactions

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="p-5">
      <h2 className="font-display mb-3 text-lg font-semibold">{title}</h2>
      <dl className="grid grid-cols-1 gap-2.5 text-sm">{children}</dl>
    </Card>
  )
}

function Fact({ label, children, money }: { label: string; children: ReactNode; money?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted-foreground shrink-0">{label}</dt>
      <dd className={money ? 'tabular-nums' : 'min-w-0 text-end break-words'}>{children}</dd>
    </div>
  )
}

/** What was bought, for when. */
export function OrderFacts({ transaction }: { transaction: Transaction }) {
  const { selectedTerm, startDate, endDate, warehouse, monthlyVolumeTier } = transaction
  const isBoth = transaction.parts.length > 1
  const isTierAlone = monthlyVolumeTier !== null && !isBoth
  const place = placeLine({ address: warehouse, country: warehouse.country })
  return (
    <Facts title={words.order}>
      <Fact label={text('transaction.column.warehouse')}>
        <a href={listingPath(warehouse.slug)} className="text-link font-semibold underline-offset-4 hover:underline">
          {warehouse.name}
        </a>
        <span className="text-muted-foreground block">{place}</span>
      </Fact>
      <Fact label={isTierAlone ? words.tier : isBoth ? words.bothTitle : words.quantity}>
        {whatWasBought(transaction)}
      </Fact>
      {selectedTerm === null || transaction.amended ? null : <Fact label={words.term}>{saidMonths(selectedTerm)}</Fact>}
      {startDate === null ? null : <Fact label={words.from}>{formatDate(startDate)}</Fact>}
      {endDate === null ? null : <Fact label={words.lastDay}>{formatDate(addDays(endDate, -1))}</Fact>}
      {isBoth ? <Fact label={words.together}>{text('purchase.both.together')}</Fact> : null}
      <Fact label={words.placed}>{formatDate(transaction.createdAt)}</Fact>
    </Facts>
  )
}

/** What it costs, how it is paid and where the money is. */
export function MoneyFacts({ transaction }: { transaction: Transaction }) {
  const { discountedPricePerPallet, pricePerPallet, spaceType, monthlyTotal, depositAmount, amountDue } = transaction
  const unitPrice = discountedPricePerPallet ?? pricePerPallet
  const { paymentMethod, billingInfo, couponCode, couponDiscount } = transaction
  const latest = transaction.amended?.steps.at(-1)
  return (
    <Facts title={words.money}>
      {unitPrice === null || spaceType === null ? null : (
        <Fact label={words.unitPrice[spaceType]} money>
          {formatDollars(unitPrice)}
        </Fact>
      )}
      {monthlyTotal === null ? null : (
        <Fact label={words.monthly} money>
          {latest ? formatCents(latest.monthCents) : formatDollars(monthlyTotal)}
        </Fact>
      )}
      {depositAmount === null ? null : (
        <Fact label={words.deposit} money>
          {formatDollars(depositAmount)}
        </Fact>
      )}
      {transaction.setupAmount > 0 ? (
        <Fact label={words.setup} money>
          {formatDollars(transaction.setupAmount)}
        </Fact>
      ) : null}
      {couponCode ? (
        <Fact label={words.coupon(couponCode)} money>
          {formatDollars(-couponDiscount)}
        </Fact>
      ) : null}
      {transaction.parts.length > 1
        ? transaction.parts.map((part) => (
            <Fact key={part.kind} label={words.parts[part.kind]} money>
              {formatDollars(part.amountDue)}
            </Fact>
          ))
        : null}
      <Fact label={words.due} money>
        <strong>{formatDollars(amountDue)}</strong>
      </Fact>
      <Fact label={words.money}>
        <MoneyBadge transaction={transaction} />
      </Fact>
      {paymentMethod ? (
        <Fact label={words.method}>
          <span className="capitalize">{paymentMethod.brand}</span> ••••{' '}
          <span className="font-mono">{paymentMethod.last4}</span>
          <span className="text-muted-foreground block">{paymentMethod.holder}</span>
        </Fact>
      ) : null}
      {billingInfo ? (
        <Fact label={words.billTo}>
          {billingInfo.fullName}
          <span className="text-muted-foreground block">
            <AddressLine place={{ address: billingInfo.address, country: billingInfo.address.country }} />
          </span>
        </Fact>
      ) : null}
    </Facts>
  )
}

/** The five facts, as the panel, the dialog, and the agreement say them; of a cancelled reservation none. */
export function CommitmentCard({ transaction }: { transaction: Transaction }) {
  if (transaction.status === 'cancelled') return null
  return (
    <Card className="p-5">
      <h2 className="font-display mb-3 text-lg font-semibold">{words.commitment}</h2>
      <CommitmentLines terms={commitmentTerms(transaction)} />
      {transaction.quoteId === null ? null : (
        <Link
          to="/dashboard/quotes/$id"
          params={{ id: String(transaction.quoteId) }}
          className="text-link mt-3 inline-block text-sm font-semibold underline-offset-4 hover:underline"
        >
          {words.viewQuote}
        </Link>
      )}
    </Card>
  )
}

/** Who bought from whom. */
export function PartyFacts({ transaction, role }: { transaction: Transaction; role: UserType }) {
  const { customer, seller } = transaction
  return (
    <Facts title={words.parties}>
      <Fact label={words.customer}>
        {partyName(customer)}
        <span className="text-muted-foreground block">{customer.email}</span>
        {role === 'customer' ? null : <MessageLink to={customer.id} name={partyName(customer)} />}
      </Fact>
      <Fact label={words.seller}>
        {partyName(seller)}
        <span className="text-muted-foreground block">{seller.email}</span>
        {role === 'seller' ? null : <MessageLink to={seller.id} name={partyName(seller)} />}
      </Fact>
    </Facts>
  )
}

/** The thread with a party. */
const MessageLink = ({ to, name }: { to: number; name: string }) => (
  <Link to="/dashboard/messages" search={{ id: to }} className="text-link underline-offset-4 hover:underline">
    {words.message}
    <span className="sr-only"> {name}</span>
  </Link>
)
