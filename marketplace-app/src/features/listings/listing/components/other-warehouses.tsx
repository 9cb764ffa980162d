import { Link } from '@tanstack/react-router'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { cardAttributes } from '@stackyard/shared/ui/card-attributes'
import { placeLine } from '@stackyard/shared/ui/format'
import { MovingCarousel } from '@stackyard/shared/ui/moving-carousel'
import { Picture, type PictureProps } from '@stackyard/shared/ui/picture'
import { say } from '@stackyard/shared/ui/say'

type Other = {
  id: number
  name: string
  city: string
  state: string
  country: string
  warehouseUrl: string
  photo: PictureProps['photo']
}

export const isOther = (fact: Readonly<Record<string, unknown>>): fact is Other =>
  typeof fact.id === 'number' && typeof fact.name === 'string' && typeof fact.warehouseUrl === 'string'

/** The seller's other warehouses, two a view. */
export function OtherWarehouses({ others, seller }: { others: readonly Other[]; seller: Warehouse['seller'] }) {
  return (
    <MovingCarousel kind="pair" label={say('Additional Locations')} plays count={others.length} className="mt-4">
      {others.map(({ id, name, city, state, country, warehouseUrl, photo }) => (
        <li key={id} {...cardAttributes({ id, seller })}>
          <Link
            to="/dashboard/warehouses/$id"
            params={{ id: warehouseUrl || String(id) }}
            className="rounded-card hover:bg-muted block overflow-hidden border"
          >
            <Picture photo={photo} alt="" sizes="280px" />
            <span className="block p-3">
              <strong className="block text-sm leading-snug font-semibold">{name}</strong>
              <span className="text-muted-foreground text-sm">{placeLine({ address: { city, state }, country })}</span>
            </span>
          </Link>
        </li>
      ))}
    </MovingCarousel>
  )
}
