import { useQuery } from '@tanstack/react-query'
import type { PersonAudit } from '@stackyard/shared/schema/person-page'
import type { Column } from '../../../../components/data-table'
import { apiQuery } from '../../../../lib/api'
import { formatDateTime } from '../../../../lib/format'
import { personPageTexts as words } from '../../../../lib/texts/person-page'
import { pageOfPerson } from '../person-queries'
import { PersonTable } from './person-table'
import type { PersonTabProps } from './person-tabs'

const heads = words.columns

/** `ask-email-change` → `Ask email change` */
const actionWords = (action: string): string => {
  const plain = action.replaceAll('-', ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

const columns: readonly [Column<PersonAudit>, ...Column<PersonAudit>[]] = [
  { label: heads.what, cell: ({ action }) => <span className="font-semibold">{actionWords(action)}</span> },
  { label: heads.who, cell: ({ actorName }) => actorName || words.history.system },
  {
    label: heads.changes,
    isLong: true,
    cell: ({ changes }) => (
      <ul className="max-w-prose">
        {changes.map(({ field, before, after }) => (
          <li key={field} className="wrap-anywhere">
            {words.history.change(field, before, after)}
          </li>
        ))}
      </ul>
    ),
  },
  { label: heads.date, cell: ({ at }) => formatDateTime(at) },
]

/** What was done to the account, and by whom. */
export function PersonHistory({ id, page, onPage }: PersonTabProps) {
  const query = useQuery(apiQuery.adminPerson.audit.queryOptions(pageOfPerson(id, page)))
  return (
    <PersonTable
      tab="history"
      query={query}
      page={page}
      onPage={onPage}
      columns={columns}
      keyOf={({ id: key }) => key}
    />
  )
}
