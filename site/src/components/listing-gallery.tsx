import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { pictureAt, pictureSrcset } from '@stackyard/shared/ui/picture'

/** How one, two or three more pictures fill the half beside the main one; four need nothing. */
const places: Readonly<Record<number, readonly string[]>> = {
  1: ['md:col-span-2 md:row-span-2'],
  2: ['md:col-span-2', 'md:col-span-2'],
  3: ['', '', 'md:col-span-2'],
}

/** The pictures: a rail to swipe on a phone, a mosaic on wide screens; the main one first. */
export function ListingGallery({ listing: { photos, name } }: { listing: Pick<Warehouse, 'photos' | 'name'> }) {
  const [first, ...rest] = photos.toSorted((a, b) => Number(b.primary) - Number(a.primary)).slice(0, 5)
  if (!first) return null
  const firstPlace = rest.length > 0 ? 'md:col-span-2 md:row-span-2' : 'aspect-[16/7] md:col-span-4 md:row-span-2'
  return (
    <ul
      aria-label={`Pictures of ${name}`}
      tabIndex={0}
      className="rail rounded-card mt-6 [grid-auto-columns:100%] gap-3 overflow-hidden max-md:overflow-x-auto md:[grid-auto-columns:auto] md:grid-flow-row md:grid-cols-4 md:grid-rows-2"
    >
      <li className={`bg-muted relative max-md:aspect-[16/10] ${firstPlace}`}>
        <img
          src={pictureAt(first.link, 960)}
          srcSet={pictureSrcset(first.link)}
          sizes="(min-width: 768px) 620px, 100vw"
          width={first.width ?? 1280}
          height={first.height ?? 800}
          alt={first.title || `${name}, main picture`}
          fetchPriority="high"
          className="size-full object-cover md:aspect-[16/10]"
        />
      </li>
      {rest.map((photo, at) => (
        <li key={photo.id} className={`bg-muted relative max-md:aspect-[16/10] ${places[rest.length]?.[at] ?? ''}`}>
          <img
            src={pictureAt(photo.link, 640)}
            srcSet={pictureSrcset(photo.link)}
            sizes="(min-width: 768px) 300px, 100vw"
            width={photo.width ?? 1280}
            height={photo.height ?? 800}
            alt={photo.title || `${name}, another picture`}
            loading="lazy"
            className="size-full object-cover md:absolute md:inset-0"
          />
        </li>
      ))}
    </ul>
  )
}
