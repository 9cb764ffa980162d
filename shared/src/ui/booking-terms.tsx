import { formatCents } from '../domain/money'
import { unitDiscountCents, unitPriceCents } from '../domain/pricing'
import { storageTerms, type SpaceType, type StorageTerm } from '../reference/terms'
import type { Warehouse } from '../schema/warehouse'
import { cn } from './cn'
import { saidMonths } from './said-space'
import { say } from './say'

export type BookingTermsProps = {
  warehouse: Warehouse
  mode: SpaceType
  offered: readonly StorageTerm[]
  value: StorageTerm | 0
  onChange: (term: StorageTerm) => void
}

/** The term cards 1, 3, 6, 12 months; one without a price can't be chosen. */
export function BookingTerms({ warehouse, mode, offered, value, onChange }: BookingTermsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 flex w-full items-baseline justify-between text-sm font-semibold">
        {say('Term')}
        <span className="text-muted-foreground text-xs font-normal">
          {mode === 'SQ_FEET' ? say('per sq ft per month') : say('per pallet per month')}
        </span>
      </legend>
      <div className="grid grid-cols-2 gap-2">
        {storageTerms.map((term) => {
          const disabled = !offered.includes(term)
          return (
            <label
              key={term}
              className={cn(
                'rounded-control border-input has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-soft-foreground has-focus-visible:outline-ring relative flex min-h-16 flex-col justify-center border px-3 py-2 transition-colors has-focus-visible:outline-2',
                disabled ? 'border-border cursor-not-allowed border-dashed' : 'hover:border-ring cursor-pointer',
              )}
            >
              <input
                type="radio"
                name="term"
                value={term}
                checked={value === term}
                disabled={disabled}
                onChange={() => onChange(term)}
                className="absolute inset-0 cursor-[inherit] opacity-0"
              />
              <span className={cn('text-sm font-semibold', disabled ? 'text-muted-foreground' : '')}>
                {saidMonths(term)}
              </span>
              <TermPrice warehouse={warehouse} mode={mode} term={term} offered={!disabled} />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

type TermPriceProps = { warehouse: Warehouse; mode: SpaceType; term: StorageTerm; offered: boolean }

function TermPrice({ warehouse, mode, term, offered }: TermPriceProps) {
  if (!offered) return <span className="text-muted-foreground text-xs">{say('Not offered')}</span>
  const price = unitPriceCents(warehouse, mode, term)
  if (price === null) return null
  const discount = unitDiscountCents(warehouse, mode, term)
  return (
    <span className="text-xs tabular-nums">
      {discount > 0 ? (
        <>
          <s className="opacity-80">
            <span className="sr-only">{say('instead of')} </span>
            {formatCents(price)}
          </s>{' '}
        </>
      ) : null}
      <span className="font-semibold">{formatCents(price - discount)}</span>
    </span>
  )
}
