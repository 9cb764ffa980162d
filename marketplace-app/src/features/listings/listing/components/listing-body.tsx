import { lazy } from 'react'
import { diamondLevel, effectiveDiamond } from '@stackyard/shared/domain/diamond'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { WhenNear } from '../../../../components/when-near'
import { texts } from '../../../../lib/texts'
import { listingPageTexts } from '../../../../lib/texts/listing-page'
import { Section } from './section'
import { sayName } from '@stackyard/shared/ui/say'

const ListingDetails = lazy(async () => ({ default: (await import('./listing-details')).ListingDetails }))

/** What our own team says of it, with the way to how it judges. */
function RatingBox({ warehouse }: { warehouse: Warehouse }) {
  const level = diamondLevel(effectiveDiamond(warehouse.diamond, warehouse.seller.diamond))
  return (
    <p className="rounded-card bg-primary-soft text-primary-soft-foreground mb-6 p-4 text-sm">
      <strong className="font-semibold">{level ? `${sayName(level.name)}.` : listingPageTexts.notRated}</strong>{' '}
      {level ? sayName(level.description) : listingPageTexts.notVisited}{' '}
      <a href="/rating-system" className="font-semibold underline underline-offset-4">
        {listingPageTexts.howWeRate}
      </a>
    </p>
  )
}

/** What the warehouse says of itself: highlights and description, then its details. */
export function ListingBody({ warehouse }: { warehouse: Warehouse }) {
  const { highlights, description } = warehouse
  return (
    <>
      {highlights ? (
        <p className="max-w-reading font-display mb-6 text-lg leading-snug whitespace-pre-line">{highlights}</p>
      ) : null}
      <RatingBox warehouse={warehouse} />
      {description ? (
        <Section title={texts.listing.about}>
          <p className="max-w-reading whitespace-pre-line">{description}</p>
        </Section>
      ) : null}
      <WhenNear className="min-h-96" fallback={<Skeleton className="rounded-card h-96" />}>
        <ListingDetails warehouse={warehouse} />
      </WhenNear>
    </>
  )
}
