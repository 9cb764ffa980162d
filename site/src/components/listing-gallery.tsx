import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { pictureAt, pictureSrcset } from '@stackyard/shared/ui/picture'
import type { ReactNode } from 'react'
import { say } from '../lib/say'

/** How one to four more pictures share the row under the main one on wide screens. */
const places: Readonly<Record<number, string>> = {
  1: 'md:col-span-6',
  2: 'md:col-span-6',
  3: 'md:col-span-4',
  4: 'md:col-span-3',
}

type ListingGalleryProps = {
  listing: Pick<Warehouse, 'photos' | 'name'>
  /** What stands where there are no pictures. */
  plan?: ReactNode
}

/** The pictures: a rail to swipe on a phone, the main one over the others on wide screens. */
export function ListingGallery({ listing: { photos, name }, plan }: ListingGalleryProps) {
  const [first, ...rest] = photos.toSorted((a, b) => Number(b.primary) - Number(a.primary)).slice(0, 5)
  if (!first) return plan
  return (
    <ul
      aria-label={say('Pictures of {name}', { name })}
      tabIndex={0}
      className="rail rounded-card [grid-auto-columns:100%] gap-3 overflow-hidden max-md:overflow-x-auto md:[grid-auto-columns:auto] md:grid-flow-row md:grid-cols-12"
    >
      <li className="bg-muted relative aspect-[16/10] md:col-span-12 md:aspect-[16/9]">
        <img
          src={pictureAt(first.link, 960)}
          srcSet={pictureSrcset(first.link)}
          sizes="(min-width: 1280px) 780px, (min-width: 1024px) 56vw, 100vw"
          width={first.width ?? 1280}
          height={first.height ?? 800}
          alt={first.title || say('{name}, main picture', { name })}
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover"
        />
      </li>
      {rest.map((photo) => (
        <li key={photo.id} className={`bg-muted relative aspect-[16/10] ${places[rest.length] ?? ''}`}>
          <img
            src={pictureAt(photo.link, 320)}
            srcSet={pictureSrcset(photo.link)}
            sizes={`(min-width: 768px) ${Math.round(780 / rest.length)}px, 100vw`}
            width={photo.width ?? 1280}
            height={photo.height ?? 800}
            alt={photo.title || say('{name}, another picture', { name })}
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
          />
        </li>
      ))}
    </ul>
  )
}
