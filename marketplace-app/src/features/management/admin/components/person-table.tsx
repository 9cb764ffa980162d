import { type Column, DataTable } from '../../../../components/data-table'
import { PagedResults, type PagedResultsProps } from '../../../../components/paged-results'
import { personPageTexts } from '../../../../lib/texts/person-page'
import { personPageSize, type PersonTab } from '../person-queries'

const words = personPageTexts.list

type Paged<Row> = Pick<PagedResultsProps<Row>, 'query' | 'page' | 'onPage'>

/** The words and pages that every tab of a person shares. */
export const pagedWords = (tab: PersonTab) => ({
  found: words.found,
  empty: words.empty[tab],
  emptyLead: words.emptyLead,
  pages: words.pages,
})

export type PersonTableProps<Row> = Paged<Row> & {
  tab: PersonTab
  columns: readonly [Column<Row>, ...Column<Row>[]]
  keyOf: (row: Row) => string | number
}

/** A page of something that belongs to a person, as a table. */
export function PersonTable<Row>({ tab, query, page, onPage, columns, keyOf }: PersonTableProps<Row>) {
  return (
    <PagedResults words={pagedWords(tab)} query={query} page={page} pageSize={personPageSize} onPage={onPage}>
      {(rows) => (
        <DataTable
          caption={personPageTexts.tabs[tab]}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          isStale={query.isPlaceholderData}
        />
      )}
    </PagedResults>
  )
}
