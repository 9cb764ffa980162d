import { lazy, Suspense, useEffect, useState } from 'react'
import { dayOf } from '../../domain/calendar'
import { listingAction } from '../../domain/listing-action'
import { shownSpace } from '../../domain/shown-space'
import type { Warehouse } from '../../schema/warehouse'
import { BookingBox, type BookingBoxProps } from '../booking-box'
import { Button } from '../button'
import { formatDay, formatNumber } from '../format'
import { say } from '../say'
import { useMedia } from '../use-media'

// Narrow screens alone have one, once their reader asks for it.
const Sheet = lazy(async () => ({ default: (await import('../sheet')).Sheet }))

/** Where the box has room beside the content; below, a bar at the bottom opens it. */
const BESIDE = '(min-width: 64rem)'

export type ListingBookingProps = Omit<BookingBoxProps, 'now' | 'className'> & {
  /** The choice starts over when it changes: prices come and go with the session. */
  of: string
  /** The address asks to reserve: a narrow screen opens the sheet. */
  isAsked?: boolean
}

/** The booking box beside the content, and on narrow screens a bar with the same main action and a sheet. */
export function ListingBooking({ of, isAsked = false, ...props }: ListingBookingProps) {
  const isWide = useMedia(BESIDE)
  const [now] = useState(() => new Date())
  if (isWide) return <BookingBox key={of} {...props} now={now} />
  return <BookingBar {...{ of, isAsked, now }} {...props} />
}

type BookingBarProps = ListingBookingProps & { now: Date }

function BookingBar({ of, isAsked = false, ...props }: BookingBarProps) {
  const { warehouse, now } = props
  const [sheet, setSheet] = useState<'unopened' | 'open' | 'closed'>('unopened')
  useEffect(() => {
    if (isAsked) setSheet('open')
  }, [isAsked])
  return (
    <>
      <div
        data-bottom-bar
        className="bg-card shadow-float fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-t px-4 py-3"
      >
        <p className="text-muted-foreground min-w-0 flex-1 text-sm">
          <strong className="text-foreground block font-semibold tabular-nums">{saidSpace(warehouse, now)}</strong>
          {saidPrices(props)}
        </p>
        <MainAction {...props} onOpen={() => setSheet('open')} />
      </div>
      {sheet === 'unopened' ? null : (
        <Suspense>
          <Sheet
            side="bottom"
            open={sheet === 'open'}
            onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
            title={warehouse.name}
          >
            <BookingBox
              key={of}
              {...props}
              className="border-0 p-0 shadow-none sm:p-0"
              onReserve={(intent) => {
                setSheet('closed')
                props.onReserve(intent)
              }}
            />
          </Sheet>
        </Suspense>
      )}
    </>
  )
}

type ActionProps = Pick<BookingBarProps, 'warehouse' | 'viewer' | 'now' | 'quoteHref'>

/** What the box offers first, in the bar. */
function MainAction({ warehouse, viewer, now, quoteHref, onOpen }: ActionProps & { onOpen: () => void }) {
  const action = listingAction(warehouse, viewer, now)
  if (action === 'quote')
    return (
      <Button asChild size="lg">
        <a href={quoteHref}>{say('Get a Quote')}</a>
      </Button>
    )
  const isReserve = action === 'reserve'
  return (
    <Button variant={isReserve ? 'highlight' : 'outline'} size="lg" aria-haspopup="dialog" onClick={onOpen}>
      {isReserve ? say('Reserve') : say('Prices')}
    </Button>
  )
}

/** The space of a listing in the bar. */
function saidSpace(warehouse: Warehouse, now: Date): string {
  if (warehouse.regionScope === 'global') return say('Space by quote')
  const space = shownSpace(warehouse, dayOf(now))
  if (space.kind === 'quote') return say('Space by quote')
  if (space.kind === 'full') return say('No space free right now')
  if (space.kind === 'later') return say('Free from {day}', { day: formatDay(space.from) })
  const unit = space.kind === 'free' ? (`${space.unit} free` as const) : (`${space.unit} of space` as const)
  return `${formatNumber(space.quantity)} ${say(unit)}`
}

function saidPrices({ warehouse, viewer, now }: ActionProps): string {
  if (listingAction(warehouse, viewer, now) === 'quote') return say('Prices by quote')
  return viewer === 'visitor' ? say('Login to view price') : say('Prices by pallet or square foot')
}
