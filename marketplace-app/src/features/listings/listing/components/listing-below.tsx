import { Link } from '@tanstack/react-router'
import { lazy } from 'react'
import { text } from '@stackyard/shared/messages/text'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { Button } from '@stackyard/shared/ui/button'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Notice } from '../../../../components/notice'
import { WhenNear } from '../../../../components/when-near'
import { texts } from '../../../../lib/texts'
import { listingPageTexts as words } from '../../../../lib/texts/listing-page'
import { AdditionalLocations } from './additional-locations'
import { NearbyWarehouses, SpotlightedWarehouses } from './nearby-warehouses'
import { Section } from './section'

const ListingMap = lazy(async () => ({ default: (await import('./listing-map')).ListingMap }))

/** What stands around the warehouse: where it is, the seller's other warehouses, a quote, neighbors, the disclaimer. */
export function ListingBelow({ warehouse, mayAsk }: { warehouse: Warehouse; mayAsk: boolean }) {
  const { latitude, longitude, seller } = warehouse
  const isManaged = seller.userType === 'manager'
  return (
    <>
      {latitude === null || longitude === null ? null : (
        <Section title={texts.listing.map}>
          <WhenNear className="min-h-80" fallback={<Skeleton className="rounded-card h-80" />}>
            <ListingMap warehouse={warehouse} latitude={latitude} longitude={longitude} />
          </WhenNear>
        </Section>
      )}
      <AdditionalLocations warehouse={warehouse} />
      {mayAsk ? (
        <section aria-label={words.quoteTitle} className="rounded-card bg-subtle mb-6 border p-6">
          <h2 className="font-display text-lg font-semibold">{words.quoteTitle}</h2>
          <p className="text-muted-foreground mt-1 mb-4 text-sm">{words.quoteLead}</p>
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="outline">
              <a href="#QUOTE">{words.quote}</a>
            </Button>
            <Button asChild variant="ghost">
              <Link to="/warehouses/rfp/$id" params={{ id: String(warehouse.id) }}>
                {words.fullRequest}
              </Link>
            </Button>
          </div>
          {isManaged ? <Claim userUrl={seller.userUrl || String(seller.id)} /> : null}
        </section>
      ) : null}
      <WhenNear className="min-h-96">
        <NearbyWarehouses warehouse={warehouse} />
        <SpotlightedWarehouses warehouse={warehouse} />
      </WhenNear>
      {isManaged ? <Notice tone="info">{text('copy.manager.disclaimer')}</Notice> : null}
    </>
  )
}

const benefits = ['leads', 'space', 'profile', 'sponsorship'] as const

/** What claiming the profile brings, and the way to it. */
function Claim({ userUrl }: { userUrl: string }) {
  return (
    <div className="mt-5 border-t pt-4">
      <ul className="text-muted-foreground list-disc ps-5 text-sm">
        {benefits.map((benefit) => (
          <li key={benefit}>{text(`rfpBox.benefit.${benefit}`)}</li>
        ))}
      </ul>
      <a
        href={`/users/manager/${encodeURIComponent(userUrl)}#claim`}
        className="text-link mt-3 inline-flex min-h-9 items-center font-semibold underline-offset-4 hover:underline"
      >
        {text('rfpBox.claim')}
      </a>
    </div>
  )
}
