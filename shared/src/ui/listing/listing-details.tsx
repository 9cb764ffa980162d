import type { ReactNode } from 'react'
import { amenitiesOf, categoriesOf, expertiseOf, facilitiesOf, type Fact } from '../../domain/listing-facts'
import type { Warehouse } from '../../schema/warehouse'
import { say, sayName } from '../say'
import { sayFact } from '../say-fact'
import { ListingSection } from './listing-section'

function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="mt-3 grid gap-x-8 text-sm sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4 border-b py-2.5">
          <dt className="text-muted-foreground">{sayName(label)}</dt>
          <dd className="text-end font-semibold tabular-nums">{sayFact(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

type TickedProps = { items: readonly { label: string; highlighted?: boolean }[]; tick: ReactNode }

function Ticked({ items, tick }: TickedProps) {
  if (items.length === 0) return null
  return (
    <ul className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
      {items.map(({ label, highlighted }) => (
        <li key={label} className={`flex items-center gap-2.5 ${highlighted ? 'font-semibold' : ''}`}>
          {tick}
          {sayName(label)}
        </li>
      ))}
    </ul>
  )
}

type ListingDetailsProps = {
  listing: Warehouse
  /** The sign before each thing it has: a static page takes it out of its sheet of icons. */
  tick: ReactNode
}

/** What a warehouse takes and offers: goods, expertise, amenities, the building. */
export function ListingDetails({ listing, tick }: ListingDetailsProps) {
  const categories = categoriesOf(listing)
  const expertise = expertiseOf(listing)
  const amenities = amenitiesOf(listing)
  const facilities = facilitiesOf(listing)
  return (
    <>
      {categories.length > 0 ? (
        <ListingSection title={say('Product Categories')}>
          <ul className="mt-3 flex flex-wrap gap-2">
            {categories.map((label) => (
              <li key={label} className="rounded-control bg-muted px-3 py-1.5 text-sm">
                {sayName(label)}
              </li>
            ))}
          </ul>
        </ListingSection>
      ) : null}
      {expertise.length > 0 ? (
        <ListingSection title={say('Expertise')}>
          <Ticked items={expertise} tick={tick} />
        </ListingSection>
      ) : null}
      {amenities.services.length + amenities.facts.length > 0 ? (
        <ListingSection title={say('Amenities')}>
          <Ticked items={amenities.services.map((label) => ({ label }))} tick={tick} />
          <Facts facts={amenities.facts} />
        </ListingSection>
      ) : null}
      {facilities.length > 0 ? (
        <ListingSection title={say('Facilities')}>
          <Facts facts={facilities} />
        </ListingSection>
      ) : null}
    </>
  )
}
