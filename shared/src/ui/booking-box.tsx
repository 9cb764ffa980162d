import { lazy, Suspense, useState } from 'react'
import { isReserveClosed } from '../domain/freshness'
import { type BookingViewer, canReserveStorage, offersFulfillment } from '../domain/listing-action'
import type { ReserveIntent, ReserveSearch } from '../domain/reserve-search'
import type { Warehouse } from '../schema/warehouse'
import { BookingStorage } from './booking-storage'
import { Button } from './button'
import { cn } from './cn'
import { withKeptNeed } from './kept-need'
import { saidFreshness } from './said-freshness'
import { say } from './say'
import { Skeleton } from './skeleton'
import type { StorageChoice } from './storage-choice'
import { Tabs } from './tabs'

const BookingFulfillment = lazy(async () => ({ default: (await import('./booking-fulfillment')).BookingFulfillment }))

const NOTHING: ReserveSearch = {}

export type BookingBoxProps = {
  /** Without money fields the box shows "Login to view price" in their place. */
  warehouse: Warehouse
  viewer: BookingViewer
  now: Date
  /** What the address asks for: the first choice, filled up from the last need of this browser. */
  asked?: ReserveSearch
  loginHref: string
  quoteHref: string
  onReserve: (intent: ReserveIntent) => void
  /** After the reader changed what is wanted of storage. */
  onChoice?: (choice: StorageChoice) => unknown
  className?: string
}

/** The booking box: Storage and Fulfillment, what they cost, and Reserve. */
export function BookingBox(props: BookingBoxProps) {
  const { warehouse } = props
  const [asked] = useState(() => withKeptNeed(props.asked ?? NOTHING))
  const isClosed = isReserveClosed(warehouse.confirmedAt, props.now)
  const fulfillment = !isClosed && offersFulfillment(warehouse)
  const canAdd = fulfillment && props.viewer !== 'other'
  const [added, setAdded] = useState(asked.add)
  const [tab, setTab] = useState(fulfillment && asked.tier !== undefined ? 'fulfillment' : 'storage')
  const storage =
    isClosed || !canReserveStorage(warehouse) ? (
      <QuoteInstead {...props} />
    ) : (
      <BookingStorage
        {...props}
        asked={asked}
        added={canAdd ? added : undefined}
        onAdd={canAdd ? setAdded : undefined}
      />
    )
  return (
    <section
      aria-label={say('Book this warehouse')}
      className={cn('rounded-card bg-card text-card-foreground shadow-raise border p-5 sm:p-6', props.className)}
    >
      {fulfillment ? (
        <Tabs
          label={say('What to book')}
          items={[
            { value: 'storage', label: say('Storage') },
            { value: 'fulfillment', label: say('Fulfillment') },
          ]}
          value={tab}
          onValueChange={setTab}
        >
          {tab === 'fulfillment' ? (
            <Suspense fallback={<Skeleton className="h-96" />}>
              <BookingFulfillment
                {...props}
                asked={asked}
                onAddStorage={
                  canAdd && canReserveStorage(warehouse)
                    ? (tier) => {
                        setAdded(tier)
                        setTab('storage')
                      }
                    : undefined
                }
              />
            </Suspense>
          ) : (
            storage
          )}
        </Tabs>
      ) : (
        <>
          <h2 className="font-display mb-4 text-lg font-semibold">{say('Storage')}</h2>
          {storage}
        </>
      )}
      {warehouse.confirmedAt ? (
        <p className="text-muted-foreground mt-4 text-xs">
          <time dateTime={warehouse.confirmedAt}>{saidFreshness(warehouse.confirmedAt, props.now)}</time>
        </p>
      ) : null}
    </section>
  )
}

function QuoteInstead({ warehouse, viewer, quoteHref, now }: BookingBoxProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted-foreground text-sm">
        {warehouse.regionScope === 'global'
          ? say('Warehouses outside the United States are booked by quote.')
          : isReserveClosed(warehouse.confirmedAt, now)
            ? say(
                'The provider has not confirmed space and rates for a long time, so this warehouse is booked by quote for now.',
              )
            : say('This warehouse prices storage by quote.')}
      </p>
      {viewer === 'other' ? null : (
        <Button asChild size="lg" block>
          <a href={quoteHref}>{say('Get a Quote')}</a>
        </Button>
      )}
    </div>
  )
}
