import type { ReactNode } from 'react'
import type { ListingCard } from '../schema/listing-card'
import { formatNumber, placeLine } from './format'
import { pictureAt } from './picture'
import { say } from './say'

const widths = [320, 640]

export type SmallCardProps = {
  listing: ListingCard
  /** A router's link; one to the public page by default. */
  renderLink?: (link: { className: string; children: ReactNode }) => ReactNode
}

/** The small card (000 §2.10): picture, name, place, and what tells it apart in one line. */
export function SmallCard({ listing, renderLink }: SmallCardProps) {
  const { photo } = listing
  const drawn = photo && pictureAt(photo.link, 320) !== pictureAt(photo.link, 640)
  const marks = [
    ...(listing.isVerified ? [say('Verified')] : []),
    ...(listing.reviewCount > 0 ? [say('{value} of 5 stars', { value: listing.averageRating.toFixed(1) })] : []),
    say('{count} pallet positions', { count: formatNumber(listing.totalSpace) }),
  ]
  const children = (
    <>
      {photo ? (
        <img
          src={pictureAt(photo.link, 320)}
          srcSet={drawn ? widths.map((width) => `${pictureAt(photo.link, width)} ${width}w`).join(', ') : undefined}
          sizes="(min-width: 1024px) 290px, (min-width: 600px) 45vw, 92vw"
          width={photo.width}
          height={photo.height}
          alt=""
          loading="lazy"
          className="rounded-card bg-muted aspect-[16/10] w-full object-cover"
        />
      ) : null}
      <strong className="mt-2.5 line-clamp-2 block leading-snug font-semibold underline-offset-4 group-hover:underline">
        {listing.name}
      </strong>
      <span className="text-muted-foreground mt-0.5 block text-sm">
        <bdi>{placeLine(listing)}</bdi>
      </span>
      <span className="text-muted-foreground block text-sm tabular-nums">{marks.join(' · ')}</span>
    </>
  )
  const link = { className: 'group block', children }
  return renderLink ? renderLink(link) : <a href={`/warehouses/${listing.slug}`} {...link} />
}
