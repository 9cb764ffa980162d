import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import type { ListingCard as Listing } from '@stackyard/shared/schema/listing-card'
import type { ServiceCard as ServiceCardData } from '@stackyard/shared/schema/service-card'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { ListingCard } from '@stackyard/shared/ui/listing-card'
import { Pagination } from '@stackyard/shared/ui/pagination'
import { ServiceCard } from '@stackyard/shared/ui/service-card'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { CardControls, useHasCardControls } from '../../../../components/card-controls'
import { TextField } from '../../../../components/form-fields'
import { apiQuery } from '../../../../lib/api'
import { useClientPages } from '../../../../lib/client-pages'
import { toProblem } from '../../../../lib/problem'
import { peopleTexts } from '../../../../lib/texts/people'

const words = peopleTexts.profile
/** The part of the profile that "View More" of a listing leads to. */
const SERVICES = 'services'

/** A provider's service and its warehouses, nine a page. */
export function ProfileListings({ sellerId }: { sellerId: number }) {
  const query = useQuery(apiQuery.warehouse.list.queryOptions({ input: { sellerId, limit: 100 } }))
  const offered = useQuery(apiQuery.services.list.queryOptions({ input: { sellerId, limit: 12 } }))
  const { hash } = useLocation()
  // The listings come after the page: the browser has looked for them by then.
  useEffect(() => {
    if (hash === SERVICES && query.data) document.getElementById(SERVICES)?.scrollIntoView()
  }, [hash, query.data])
  if (query.isPending || offered.isPending) return <Skeleton className="rounded-card h-64" />
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  const services = offered.data?.results ?? []
  const listings = query.data.results
  if (listings.length + services.length === 0) return <EmptyState title={words.noServices} />
  return (
    <>
      {services.length > 0 ? <OfferedServices services={services} /> : null}
      {listings.length > 0 ? <Pages listings={listings} /> : null}
    </>
  )
}

/** The services of a provider as cards. */
export function OfferedServices({ services }: { services: readonly ServiceCardData[] }) {
  return (
    <ul aria-label={words.offered} className="mb-5 grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {services.map((service) => (
        <li key={service.id}>
          <ServiceCard
            service={service}
            renderLink={({ className, children }) => (
              <Link to="/dashboard/services/$id" params={{ id: service.slug }} className={className}>
                {children}
              </Link>
            )}
          />
        </li>
      ))}
    </ul>
  )
}

function Pages({ listings }: { listings: readonly Listing[] }) {
  const { page, pageCount, shown, goTo } = useClientPages(listings)
  const list = useRef<HTMLUListElement>(null)
  const hasControls = useHasCardControls()
  const turn = (wanted: number) => {
    goTo(wanted)
    list.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <ul ref={list} className="grid scroll-mt-24 grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((listing) => (
          <li key={listing.id}>
            <ListingCard
              listing={listing}
              headingLevel={3}
              controls={hasControls ? <CardControls listing={listing} /> : undefined}
              renderLink={({ className, children, onClick }) => (
                <Link
                  to="/dashboard/warehouses/$id"
                  params={{ id: listing.warehouseUrl }}
                  className={className}
                  onClick={onClick}
                >
                  {children}
                </Link>
              )}
            />
          </li>
        ))}
      </ul>
      {pageCount > 1 ? (
        <div className="mt-6 flex flex-wrap items-end justify-between gap-4">
          <Pagination page={page} pageCount={pageCount} onPageChange={turn} />
          <GoTo onGo={turn} />
        </div>
      ) : null}
    </>
  )
}

/** A page by its number; a number that is none of theirs is ignored. */
function GoTo({ onGo }: { onGo: (page: number) => void }) {
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onGo(Number(new FormData(event.currentTarget).get('page')))
  }
  return (
    <form noValidate onSubmit={go} className="flex items-end gap-2">
      <TextField label={words.goTo} name="page" inputMode="numeric" autoComplete="off" fieldClassName="w-28" />
      <Button type="submit" variant="outline">
        {words.go}
      </Button>
    </form>
  )
}
