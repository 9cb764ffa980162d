import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Select } from '@stackyard/shared/ui/select'
import { Page } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { apiQuery } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { spaceTexts as words } from '../../../../lib/texts/space-calendar'
import { SpaceBoardPage } from './space-board'
import { SpacePage } from './space-page'

export type OwnCalendarProps = {
  chosen: number | undefined
  /** Without an id: all warehouses. */
  onChoose: (id: number | undefined) => void
}

/** The calendar of all of the reader's warehouses, or of the chosen one with a field that changes to another. */
export function OwnCalendar({ chosen, onChoose }: OwnCalendarProps) {
  const query = useQuery(
    apiQuery.supply.own.queryOptions({
      input: { sortBy: 'name', order: 'asc', limit: 100, skip: 0 },
      select: ({ results }) => results.map(({ id, name }) => ({ id, name })),
    }),
  )
  if (query.isPending) return <PagePending />
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  const [first, second] = query.data
  if (!first) return <NoWarehouse />
  const id = chosen ?? (second ? undefined : first.id)
  if (id === undefined) return <SpaceBoardPage />
  return (
    <SpacePage
      key={id}
      id={id}
      chooser={
        second ? (
          <Select
            aria-label={words.warehouse}
            className="w-64"
            value={String(id)}
            options={[
              { value: '', label: words.board.all },
              ...query.data.map((one) => ({ value: String(one.id), label: one.name })),
            ]}
            onChange={(event) => onChoose(Number(event.target.value) || undefined)}
          />
        ) : undefined
      }
    />
  )
}

function NoWarehouse() {
  return (
    <Page title={words.title}>
      <EmptyState
        title={words.none}
        action={
          <Button asChild>
            <Link to="/dashboard/warehouses/create">{texts.nav.listWarehouse}</Link>
          </Button>
        }
      >
        {words.noneText}
      </EmptyState>
    </Page>
  )
}
