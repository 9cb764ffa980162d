import { useEffect, useRef } from 'react'
import { startGallery } from './gallery-motor'
import { ListingGallery, type ListingGalleryProps } from './listing-gallery'

/** The pictures of a listing, moved by their motor. */
export function MovingGallery({ listing, plan }: Pick<ListingGalleryProps, 'listing' | 'plan'>) {
  const root = useRef<HTMLElement>(null)
  const { name, photos } = listing
  const count = photos.length + (plan ? 1 : 0)
  useEffect(() => (root.current ? startGallery(root.current) : undefined), [name, count])
  return <ListingGallery listing={listing} plan={plan} ref={root} />
}
