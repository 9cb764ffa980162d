import { Check, FileText } from 'lucide-react'
import { documentsOf } from '@stackyard/shared/domain/listing-documents'
import { amenitiesOf, categoriesOf, expertiseOf, facilitiesOf, type Fact } from '@stackyard/shared/domain/listing-facts'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { texts } from '../../../../lib/texts'
import { listingPageTexts } from '../../../../lib/texts/listing-page'
import { Section } from './section'
import { sayName } from '@stackyard/shared/ui/say'

const words = texts.listing

function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="mt-3 grid gap-x-8 text-sm sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4 border-b py-2.5">
          <dt className="text-muted-foreground">{sayName(label)}</dt>
          <dd className="text-end font-semibold">{sayName(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Ticked({ items }: { items: readonly { label: string; highlighted?: boolean }[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
      {items.map(({ label, highlighted }) => (
        <li key={label} className={`flex items-center gap-2.5 ${highlighted ? 'font-semibold' : ''}`}>
          <Check aria-hidden className="text-primary size-4.5 shrink-0" />
          {sayName(label)}
        </li>
      ))}
    </ul>
  )
}

/** What it takes and offers: goods, expertise, amenities, the building, documents. */
export function ListingDetails({ warehouse }: { warehouse: Warehouse }) {
  const documents = documentsOf(warehouse, words.brochure)
  const categories = categoriesOf(warehouse)
  const expertise = expertiseOf(warehouse)
  const amenities = amenitiesOf(warehouse)
  return (
    <>
      {categories.length > 0 ? (
        <Section title={words.categories}>
          <ul className="flex flex-wrap gap-2">
            {categories.map((label) => (
              <li key={label} className="rounded-control bg-muted px-2.5 py-1 text-sm">
                {sayName(label)}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {expertise.length > 0 ? (
        <Section title={words.expertise}>
          <Ticked items={expertise} />
        </Section>
      ) : null}
      {amenities.services.length + amenities.facts.length > 0 ? (
        <Section title={listingPageTexts.amenities}>
          <Ticked items={amenities.services.map((label) => ({ label }))} />
          <Facts facts={amenities.facts} />
        </Section>
      ) : null}
      <Section title={words.facilities}>
        <Facts facts={facilitiesOf(warehouse)} />
      </Section>
      {documents.length > 0 ? (
        <Section title={words.documents}>
          <ul className="grid grid-cols-1 gap-2">
            {documents.map(({ id, link, title }) => (
              <li key={id}>
                <a href={link} className="text-link inline-flex min-h-9 items-center gap-2 text-sm font-semibold">
                  <FileText aria-hidden className="size-4" />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  )
}
