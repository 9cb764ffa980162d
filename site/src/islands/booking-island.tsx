import { dayOf } from '@stackyard/shared/domain/calendar'
import { reserveHref, type ReserveIntent, reserveSearchOf } from '@stackyard/shared/domain/reserve-search'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import { shownSpace } from '@stackyard/shared/domain/shown-space'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { BookingBox } from '@stackyard/shared/ui/booking-box'
import { Button } from '@stackyard/shared/ui/button'
import { formatDay, formatNumber } from '@stackyard/shared/ui/format'
import type { StorageChoice } from '@stackyard/shared/ui/storage-choice'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { readWarehouse } from '../lib/read-warehouse'
import { bookingViewer, useReader } from '../lib/reader'
import { say } from '../lib/say'

// Narrow screens alone have one, once their reader asks for it.
const Sheet = lazy(async () => ({ default: (await import('@stackyard/shared/ui/sheet')).Sheet }))

export type BookingData = { warehouse: Warehouse; quoteHref: string }

/** The app owns the reservation dialog (#RESERVE opens it). */
const dialogPath = (id: number) => `/dashboard/warehouses/${id}`

function useWide(): boolean {
  const query = '(min-width: 64rem)'
  const [wide, setWide] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const follow = () => setWide(media.matches)
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])
  return wide
}

/** The listing as this reader may see it: the page's own facts first, the server's when they come. */
function useFreshWarehouse(known: Warehouse, readerId: number | undefined): Warehouse {
  const [fresh, setFresh] = useState<Warehouse | null>(null)
  useEffect(() => {
    let wanted = true
    readWarehouse(known.id).then(
      (warehouse) => (wanted ? setFresh(warehouse) : undefined),
      () => (wanted ? setFresh(null) : undefined),
    )
    return () => {
      wanted = false
    }
  }, [known.id, readerId])
  return fresh ?? known
}

/** The space of a listing in the bar of a narrow screen. */
function barText(warehouse: Warehouse): string {
  const space = shownSpace(warehouse, dayOf(new Date()))
  if (space.kind === 'quote') return say('Space by quote')
  if (space.kind === 'full') return say('No space free right now')
  if (space.kind === 'later') return say('Free from {day}', { day: formatDay(space.from) })
  const unit = space.kind === 'free' ? (`${space.unit} free` as const) : (`${space.unit} of space` as const)
  return `${formatNumber(space.quantity)} ${say(unit)}`
}

/** What was chosen here becomes the need, in the address too. */
async function follow(choice: StorageChoice): Promise<void> {
  const { keepChoice } = await import('@stackyard/shared/ui/kept-choice')
  const query = new URLSearchParams(location.search)
  for (const key of ['space', 'mode', 'start', 'month']) query.delete(key)
  for (const [key, value] of Object.entries(keepChoice(choice))) query.set(key, value)
  history.replaceState(null, '', `${location.pathname}?${query}${location.hash}`)
}

/** Booking box beside the content; on a phone a bar with a sheet (LOOK: Listings). */
export default function BookingIsland({ data }: { data: BookingData }) {
  const reader = useReader()
  const viewer = bookingViewer(reader)
  const warehouse = useFreshWarehouse(data.warehouse, reader?.id)
  const wide = useWide()
  const [sheet, setSheet] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const [now] = useState(() => new Date())
  const here = location.pathname + location.search

  useEffect(() => {
    if (location.hash !== '#RESERVE') return
    if (viewer === 'customer') location.replace(dialogPath(data.warehouse.id) + location.search + location.hash)
    else setSheet('open')
  }, [viewer, data.warehouse.id])

  const onReserve = useCallback(
    (intent: ReserveIntent) => {
      if (viewer === 'customer') location.assign(reserveHref(dialogPath(data.warehouse.id), intent))
      else location.assign(withReturnTo('/auth/register', reserveHref(location.pathname, intent)))
    },
    [viewer, data.warehouse.id],
  )
  const box = (
    <BookingBox
      key={warehouse.updatedAt + String(warehouse.price1 === undefined)}
      warehouse={warehouse}
      viewer={viewer}
      now={now}
      asked={reserveSearchOf(location.search)}
      loginHref={withReturnTo('/auth/login', here)}
      quoteHref={data.quoteHref}
      onReserve={onReserve}
      onChoice={follow}
      className={wide ? '' : 'border-0 p-0 shadow-none sm:p-0'}
    />
  )
  if (wide) return box
  return (
    <>
      <div
        data-bottom-bar
        className="bg-card shadow-float fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-t px-4 py-3"
      >
        <p className="text-muted-foreground min-w-0 flex-1 text-sm">
          <strong className="text-foreground block font-semibold tabular-nums">{barText(warehouse)}</strong>
          {viewer === 'visitor' ? say('Login to view price') : say('Prices by pallet or square foot')}
        </p>
        <Button variant={viewer === 'other' ? 'outline' : 'highlight'} size="lg" onClick={() => setSheet('open')}>
          {viewer === 'other' ? say('Prices') : say('Reserve')}
        </Button>
      </div>
      {sheet === 'unopened' ? null : (
        <Suspense>
          <Sheet
            side="bottom"
            open={sheet === 'open'}
            onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
            title={warehouse.name}
          >
            {box}
          </Sheet>
        </Suspense>
      )}
    </>
  )
}
