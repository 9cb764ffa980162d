import type { ReactNode } from 'react'
import { documentsOf } from '../../domain/listing-documents'
import type { Warehouse } from '../../schema/warehouse'
import { say } from '../say'

/** What a warehouse lets its readers download; nothing where there is none. */
export function ListingDocuments({ listing, icon }: { listing: Warehouse; icon: ReactNode }) {
  const documents = documentsOf(listing, say('Brochure (PDF)'))
  if (documents.length === 0) return null
  return (
    <section className="rounded-card bg-card mt-5 border p-6">
      <h2 className="font-display text-lg font-semibold">{say('Documents')}</h2>
      <ul className="mt-2 divide-y">
        {documents.map(({ id, link, title }) => (
          <li key={id}>
            <a
              href={link}
              className="text-link flex min-h-11 items-center gap-3 py-2 underline-offset-4 hover:underline"
            >
              {icon}
              <span dir="auto">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
