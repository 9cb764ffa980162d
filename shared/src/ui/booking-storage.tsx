import { lazy, Suspense, useEffect, useState } from 'react'
import { addDays, dayOf } from '../domain/calendar'
import { isInquireOnly } from '../domain/order-quantity'
import { spaceOfPallets } from '../domain/pallet-quantity'
import { palletsOf, type StorageQuote } from '../domain/pricing'
import type { ReserveSearch } from '../domain/reserve-search'
import type { Warehouse } from '../schema/warehouse'
import type { BookingBoxProps } from './booking-box'
import { StorageSummary } from './booking-summary'
import { BookingTerms } from './booking-terms'
import { Button } from './button'
import { panelTerms } from './commitment-terms'
import { Field } from './field'
import { formatNumber } from './format'
import { Input } from './input'
import { say } from './say'
import {
  firstChoice,
  hasPrices,
  intentOf,
  outcomeOf,
  quantityMessage,
  withMode,
  type StorageChoice,
  type StorageOutcome,
} from './storage-choice'
import { Tooltip } from './tooltip'

// Below the fields: a page is ready for its reader before the chart is there.
const FreeSpaceChart = lazy(async () => ({ default: (await import('./free-space-chart')).FreeSpaceChart }))
const CommitmentLines = lazy(async () => ({ default: (await import('./commitment-lines')).CommitmentLines }))
// Of those who are signed in, too.
const BookingBoth = lazy(async () => ({ default: (await import('./booking-both')).BookingBoth }))

type BookingStorageProps = BookingBoxProps & {
  asked: ReserveSearch
  /** The fulfillment tier to reserve with the storage. */
  added: string | undefined
  onAdd: ((tier: string | undefined) => void) | undefined
}

/** The Storage tab: mode, term, quantity, start, free space, what it comes to, and fulfillment with it. */
export function BookingStorage(props: BookingStorageProps) {
  const { warehouse, viewer, now, asked, added, onReserve } = props
  const [choice, setChoice] = useState(() => firstChoice(warehouse, asked, now))
  // Prices arrive after the page: a term that the visitor's list offered may be without a price by now.
  useEffect(() => {
    setChoice((before) => (before.term === 0 ? firstChoice(warehouse, asked, now) : before))
  }, [warehouse, asked, now])
  const outcome = outcomeOf(warehouse, choice, now)
  const intent = intentOf(choice, outcome)
  const choose = (next: StorageChoice) => {
    setChoice(next)
    props.onChoice?.(next)
  }
  const change = (part: Partial<StorageChoice>) => choose({ ...choice, ...part })
  return (
    <div className="flex flex-col gap-5">
      {warehouse.palletEnabled && warehouse.sqEnabled ? (
        <ModeSwitch mode={choice.mode} onChange={(mode) => choose(withMode(warehouse, choice, mode))} />
      ) : null}
      <BookingTerms
        warehouse={warehouse}
        mode={choice.mode}
        offered={outcome.terms}
        value={choice.term}
        onChange={(term) => change({ term })}
      />
      <QuantityField
        warehouse={warehouse}
        choice={choice}
        outcome={outcome}
        onChange={(quantity) => change({ quantity })}
      />
      <Field label={say('Start date')} error={outcome.startProblem ?? undefined}>
        {(control) => (
          <Input
            {...control}
            type="date"
            name="startDate"
            min={addDays(dayOf(now), 1)}
            value={choice.startDate}
            onChange={(event) => change({ startDate: event.target.value })}
          />
        )}
      </Field>
      {warehouse.availability.length > 0 ? (
        <Suspense fallback={<div className="h-26" />}>
          <FreeSpaceChart warehouse={warehouse} mode={choice.mode} {...outcome.months} />
        </Suspense>
      ) : null}
      <StorageBill {...props} choice={choice} quote={outcome.quote} />
      {viewer === 'other' ? null : (
        <Button
          variant="highlight"
          size="lg"
          block
          disabled={!intent}
          onClick={() => (intent ? onReserve({ ...intent, ...(added && { add: added }) }) : undefined)}
        >
          {say('Reserve')}
        </Button>
      )}
    </div>
  )
}

type StorageBillProps = BookingStorageProps & { choice: StorageChoice; quote: StorageQuote | null }

/** What it comes to and commits to, and fulfillment with it where the warehouse has both and prices are known. */
function StorageBill({ warehouse, choice, quote, added, onAdd, loginHref }: StorageBillProps) {
  const priced = hasPrices(warehouse)
  const summary = <StorageSummary quote={quote} mode={choice.mode} priced={priced} loginHref={loginHref} />
  if (onAdd && priced)
    return (
      <Suspense fallback={summary}>
        <BookingBoth warehouse={warehouse} choice={choice} quote={quote} added={added} onAdd={onAdd} />
      </Suspense>
    )
  return (
    <>
      {summary}
      {quote ? (
        <Suspense fallback={<div className="h-60" />}>
          <CommitmentLines terms={panelTerms(quote, choice.startDate, warehouse)} className="px-4" />
        </Suspense>
      ) : null}
    </>
  )
}

