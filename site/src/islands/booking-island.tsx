import { reserveHref, type ReserveIntent, reserveSearchOf } from '@stackyard/shared/domain/reserve-search'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { ListingBooking } from '@stackyard/shared/ui/listing/listing-booking'
import type { StorageChoice } from '@stackyard/shared/ui/storage-choice'
import { useCallback, useEffect, useState } from 'react'
import { readWarehouse } from '../lib/read-warehouse'
import { bookingViewer, useReader } from '../lib/reader'

export type BookingData = { warehouse: Warehouse; quoteHref: string }

/** The app owns the reservation dialog (#RESERVE opens it). */
const dialogPath = (id: number) => `/dashboard/warehouses/${id}`

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

/** What was chosen here becomes the need, in the address too. */
async function follow(choice: StorageChoice): Promise<void> {
  const { keepChoice } = await import('@stackyard/shared/ui/kept-choice')
  const query = new URLSearchParams(location.search)
  for (const key of ['space', 'mode', 'start', 'month']) query.delete(key)
  for (const [key, value] of Object.entries(keepChoice(choice))) query.set(key, value)
  history.replaceState(null, '', `${location.pathname}?${query}${location.hash}`)
}

/** The booking box, or on a phone its bar. */
export default function BookingIsland({ data }: { data: BookingData }) {
  const reader = useReader()
  const viewer = bookingViewer(reader)
  const warehouse = useFreshWarehouse(data.warehouse, reader?.id)
  const isAsked = location.hash === '#RESERVE'

  useEffect(() => {
    if (isAsked && viewer === 'customer')
      location.replace(dialogPath(data.warehouse.id) + location.search + location.hash)
  }, [isAsked, viewer, data.warehouse.id])

  const onReserve = useCallback(
    (intent: ReserveIntent) => {
      if (viewer === 'customer') location.assign(reserveHref(dialogPath(data.warehouse.id), intent))
      else location.assign(withReturnTo('/auth/register', reserveHref(location.pathname, intent)))
    },
    [viewer, data.warehouse.id],
  )
  return (
    <ListingBooking
      of={warehouse.updatedAt + String(warehouse.price1 === undefined)}
      warehouse={warehouse}
      viewer={viewer}
      asked={reserveSearchOf(location.search)}
      isAsked={isAsked && viewer !== 'customer'}
      loginHref={withReturnTo('/auth/login', location.pathname + location.search)}
      quoteHref={data.quoteHref}
      onReserve={onReserve}
      onChoice={follow}
    />
  )
}
