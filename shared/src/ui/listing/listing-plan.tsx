import { coverOf } from '../../domain/floor-plan'
import type { Warehouse } from '../../schema/warehouse'
import { Picture } from '../picture'
import { say } from '../say'

type ListingPlanProps = { listing: Pick<Warehouse, 'name' | 'totalSpace' | 'numberOfBuildings' | 'features'> }

/** What stands on a listing's page in place of photos: a plan drawn from its figures, which says that it is one. */
export function ListingPlan({ listing: { name, features, ...figures } }: ListingPlanProps) {
  const shown = Object.entries(features).flatMap(([key, has]) => (has ? [key] : []))
  return (
    <figure>
      <Picture
        photo={coverOf({ ...figures, features: shown, photo: null })}
        alt={say('Plan of {name}', { name })}
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
