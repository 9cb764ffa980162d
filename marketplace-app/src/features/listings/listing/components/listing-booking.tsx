import { type ReactNode, useState } from 'react'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { ReserveIntent, ReserveSearch } from '@stackyard/shared/domain/reserve-search'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { BookingBox, type BookingBoxProps } from '@stackyard/shared/ui/booking-box'
import { Button } from '@stackyard/shared/ui/button'
import { keepChoice } from '@stackyard/shared/ui/kept-choice'
import { Sheet } from '@stackyard/shared/ui/sheet'
import { useMedia } from '@stackyard/shared/ui/use-media'
import { texts } from '../../../../lib/texts'
import { viewerOf } from '../viewer'
import { RatesRequest } from './rates-request'

export type ListingBookingProps = {
  warehouse: Warehouse
  user: SessionUser | null
  /** Path and query of this page. */
  path: string
  asked: ReserveSearch
  onReserve: (intent: ReserveIntent) => void
  /** What stands below the box, on wide screens alone. */
  below?: ReactNode
}

/** The booking box beside the content, and on narrow screens a bar with a sheet; for manager listings a request for rates. */
export function ListingBooking({ warehouse, user, path, asked, onReserve, below }: ListingBookingProps) {
  const isWide = useMedia('(min-width: 64rem)')
  const [now] = useState(() => new Date())
  const [open, setOpen] = useState(false)
  if (warehouse.seller.userType === 'manager') return <RatesRequest warehouse={warehouse} user={user} path={path} />
  const box: BookingBoxProps = {
    warehouse,
    viewer: viewerOf(user),
    now,
    asked,
    loginHref: withReturnTo('/auth/login', path),
    quoteHref: '#QUOTE',
    onChoice: keepChoice,
    onReserve: (intent) => {
      setOpen(false)
      onReserve(intent)
    },
  }
  const label = box.viewer === 'other' ? texts.listing.pricesBar : texts.listing.reserveBar
  // Prices come and go with the session; the choice starts over with them.
  const key = `${warehouse.id}-${user?.id ?? 'visitor'}`
  if (isWide)
    return (
      <div className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto">
        <BookingBox key={key} {...box} />
        {below}
      </div>
    )
  return (
    <>
      <div data-bottom-bar className="bg-background shadow-float fixed inset-x-0 bottom-0 z-20 border-t p-3">
        <Button
          variant={box.viewer === 'other' ? 'outline' : 'highlight'}
          size="lg"
          block
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
      </div>
      <Sheet side="bottom" open={open} onOpenChange={setOpen} title={label}>
        <BookingBox key={key} {...box} className="border-0 p-0 shadow-none sm:p-0" />
      </Sheet>
    </>
  )
}
