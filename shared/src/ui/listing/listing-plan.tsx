import { coverOf } from '../../domain/floor-plan'
import type { Warehouse } from '../../schema/warehouse'
import { Picture } from '../picture'
import { say } from '../say'

type Planned = Pick<Warehouse, 'name' | 'totalSpace' | 'numberOfBuildings' | 'features'>
type ListingPlanProps = { listing: Planned }

const drawn = ({ features, ...figures }: Planned) => {
  const shown = Object.entries(features).flatMap(([key, has]) => (has ? [key] : []))
  return coverOf({ ...figures, features: shown, photo: null })
}

/** The plan as the last picture of a gallery of photos; null for a listing that doesn't say how large it is. */
export const planPicture = (listing: Planned) =>
  listing.totalSpace > 0
    ? { id: 'plan', title: say('Plan of {name}', { name: listing.name }), primary: false, ...drawn(listing) }
    : null

/** What stands on a listing's page in place of photos: a plan drawn from its figures, which says that it is one. */
export function ListingPlan({ listing }: ListingPlanProps) {
  return (
    <figure>
      <Picture
        photo={drawn(listing)}
        alt={say('Plan of {name}', { name: listing.name })}
        sizes="(min-width: 1280px) 780px, (min-width: 1024px) 56vw, 100vw"
        eager
        className="rounded-card"
      />
      <figcaption className="text-muted-foreground mt-2 text-sm">
        {say('There are no photos yet. This plan is drawn from the figures of the listing, not to scale.')}
      </figcaption>
    </figure>
  )
}
