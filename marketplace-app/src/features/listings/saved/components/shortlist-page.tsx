import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { MOST_INVITED } from '@stackyard/shared/reference/sourcing-terms'
import type { ShortlistDetail } from '@stackyard/shared/schema/shortlist'
import { Button } from '@stackyard/shared/ui/button'
import { compareHref, MOST_TRAYED } from '@stackyard/shared/ui/compare-tray'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { NotFoundPage } from '../../../../components/not-found-page'
import { Page } from '../../../../components/page'
import { PageLink } from '../../../../components/page-link'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure, notifyUndoable } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { userAtom } from '../../../../lib/session'
import { compareTexts } from '../../../../lib/texts/compare'
import { savedTexts } from '../../../../lib/texts/saved'
import { ShortlistedRow } from './shortlisted-row'

const words = savedTexts.shortlists

const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog')).RenameDialog }))
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog')).ShareDialog }))

/** One shortlist: its warehouses in order with notes, comparing, sharing, renaming, deleting. */
export function ShortlistPage({ id }: { id: number }) {
  const query = useQuery(apiQuery.shortlist.get.queryOptions({ input: { id } }))
  if (query.isPending)
    return (
      <Page title={words.dialog}>
        <Skeleton className="rounded-card h-64" />
      </Page>
    )
  if (query.isError) {
    const { message, status } = toProblem(query.error)
    if (status === 404 || status === 400) return <NotFoundPage />
    return (
      <Page title={words.dialog}>
        <ErrorState message={message} onRetry={() => void query.refetch()} />
      </Page>
    )
  }
  return <Loaded list={query.data.results} />
}

function useChange(list: ShortlistDetail) {
  const queryClient = useQueryClient()
  const refresh = async () => queryClient.invalidateQueries({ queryKey: apiQuery.shortlist.key() })
  const order = useMutation({
    mutationFn: async (warehouseIds: number[]) => client.shortlist.order({ id: list.id, warehouseIds }),
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: refresh,
  })
  return { refresh, order }
}

function Loaded({ list }: { list: ShortlistDetail }) {
  const [open, setOpen] = useState<'rename' | 'share' | null>(null)
  const { refresh, order } = useChange(list)
  const ids = order.isPending ? order.variables : list.warehouses.map(({ warehouseId }) => warehouseId)
  const shown = ids.flatMap((id) => list.warehouses.find(({ warehouseId }) => warehouseId === id) ?? [])
  const move = (at: number, by: -1 | 1) => {
    const next = [...ids]
    const [moved] = next.splice(at, 1)
    if (moved === undefined) return
    next.splice(at + by, 0, moved)
    order.mutate(next)
  }
  return (
    <Page
      title={list.name}
      eyebrow={
        <Link
          to="/dashboard/saved"
          search={{ tab: 'shortlists' }}
          className="text-link text-sm font-semibold underline-offset-4 hover:underline"
        >
          {words.back}
        </Link>
      }
      description={words.count(list.warehouses.length)}
      actions={<Actions list={list} onOpen={setOpen} refresh={refresh} />}
    >
      {shown.length === 0 ? (
        <EmptyState
          action={
            <Button asChild>
              <Link to="/dashboard/warehouses">{savedTexts.searches.explore}</Link>
            </Button>
          }
        >
          {words.empty}
        </EmptyState>
      ) : (
        <ol aria-label={words.warehouses} className="grid gap-4">
          {shown.map((one, index) => (
            <li key={one.warehouseId}>
              <ShortlistedRow
                listId={list.id}
                shortlisted={one}
                refresh={refresh}
                {...(index > 0 ? { onUp: () => move(index, -1) } : {})}
                {...(index < shown.length - 1 ? { onDown: () => move(index, 1) } : {})}
              />
            </li>
          ))}
        </ol>
      )}
      <Suspense>
        {open === 'rename' ? (
          <RenameDialog
            name={list.name}
            onSave={async (name) => {
              await client.shortlist.update({ id: list.id, name })
              await refresh()
            }}
            onClose={() => setOpen(null)}
          />
        ) : null}
        {open === 'share' ? <ShareDialog list={list} refresh={refresh} onClose={() => setOpen(null)} /> : null}
      </Suspense>
    </Page>
  )
}

type ActionsProps = {
  list: ShortlistDetail
  onOpen: (dialog: 'rename' | 'share') => void
  refresh: () => Promise<void>
}

function Actions({ list, onOpen, refresh }: ActionsProps) {
  const navigate = useNavigate()
  const restore = () =>
    void client.shortlist
      .restore({ id: list.id })
      .then(() => notifyDone(words.restored))
      .catch((error: unknown) => notifyFailure(words.failed, error))
      .finally(() => void refresh())
  const removal = useMutation({
    mutationFn: async () => client.shortlist.remove({ id: list.id }),
    onSuccess: async () => {
      notifyUndoable(words.deleted, { label: savedTexts.undo, run: restore })
      await navigate({ to: '/dashboard/saved', search: { tab: 'shortlists' } })
      await refresh()
    },
    onError: (error) => notifyFailure(words.failed, error),
  })
  const compared = list.warehouses.filter(({ card }) => card !== null).map(({ warehouseId: id }) => ({ id }))
  const isCustomer = useAtomValue(userAtom)?.userType === 'customer'
  const isMore = compared.length > MOST_TRAYED
  return (
    <>
      <Button variant="ghost" onClick={() => removal.mutate()} disabled={removal.isPending}>
        {words.delete}
      </Button>
      <Button variant="ghost" onClick={() => onOpen('rename')}>
        {savedTexts.rename}
      </Button>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => onOpen('share')}>
        {words.share}
      </Button>
      {isCustomer && compared.length > 0 ? (
        <Button asChild variant="outline">
          <Link
            to="/dashboard/requests/new"
            search={{
              ids: compared
                .slice(0, MOST_INVITED)
                .map(({ id }) => id)
                .join(','),
            }}
          >
            {compareTexts.ask}
          </Link>
        </Button>
      ) : null}
      {compared.length > 1 ? (
        <Button asChild>
          <PageLink href={compareHref(compared.slice(0, MOST_TRAYED), '/dashboard/compare')}>
            {isMore ? words.compareFirst(MOST_TRAYED) : words.compare}
          </PageLink>
        </Button>
      ) : null}
    </>
  )
}
