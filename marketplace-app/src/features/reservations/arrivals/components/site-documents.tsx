import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { Card } from '@stackyard/shared/ui/card'
import { arrivalTexts } from '../../../../lib/texts/arrivals'
import { arrivalsQuery } from '../queries'

/** What the warehouse has with its listing: insurance, certificates, and the like; nothing where there is none. */
export function SiteDocuments({ transactionId }: { transactionId: number }) {
  const { data } = useQuery(arrivalsQuery(transactionId))
  const documents = data?.site?.documents ?? []
  if (documents.length === 0) return null
  return (
    <Card className="p-5 text-sm">
      <h2 className="font-display mb-3 text-lg font-semibold">{arrivalTexts.site.documents}</h2>
      <ul className="grid gap-2">
        {documents.map(({ id, title, link }) => (
          <li key={id}>
            <a
              href={link}
              target="_blank"
              rel="noreferrer"
              className="text-link inline-flex items-center gap-2 font-semibold underline-offset-4 hover:underline"
            >
              <FileText aria-hidden className="size-4 shrink-0" />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