const modes = [
  { value: 'PALLET', label: 'Pallets' },
  { value: 'SQ_FEET', label: 'Square feet' },
] as const

function ModeSwitch({ mode, onChange }: { mode: string; onChange: (mode: 'PALLET' | 'SQ_FEET') => void }) {
  return (
    <fieldset className="rounded-control bg-muted flex gap-1 p-1">
      <legend className="sr-only">{say('Book by')}</legend>
      {modes.map(({ value, label }) => (
        <label
          key={value}
          className="text-muted-foreground has-checked:bg-card has-checked:text-foreground has-checked:shadow-raise has-focus-visible:outline-ring relative flex h-9 flex-1 cursor-pointer items-center justify-center rounded-[4px] text-sm font-semibold transition-colors has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name="spaceType"
            value={value}
            checked={mode === value}
            onChange={() => onChange(value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {say(label)}
        </label>
      ))}
    </fieldset>
  )
}

/** What can be booked, what is free where that is more, and how much room the quantity takes. */
function quantityHint({ mode, quantity }: StorageChoice, { free, min, max }: StorageOutcome['space']): string {
  const unit = mode === 'SQ_FEET' ? say('sq ft') : say('pallets')
  const { sqft, cubicFeet } = spaceOfPallets(palletsOf(mode, quantity || 0))
  const isCapped = max > 0 && free > max
  return [
    max > 0
      ? say('You can reserve {min} to {max} {unit} on these dates.', {
          min: formatNumber(min),
          max: formatNumber(max),
          unit,
        })
      : '',
    isCapped
      ? say('{free} are free; one reservation takes at most {max}.', {
          free: formatNumber(free),
          max: formatNumber(max),
        })
      : '',
    max === 0 && free > 0
      ? say('{free} {unit} are free, fewer than the smallest reservation.', { free: formatNumber(free), unit })
      : '',
    say('Yours: about {sqft} sq ft, {cubicFeet} cubic feet.', {
      sqft: sqft.toLocaleString('en-US'),
      cubicFeet: cubicFeet.toLocaleString('en-US'),
    }),
  ]
    .filter(Boolean)
    .join(' ')
}

type QuantityFieldProps = {
  warehouse: Warehouse
  choice: StorageChoice
  outcome: StorageOutcome
  onChange: (quantity: number) => void
}

function QuantityField({ warehouse, choice, outcome, onChange }: QuantityFieldProps) {
  const { mode, quantity } = choice
  const square = mode === 'SQ_FEET'
  // As typed, while it stands for the quantity that was chosen: "2." on the way to "2.5".
  const [typed, setTyped] = useState('')
  const { min, max } = outcome.space
  const hint = isInquireOnly(warehouse, choice.mode) ? say('Inquire') : quantityHint(choice, outcome.space)
  const step = (by: number) => onChange(Math.max(min, Math.min(Math.max(min, max), (choice.quantity || 0) + by)))
  return (
    <div className="relative">
      <Field
        label={square ? say('Order Quantity (square feet)') : say('Order Quantity (Pallet Positions)')}
        hint={hint}
        error={outcome.problem ? quantityMessage(outcome.problem) : undefined}
      >
        {(control) => (
          <span className="flex gap-2">
            <Button
              variant="outline"
              size="icon"
              aria-label={say('Less space')}
              onClick={() => step(square ? -50 : -1)}
            >
              <span aria-hidden className="text-lg leading-none">
                −
              </span>
            </Button>
            <Input
              {...control}
              name="quantity"
              inputMode="numeric"
              autoComplete="off"
              className="text-center tabular-nums"
              value={Object.is(Number(typed), quantity) ? typed : String(quantity)}
              onChange={(event) => {
                const text = event.target.value.replace(/[^\d.]/g, '').slice(0, 9)
                setTyped(text)
                onChange(Number(text))
              }}
            />
            <Button variant="outline" size="icon" aria-label={say('More space')} onClick={() => step(square ? 50 : 1)}>
              <span aria-hidden className="text-lg leading-none">
                +
              </span>
            </Button>
          </span>
        )}
      </Field>
      <span className="absolute end-0 -top-1">
        <Tooltip label={say('Storage allocation is ultimately determined by the warehouse.')}>
          <button type="button" aria-label={say('About storage allocation')} className="grid size-7 place-items-center">
            <span
              aria-hidden
              className="text-muted-foreground grid size-4 place-items-center rounded-full border border-current text-[0.625rem] font-semibold"
            >
              i
            </span>
          </button>
        </Tooltip>
      </span>
    </div>
  )
}
