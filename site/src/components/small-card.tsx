import { placeLine, formatNumber } from '@stackyard/shared/ui/format'
import { pictureAt } from '@stackyard/shared/ui/picture'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { spokenLanguage } from '../lib/speak'
import { say } from '../lib/say'
import { markupOnce } from '../lib/markup'

const widths = [320, 640]

/** The small card (000 §2.10): picture, name, place, and what tells it apart in one line. */
function SmallCard({ listing }: { listing: Warehouse }) {
  const photo = listing.photos.find(({ primary }) => primary) ?? listing.photos[0]
  const drawn = photo && pictureAt(photo.link, 320) !== pictureAt(photo.link, 640)
  const marks = [
    ...(listing.isVerified ? [say('Verified')] : []),
    ...(listing.reviewCount > 0 ? [say('{value} of 5 stars', { value: listing.averageRating.toFixed(1) })] : []),
    say('{count} pallet positions', { count: formatNumber(listing.totalSpace) }),
  ]
  return (
    <a href={`/warehouses/${listing.slug}`} className="group block">
      {photo ? (
        <img
          src={pictureAt(photo.link, 320)}
          srcSet={drawn ? widths.map((width) => `${pictureAt(photo.link, width)} ${width}w`).join(', ') : undefined}
          sizes="(min-width: 1024px) 290px, 45vw"
          width={photo.width ?? 1280}
          height={photo.height ?? 800}
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
    </a>
  )
}

/** The card as HTML; each is drawn once however many pages show it. */
export const smallCardMarkup = (listing: Warehouse): string =>
  markupOnce(`small ${listing.id} ${spokenLanguage()}`, () => <SmallCard listing={listing} />)
