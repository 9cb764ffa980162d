import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PersonAudit } from '@stackyard/shared/schema/person-page'
import type { Column } from '../../../../components/data-table'
import { apiQuery } from '../../../../lib/api'
import { formatDateTime } from '../../../../lib/format'
import { auditActionWords } from '../../../../lib/texts/audit-actions'
import { personPageTexts as words } from '../../../../lib/texts/person-page'
import { pageOfPerson } from '../person-queries'
import { ChangeList } from './change-list'
import { PersonTable } from './person-table'
import type { PersonTabProps } from './person-tabs'

const heads = words.columns

const columns: readonly [Column<PersonAudit>, ...Column<PersonAudit>[]] = [
  { label: heads.what, cell: ({ action }) => <span className="font-semibold">{auditActionWords(action)}</span> },
  { label: heads.who, cell: ({ actorName }) => actorName || words.history.system },
  {
    label: heads.changes,
    isLong: true,
    cell: ({ changes }) => <ChangeList changes={changes} />,
  },
  { label: heads.date, cell: ({ at }) => formatDateTime(at) },
]

/** What was done to the account, and by whom. */
export function PersonHistory({ id, page, onPage }: PersonTabProps) {
  const query = useQuery(apiQuery.adminPerson.audit.queryOptions(pageOfPerson(id, page)))
  return (
    <>
      <p className="mb-3 text-sm">
        <Link to="/dashboard/activity" search={{ person: id }} className="text-link underline underline-offset-4">
          {words.history.own}
        </Link>
      </p>
      <PersonTable
        tab="history"
        query={query}
        page={page}
        onPage={onPage}
        columns={columns}
        keyOf={({ id: key }) => key}
      />
    </>
  )
}
