import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCents } from '@stackyard/shared/domain/money'
import type { CreditNote } from '@stackyard/shared/schema/invoice'
import { pageStep, PagedSection } from '../../../../components/paged-section'
import { apiQuery } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { invoiceTexts } from '../../../../lib/texts/invoices'

const words = invoiceTexts.credits

/** The own credit notes, each leading to its page. */
export function CreditNotesPanel() {
  const [limit, setLimit] = useState(pageStep)
  const query = useQuery({
    ...apiQuery.invoices.creditNotes.queryOptions({ input: { limit, skip: 0 } }),
    placeholderData: (before) => before,
  })
  return (
    <PagedSection
      title={words.title}
      words={words}
      query={query}
      limit={limit}
      onLimit={setLimit}
      renderRow={(note) => <NoteRow key={note.id} note={note} />}
    />
  )
}

function NoteRow({ note }: { note: CreditNote }) {
  return (
    <li className="flex items-center gap-4 px-5 py-3 text-sm">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/dashboard/invoices/credit-notes/$id"
            params={{ id: String(note.id) }}
            className="text-link font-semibold tabular-nums underline-offset-4 hover:underline"
          >
            {note.number}
          </Link>
          <span className="text-muted-foreground">{formatDate(note.issuedAt)}</span>
        </p>
        <p className="text-muted-foreground">
          {words.of(note.invoice.number)} · {words.reason[note.reason]}
        </p>
      </div>
      <span className="font-semibold tabular-nums">{formatCents(-note.totalCents)}</span>
    </li>
  )
}
