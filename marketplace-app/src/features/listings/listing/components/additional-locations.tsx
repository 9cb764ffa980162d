import { Link } from '@tanstack/react-router'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { cardAttributes } from '@stackyard/shared/ui/card-attributes'
import { placeLine } from '@stackyard/shared/ui/format'
import { MovingCarousel } from '@stackyard/shared/ui/moving-carousel'
import { Picture, type PictureProps } from '@stackyard/shared/ui/picture'
import { listingPageTexts as words } from '../../../../lib/texts/listing-page'
import { Section } from './section'

type Other = {
  id: number
  name: string
  city: string
  state: string
  country: string
  warehouseUrl: string
  photo: PictureProps['photo']
}

const isOther = (fact: Readonly<Record<string, unknown>>): fact is Other =>
  typeof fact.id === 'number' && typeof fact.name === 'string' && typeof fact.warehouseUrl === 'string'

/** The seller's other warehouses. */
export function AdditionalLocations({ warehouse }: { warehouse: Warehouse }) {
  const others = warehouse.additionalWarehouses.filter(isOther)
  if (others.length === 0) return null
  return (
    <Section title={words.additional}>
      <MovingCarousel kind="pair" label={words.additional} plays count={others.length} className="max-w-xl">
        {others.map(({ id, name, city, state, country, warehouseUrl, photo }) => (
          <li key={id} {...cardAttributes({ id, seller: warehouse.seller })}>
            <Link
              to="/dashboard/warehouses/$id"
              params={{ id: warehouseUrl || String(id) }}
              className="rounded-card hover:bg-muted block overflow-hidden border"
            >
              <Picture photo={photo} alt="" sizes="280px" />
              <span className="block p-3">
                <strong className="block text-sm leading-snug font-semibold">{name}</strong>
                <span className="text-muted-foreground text-sm">
                  {placeLine({ address: { city, state }, country })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </MovingCarousel>
      <p className="mt-2">
        <Link
          to="/dashboard/users/sellers/$id"
          params={{ id: warehouse.seller.userUrl || String(warehouse.seller.id) }}
          hash="services"
          className="text-link inline-flex min-h-9 items-center text-sm font-semibold underline-offset-4 hover:underline"
        >
          {words.viewMore}
        </Link>
      </p>
    </Section>
  )
}
