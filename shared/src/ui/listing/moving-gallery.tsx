import { useEffect, useRef } from 'react'
import { startGallery } from './gallery-motor'
import { ListingGallery, type ListingGalleryProps } from './listing-gallery'

/** The pictures of a listing, moved by their motor. */
export function MovingGallery({ listing }: Pick<ListingGalleryProps, 'listing'>) {
  const root = useRef<HTMLElement>(null)
  const { name, photos } = listing
  useEffect(() => (root.current ? startGallery(root.current) : undefined), [name, photos.length])
  return <ListingGallery listing={listing} ref={root} />
}
