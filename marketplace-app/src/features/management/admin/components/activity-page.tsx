import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ActivityEntry } from '@stackyard/shared/schema/activity'
import { Button } from '@stackyard/shared/ui/button'
import { type Column, DataTable } from '../../../../components/data-table'
import { Page } from '../../../../components/page'
import { PagedResults } from '../../../../components/paged-results'
import { formatDateTime } from '../../../../lib/format'
import { activityTexts as words } from '../../../../lib/texts/activity'
import { auditActionWords } from '../../../../lib/texts/audit-actions'
import { activityPageSize, activityQuery } from '../activity-search'
import { ActivityFilters, type ActivityFiltersProps } from './activity-filters'
import { ChangeList } from './change-list'

const linked = 'underline-offset-4 hover:underline wrap-anywhere'

type Named = NonNullable<ActivityEntry['actor']>
const nameOf = ({ id, name }: Named): string => name || words.nobody(id)

const Person = ({ person, search }: { person: Named; search: ActivityFiltersProps['search'] }) => (
  <Link
    to="/dashboard/activity"
    search={{ ...search, person: person.id, page: undefined }}
    title={words.onlyPerson(nameOf(person))}
    className={linked}
  >
    {nameOf(person)}
  </Link>
)

/** Who did it; below, in whose name, when that is somebody else. */
function Doer({
  entry: { actor, performedBy },
  search,
}: { entry: ActivityEntry } & Pick<ActivityFiltersProps, 'search'>) {
  if (!actor) return words.system
  return (
    <span className="grid">
      <Person person={performedBy ?? actor} search={search} />
      {performedBy ? <span className="text-muted-foreground text-sm">{words.inNameOf(nameOf(actor))}</span> : null}
    </span>
  )
}

function Subject({ subject: { kind, id, name } }: Pick<ActivityEntry, 'subject'>) {
  if (!name) return words.gone(id)
  const params = { id: String(id) }
  if (kind === 'user')
    return (
      <Link to="/dashboard/people/$id" params={params} className={linked}>
        {name}
      </Link>
    )
  if (kind === 'warehouse')
    return (
      <Link to="/dashboard/warehouses/$id" params={params} className={linked}>
        {name}
      </Link>
    )
  return name
}

const columnsOf = (
  search: ActivityFiltersProps['search'],
): readonly [Column<ActivityEntry>, ...Column<ActivityEntry>[]] => [
  { label: words.what, cell: ({ action }) => <span className="font-semibold">{auditActionWords(action)}</span> },
  { label: words.who, cell: (entry) => <Doer entry={entry} search={search} /> },
  { label: words.subject, cell: ({ subject }) => <Subject subject={subject} /> },
  { label: words.changes, isLong: true, cell: ({ changes }) => <ChangeList changes={changes} /> },
  { label: words.when, cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
]

/** The person that the list is narrowed to, by the name that its entries have. */
function chosenOf(rows: readonly ActivityEntry[], person: number): string {
  const named = rows.flatMap(({ actor, performedBy }) => [actor, performedBy]).find((each) => each?.id === person)
  return nameOf(named ?? { id: person, name: '' })
}

/** What people did, for admins: of one person, of days, on one kind of record. */
export function ActivityPage({ search, onSearch }: ActivityFiltersProps) {
  const query = useQuery(activityQuery(search))
  const { person, page = 1 } = search
  return (
    <Page title={words.title} description={words.lead}>
      <ActivityFilters search={search} onSearch={onSearch} />
      {person === undefined ? null : (
        <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <span className="font-semibold wrap-anywhere">
            {words.person(chosenOf(query.data?.results ?? [], person))}
          </span>
          <Link to="/dashboard/people/$id" params={{ id: String(person) }} className="underline underline-offset-4">
            {words.toPerson}
          </Link>
          <Button
            variant="outline"
            size="sm"
            onClick={() => onSearch({ ...search, person: undefined, page: undefined })}
          >
            {words.everybody}
          </Button>
        </div>
      )}
      <PagedResults
        words={words}
        query={query}
        page={page}
        pageSize={activityPageSize}
        onPage={(next) => onSearch({ ...search, page: next })}
      >
        {(rows) => (
          <DataTable
            caption={words.caption}
            columns={columnsOf(search)}
            rows={rows}
            keyOf={({ id }) => id}
            isStale={query.isPlaceholderData}
          />
        )}
      </PagedResults>
    </Page>
  )
}
