import { Link, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Select } from '@stackyard/shared/ui/select'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { CompactToggle } from '../../../../components/compact-toggle'
import { ExportListings } from '../../../../components/export-listings'
import { SearchBox } from '../../../../components/search-box'
import { SearchForm } from '../../../../components/search-form'
import { notifyWarning } from '../../../../lib/notify'
import { useMaySpotlight } from '../../../../lib/plan-rights'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { adminTexts as words } from '../../../../lib/texts/admin'
import { compactTablesAtom } from '../../../../lib/theme'
import { useTicked } from '../../../../lib/use-ticked'
import {
  bulkActions,
  type CuratedListing,
  editPath,
  type FlagAction,
  flagActions,
  isBarred,
  mayDelete,
} from '../flag-actions'
import { listingStates, type ListingView, listingViews, type TableScope, type TableSearch } from '../listing-views'
import { tableFilters, useListingRows } from '../table-query'
import { lastChangeAtom } from '../use-set-flag'
import { useKeysOutside } from '../use-keys-outside'
import { LastChange } from './last-change'
import { ListingBulkBar } from './listing-bulk-bar'
import { ListingQuestion, type ListingQuestionProps } from './listing-question'
import { ListingRows, type RowCommand } from './listing-rows'

const TableHelp = lazy(async () => ({ default: (await import('./table-help')).TableHelp }))

export type ListingTableProps = {
  /** The view the address names; `search.view` goes over it. */
  view: ListingView
  scope?: TableScope
  search: TableSearch
  onSearch: (search: TableSearch) => void
}

const everything: TableScope = {}

/** The one table of listings: every list of listings is a view of it, with search and sort in the address. */
export function ListingTable({ view: given, scope = everything, search, onSearch }: ListingTableProps) {
  const view = search.view ?? given
  const { head, failed, total, ...rows } = useListingRows(view, scope, search)
  const filters = tableFilters(view, scope, search)
  const list = JSON.stringify(filters)
  const [selected, onTick] = useTicked(list)
  const [allOf, setAllOf] = useState<string | null>(null)
  const isAll = allOf === list
  const onSelect = (ids: ReadonlySet<number>) => {
    setAllOf(null)
    onTick(ids)
  }
  const isCompact = useAtomValue(compactTablesAtom)
  const table = useRef<HTMLDivElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const { onCommand, question, undo, ...bulk } = useCommands(isAll || selected.size > 0, onSelect, searchBox)
  const enter = () => enterRows(table.current)
  useKeysOutside(({ kind }) => (kind === 'go' ? enter() : onCommand({ kind }, undefined)))
  return (
    <div ref={table}>
      <TableBar
        view={view}
        search={search}
        onSearch={onSearch}
        filters={filters}
        searchBox={searchBox}
        onDown={enter}
      />
      <p role="status" className="text-muted-foreground mb-2 text-sm">
        {head.isFetching ? texts.shell.loading : words.found(total)}
      </p>
      {head.isPending ? (
        <Skeleton className="rounded-card h-96" />
      ) : head.isError ? (
        <ErrorState message={toProblem(head.error).message} onRetry={() => void head.refetch()} />
      ) : (
        <>
          <ListingBulkBar
            {...bulk}
            ids={[...selected]}
            filters={filters}
            total={total}
            isAll={isAll}
            onAll={() => setAllOf(list)}
            onClear={() => onSelect(new Set())}
          />
          <LastChange onUndo={undo} />
          {total === 0 ? (
            <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
          ) : (
            <>
              {failed ? (
                <ErrorState message={toProblem(failed.error).message} onRetry={() => void failed.refetch()} />
              ) : null}
              <ListingRows
                // Rows of another height are measured from the start.
                key={isCompact ? 'compact' : 'comfortable'}
                {...rows}
                isCompact={isCompact}
                total={total}
                search={search}
                onSearch={onSearch}
                selected={selected}
                isAll={isAll}
                onSelect={onSelect}
                onCommand={onCommand}
              />
              <p className="text-muted-foreground mt-2 hidden text-xs lg:block">{words.keys.hint}</p>
            </>
          )}
        </>
      )}
      {question}
    </div>
  )
}

