import type { ReactNode } from 'react'
import { say } from '../say'
import { ListingSection } from './listing-section'

export type ListingFrameProps = {
  /** Our team keeps the listing: it has neither booking nor reviews, and says whose it is. */
  isManaged: boolean
  header: ReactNode
  pictures: ReactNode
  details: ReactNode
  booking: ReactNode
  aside: ReactNode
  /** Below: nothing in a preview. */
  map?: ReactNode
  reviews?: ReactNode
  neighbors?: ReactNode
  /** Whose profile a managed one is. */
  disclaimer?: ReactNode
}

/** The parts of a listing's page in their order, which site and app share. */
export function ListingFrame(props: ListingFrameProps) {
  const { isManaged, header, pictures, details, booking, aside, map, reviews, neighbors, disclaimer } = props
  return (
    <>
      {header}
      <div className="mt-6 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-14">
        <aside aria-label={say('Pictures')} className="min-w-0">
          {pictures}
        </aside>
        <div className="min-w-0 lg:col-start-1">{details}</div>
        <aside aria-label={say('Booking and provider')} className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {isManaged ? null : booking}
          {aside}
        </aside>
      </div>
      {map ? (
        <ListingSection title={say('Map')} className="mt-14">
          {map}
        </ListingSection>
      ) : null}
      {isManaged ? null : reviews}
      {neighbors}
      {isManaged && disclaimer ? (
        <p className="rounded-card bg-subtle text-muted-foreground mt-16 border p-6 text-sm">{disclaimer}</p>
      ) : null}
    </>
  )
}
