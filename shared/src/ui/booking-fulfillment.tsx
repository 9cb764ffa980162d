import { lazy, Suspense, useState } from 'react'
import { quoteFulfillment } from '../domain/fulfillment-pricing'
import { formatCents } from '../domain/money'
import { reservableTier } from '../domain/order-parts'
import type { ReserveSearch } from '../domain/reserve-search'
import { rateSheet, selectTier, type RateSheetTier } from '../domain/rate-sheet'
import type { BookingBoxProps } from './booking-box'
import { BillLine, LoginToViewPrice } from './booking-summary'
import { Button } from './button'
import { depositTerms } from './commitment-terms'
import { say, sayName } from './say'
import { TierField } from './tier-field'

// Of those who are signed in: prices are for them alone.
const CommitmentLines = lazy(async () => ({ default: (await import('./commitment-lines')).CommitmentLines }))

type BookingFulfillmentProps = BookingBoxProps & {
  asked: ReserveSearch
  /** Goes on to storage with this tier; without where there is none to reserve. */
  onAddStorage: ((tier: string) => void) | undefined
}

/** The Fulfillment tab: volume tier, its rates, the deposit and what is due. */
export function BookingFulfillment(props: BookingFulfillmentProps) {
  const { warehouse, viewer, asked, loginHref, onReserve, onAddStorage } = props
  const [wanted, setWanted] = useState(asked.tier)
  if (warehouse.fulfillmentRates === undefined) return <LoginToViewPrice loginHref={loginHref} />
  const tiers = rateSheet(warehouse.fulfillmentRates)
  const tier = selectTier(tiers, wanted)
  const quote = tier ? quoteFulfillment(warehouse, tier.tierName) : null
  return (
    <div className="flex flex-col gap-5">
      <TierField tiers={tiers} value={tier?.tierName ?? ''} onChange={setWanted} />
      {tier ? <RateGroups tier={tier} /> : null}
      {quote ? (
        <dl aria-live="polite" className="rounded-control bg-subtle flex flex-col gap-2 px-4 py-4">
          <BillLine label={say('Deposit')}>{formatCents(quote.depositCents)}</BillLine>
          {quote.discountCents > 0 ? (
            <BillLine label={say('Tier discount')}>{formatCents(-quote.discountCents)}</BillLine>
          ) : null}
          <div className="my-1 border-t" />
          <BillLine label={say('Amount due')} strong>
            {formatCents(quote.amountDueCents)}
          </BillLine>
        </dl>
      ) : null}
      {quote ? (
        <Suspense fallback={<div className="h-60" />}>
          <CommitmentLines terms={depositTerms(quote.amountDueCents, warehouse.name)} className="px-4" />
        </Suspense>
      ) : null}
      {viewer === 'other' ? null : (
        <Button
          variant="highlight"
          size="lg"
          block
          disabled={!quote}
          onClick={() => (quote ? onReserve({ tier: quote.tierName }) : undefined)}
        >
          {say('Reserve')}
        </Button>
      )}
      {onAddStorage && quote && reservableTier(warehouse, quote.tierName) ? (
        <Button variant="outline" size="lg" block onClick={() => onAddStorage(quote.tierName)}>
          {say('Add storage')}
        </Button>
      ) : null}
    </div>
  )
}

function RateGroups({ tier }: { tier: RateSheetTier }) {
  return (
    <div className="flex flex-col gap-4">
      {tier.groups.map((group) => (
        <section key={`${group.title} ${group.subtitle ?? ''}`}>
          <h3 className="text-sm font-semibold">
            {sayName(group.title)}
            {group.subtitle ? (
              <span className="text-muted-foreground font-normal"> · {sayName(group.subtitle)}</span>
            ) : null}
          </h3>
          <dl className="mt-1.5 divide-y border-y">
            {group.rates.map((rate) => (
              <div key={rate.label} className="flex justify-between gap-4 py-1.5 text-sm">
                <dt className="text-muted-foreground">{sayName(rate.label)}</dt>
                <dd className="tabular-nums">{rate.value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
