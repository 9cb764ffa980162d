import type { ReactNode } from 'react'
import type { ListingCard } from '../schema/listing-card'
import { cardAttributes } from './card-attributes'
import { CardBadges } from './card-badges'
import { DiamondBadge } from './diamond-badge'
import { formatNumber, placeLine } from './format'
import { pictureAt } from './picture'
import { listingPath, say } from './say'

const widths = [320, 640]

export type SmallCardProps = {
  listing: ListingCard
  /** A router's link; one to the public page by default. */
  renderLink?: (link: { className: string; children: ReactNode }) => ReactNode
  /** An admin's controls and chips, under the text. */
  controls?: ReactNode
}

function SmallPicture({ photo }: { photo: NonNullable<ListingCard['photo']> }) {
  const [small = '', large] = widths.map((width) => pictureAt(photo.link, width))
  const isDrawn = small !== large
  return (
    <img
      src={small}
      srcSet={isDrawn ? `${small} ${widths[0]}w, ${large} ${widths[1]}w` : undefined}
      sizes="(min-width: 1024px) 290px, (min-width: 600px) 45vw, 92vw"
      width={photo.width}
      height={photo.height}
      alt=""
      loading="lazy"
      className="size-full object-cover"
    />
  )
}

/** The small card of carousels: picture with badges, name, place, and what tells it apart in one line. */
export function SmallCard({ listing, renderLink, controls }: SmallCardProps) {
  const marks = [
    ...(listing.isVerified ? [say('Verified')] : []),
    ...(listing.reviewCount > 0 ? [say('{value} of 5 stars', { value: listing.averageRating.toFixed(1) })] : []),
    say('{count} pallet positions', { count: formatNumber(listing.totalSpace) }),
  ]
  const link = { className: 'small-card-link', children: listing.name }
  return (
    <article {...cardAttributes(listing)} className="small-card relative">
      <div className="rounded-card bg-muted aspect-[16/10] overflow-hidden">
        {listing.photo ? <SmallPicture photo={listing.photo} /> : null}
      </div>
      <CardBadges card={{ ...listing, isFeatured: false }} />
      <p className="mt-2.5">{renderLink ? renderLink(link) : <a href={listingPath(listing.slug)} {...link} />}</p>
      <p className="text-muted-foreground mt-0.5 text-sm">
        <bdi>{placeLine(listing)}</bdi>
      </p>
      <p className="text-muted-foreground text-sm tabular-nums">
        <DiamondBadge
          isShort
          level={listing.diamond > 0 ? listing.diamond : listing.seller.diamond}
          className="me-2 align-[-0.2em]"
        />
        {marks.join(' · ')}
      </p>
      {controls}
    </article>
  )
}
