import type { ReactNode } from 'react'
import { diamondLevel, effectiveDiamond } from '@stackyard/shared/domain/diamond'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { amenitiesOf, categoriesOf, expertiseOf, facilitiesOf, type Fact } from '../lib/listing-facts'
import { SheetIcon } from './icon-sheet'
import { say } from '../lib/say'
import { sayFact } from '@stackyard/shared/ui/say-fact'
import { sayName } from '@stackyard/shared/ui/say'

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="font-display text-xl font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="mt-4 divide-y border-y">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid gap-1 py-3 sm:grid-cols-[14rem_1fr]">
          <dt className="text-muted-foreground">{sayName(label)}</dt>
          <dd className="tabular-nums">{sayFact(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Ticked({ items }: { items: readonly { label: string; highlighted?: boolean }[] }) {
  return (
    <ul className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
      {items.map(({ label, highlighted }) => (
        <li key={label} className={`flex items-center gap-2.5 ${highlighted ? 'font-semibold' : ''}`}>
          <SheetIcon name="check" className="text-primary size-5 shrink-0" />
          {sayName(label)}
        </li>
      ))}
    </ul>
  )
}

function RatingBox({ listing }: { listing: Warehouse }) {
  const level = diamondLevel(effectiveDiamond(listing.diamond, listing.seller.diamond))
  return (
    <p className="rounded-card bg-primary-soft text-primary-soft-foreground mt-6 p-5">
      <strong className="font-semibold">{level ? `${sayName(level.name)}.` : say('Not rated yet.')}</strong>{' '}
      {level ? sayName(level.description) : say('Our team has not visited or reviewed this warehouse so far.')}{' '}
      <a href="/rating-system" className="font-semibold underline underline-offset-4">
        {say('How we rate')}
      </a>
    </p>
  )
}

/** The main column of a listing: what it is good at and how it works. */
export function ListingDetails({ listing }: { listing: Warehouse }) {
  const categories = categoriesOf(listing)
  const expertise = expertiseOf(listing)
  const amenities = amenitiesOf(listing)
  const facilities = facilitiesOf(listing)
  return (
    <>
      {listing.highlights ? (
        <p className="font-display text-xl leading-snug text-balance whitespace-pre-line">{listing.highlights}</p>
      ) : null}
      <RatingBox listing={listing} />
      {listing.description ? (
        <Section title={say('Description')}>
          <p className="mt-3 max-w-[68ch] leading-relaxed whitespace-pre-line">{listing.description}</p>
        </Section>
      ) : null}
      {categories.length > 0 ? (
        <Section title={say('Product Categories')}>
          <ul className="mt-3 flex flex-wrap gap-2">
            {categories.map((label) => (
              <li key={label} className="rounded-control bg-muted px-3 py-1.5 text-sm">
                {sayName(label)}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {expertise.length > 0 ? (
        <Section title={say('Expertise')}>
          <Ticked items={expertise} />
        </Section>
      ) : null}
      {amenities.services.length + amenities.facts.length > 0 ? (
        <Section title={say('Amenities')}>
          {amenities.services.length > 0 ? <Ticked items={amenities.services.map((label) => ({ label }))} /> : null}
          <Facts facts={amenities.facts} />
        </Section>
      ) : null}
      {facilities.length > 0 ? (
        <Section title={say('Facilities')}>
          <Facts facts={facilities} />
        </Section>
      ) : null}
    </>
  )
}