/** Leads into the rows: to the one that Tab stops in. */
const enterRows = (table: HTMLElement | null): void =>
  table?.querySelector<HTMLElement>('tr[data-index] a[tabindex="0"], tr[data-index][tabindex="0"]')?.focus()

/**
 * What the keys of a row do: a flag is asked for the ticked rows together, the way the row with focus goes; with
 * nothing ticked for that row alone.
 */
function useCommands(
  hasSelection: boolean,
  onSelect: (ids: ReadonlySet<number>) => void,
  searchBox: RefObject<HTMLInputElement | null>,
) {
  const router = useRouter()
  const [bulkAsked, setBulkAsked] = useState<FlagAction | null>(null)
  const [one, setOne] = useState<Omit<ListingQuestionProps, 'onClose'> | null>(null)
  const [isHelped, setIsHelped] = useState(false)
  const maySpotlight = useMaySpotlight()
  const lastChange = useAtomValue(lastChangeAtom)
  const undo = () => {
    if (lastChange?.flag === 'diamond') {
      const { listing, value } = lastChange
      return setOne({ listing: { ...listing, diamond: value }, asked: 'diamond', diamond: listing.diamond })
    }
    const back = bulkActions().find(({ flag, value }) => flag === lastChange?.flag && value !== lastChange.value)
    if (!lastChange || !back) return notifyWarning(words.keys.nothingToUndo)
    onSelect(new Set(lastChange.ids))
    setBulkAsked(back)
  }
  const onCommand = (command: RowCommand, listing: CuratedListing | undefined) => {
    if (command.kind === 'clear') return onSelect(new Set())
    if (command.kind === 'search') return searchBox.current?.focus()
    if (command.kind === 'help') return setIsHelped(true)
    if (command.kind === 'undo') return undo()
    if (!listing) return
    if (command.kind === 'edit') return router.history.push(editPath(listing))
    if (command.kind === 'diamond') return setOne({ listing, asked: 'diamond' })
    if (command.kind === 'delete') return mayDelete(listing) ? setOne({ listing, asked: 'delete' }) : undefined
    if (command.kind !== 'flag') return
    const action = flagActions(listing).find(({ flag }) => flag === command.flag)
    if (!action) return
    if (hasSelection) setBulkAsked(action)
    else if (isBarred(listing, action, maySpotlight)) notifyWarning(words.planNeeded)
    else setOne({ listing, asked: action })
  }
  const question = (
    <>
      {one ? <ListingQuestion {...one} onClose={() => setOne(null)} /> : null}
      <Suspense>{isHelped ? <TableHelp onClose={() => setIsHelped(false)} /> : null}</Suspense>
    </>
  )
  return { onCommand, question, undo, asked: bulkAsked, onAsk: setBulkAsked }
}

type TableBarProps = Pick<ListingTableProps, 'view' | 'search' | 'onSearch'> & {
  filters: ReturnType<typeof tableFilters>
  searchBox: RefObject<HTMLInputElement | null>
  /** Leads from the search into the rows. */
  onDown: () => void
}

function TableBar({ view, search, onSearch, filters, searchBox, onDown }: TableBarProps) {
  return (
    <SearchForm
      label={words.search}
      find={words.apply}
      onFind={(query) => onSearch({ ...search, query })}
      after={
        <span className="flex flex-wrap gap-3 lg:ms-auto">
          <CompactToggle />
          <ExportListings filters={filters} />
          <Button asChild variant="outline">
            <Link to="/dashboard/warehouses/import">{words.importFile}</Link>
          </Button>
        </span>
      }
    >
      <Select
        aria-label={words.view}
        className="w-full sm:w-48"
        value={view}
        options={listingViews.map((value) => ({ value, label: words.views[value] }))}
        onChange={(event) => onSearch({ ...search, view: listingViews.find((one) => one === event.target.value) })}
      />
      <Select
        aria-label={words.state}
        className="w-full sm:w-40"
        value={search.tab ?? ''}
        placeholder={words.anyState}
        options={listingStates.map((value) => ({ value, label: words.states[value] }))}
        onChange={(event) => onSearch({ ...search, tab: listingStates.find((one) => one === event.target.value) })}
      />
      <SearchBox
        box={searchBox}
        query={search.query}
        label={words.search}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          onDown()
        }}
        className="min-w-48 flex-1 max-sm:basis-full sm:max-w-96"
      />
    </SearchForm>
  )
}
