import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { texts } from '../../../lib/texts'
import { categoryLabels, expertiseLabels, facilityFacts } from '../listing-facts'

const words = texts.listing

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t py-6">
      <h2 className="font-display mb-3 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function Chips({ title, labels }: { title: string; labels: readonly string[] }) {
  if (labels.length === 0) return null
  return (
    <Section title={title}>
      <ul className="flex flex-wrap gap-2">
        {labels.map((label) => (
          <li key={label} className="rounded-control bg-muted px-2.5 py-1 text-sm">
            {label}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What the warehouse says of itself: description, goods, expertise, building, documents. */
export function ListingBody({ warehouse }: { warehouse: Warehouse }) {
  const { highlights, description, documents } = warehouse
  return (
    <>
      {highlights ? (
        <Section title={words.highlights}>
          <p className="max-w-reading whitespace-pre-line">{highlights}</p>
        </Section>
      ) : null}
      {description ? (
        <Section title={words.about}>
          <p className="max-w-reading whitespace-pre-line">{description}</p>
        </Section>
      ) : null}
      <Chips title={words.expertise} labels={expertiseLabels(warehouse)} />
      <Chips title={words.categories} labels={categoryLabels(warehouse)} />
      <Section title={words.facilities}>
        <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
          {facilityFacts(warehouse).map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4 border-b pb-2">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="text-end font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
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
