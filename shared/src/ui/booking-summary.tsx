import type { ReactNode } from 'react'
import { formatCents } from '../domain/money'
import type { StorageQuote } from '../domain/pricing'
import { cn } from './cn'
import { formatNumber } from './format'
import { saidMonths } from './said-space'
import { say } from './say'

/** A line of a bill: figures stand in tabular digits so that nothing jumps as they change. */
export function BillLine({ label, children, strong }: { label: ReactNode; children: ReactNode; strong?: boolean }) {
  return (
    <div className={cn('flex items-baseline justify-between gap-4', strong ? 'text-base font-semibold' : 'text-sm')}>
      <dt className={strong ? '' : 'text-muted-foreground'}>{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

/** What stands where prices would be, for visitors. */
export function LoginToViewPrice({ loginHref }: { loginHref: string }) {
  return (
    <div className="rounded-control bg-subtle relative overflow-hidden border border-dashed px-4 py-5 text-center">
      <p className="text-sm">
        <a href={loginHref} className="text-link font-semibold underline underline-offset-4">
          {say('Login to view price')}
        </a>
      </p>
    </div>
  )
}

export type StorageSummaryProps = {
  quote: StorageQuote | null
  mode: 'PALLET' | 'SQ_FEET'
  priced: boolean
  loginHref: string
  /** The deposit of the fulfillment that is reserved with it. */
  fulfillmentCents?: number
}

/** Price, discount, monthly total, amount due and savings. */
export function StorageSummary({ quote, mode, priced, loginHref, fulfillmentCents = 0 }: StorageSummaryProps) {
  if (!priced) return <LoginToViewPrice loginHref={loginHref} />
  const unit = mode === 'SQ_FEET' ? say('sq ft') : quote?.quantity === 1 ? say('pallet') : say('pallets')
  const dash = '–'
  return (
    <dl aria-live="polite" className="rounded-control bg-subtle flex flex-col gap-2 px-4 py-4">
      <BillLine
        label={
          quote ? (
            <>
              {formatNumber(quote.quantity)} {unit} × <bdi>{formatCents(quote.unitPriceCents)}</bdi>
            </>
          ) : (
            say('Price')
          )
        }
      >
        {quote ? formatCents(quote.unitPriceCents * quote.quantity) : dash}
      </BillLine>
      {quote && quote.unitDiscountCents > 0 ? (
        <BillLine label={say('HotRack discount')}>{formatCents(-quote.unitDiscountCents * quote.quantity)}</BillLine>
      ) : null}
      <BillLine label={say('Monthly total')}>{quote ? formatCents(quote.monthlyTotalCents) : dash}</BillLine>
      {fulfillmentCents > 0 ? (
        <BillLine label={say('Fulfillment deposit')}>{formatCents(fulfillmentCents)}</BillLine>
      ) : null}
      <div className="my-1 border-t" />
      <BillLine label={say('Amount due')} strong>
        {quote ? formatCents(quote.amountDueCents + fulfillmentCents) : dash}
      </BillLine>
      {quote && quote.savingsCents > 0 ? (
        <p className="text-success-ink text-sm">
          {say('You save')}{' '}
          <span className="font-mono font-semibold tabular-nums">{formatCents(quote.savingsCents)}</span> {say('over')}{' '}
          {saidMonths(quote.term)}
        </p>
      ) : null}
    </dl>
  )
}
