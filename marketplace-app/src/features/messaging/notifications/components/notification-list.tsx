import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import type { Notification } from '@stackyard/shared/schema/notification'
import { text } from '@stackyard/shared/messages/text'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Pagination } from '@stackyard/shared/ui/pagination'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { client } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { byReservation } from '../by-reservation'
import { allNotifications, notificationsQuery, pageSize, unreadQuery } from '../queries'
import { NotificationRow } from './notification-row'

export type NotificationSearch = { page?: number | undefined; unread?: boolean | undefined }

type NotificationListProps = { search: NotificationSearch; onSearch: (search: NotificationSearch) => void }

/** What was told, newest first, by reservation; opening one marks it as read. */
export function NotificationList({ search, onSearch }: NotificationListProps) {
  const page = search.page ?? 1
  const queryClient = useQueryClient()
  const list = useQuery(notificationsQuery(page, search.unread === true))
  const unread = useQuery(unreadQuery())
  const again = () => queryClient.invalidateQueries({ queryKey: allNotifications() })
  const readAll = useMutation({ mutationFn: () => client.notification.readAll(), onSettled: again })
  const read = useMutation({ mutationFn: (id: number) => client.notification.read({ id }), onSettled: again })
  const words = texts.notifications
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label={words.unreadOnly}
          checked={search.unread === true}
          onChange={(event) => onSearch(event.currentTarget.checked ? { unread: true } : {})}
        />
        <Button
          variant="outline"
          size="sm"
          disabled={!unread.data}
          busy={readAll.isPending}
          onClick={() => readAll.mutate()}
        >
          <CheckCheck aria-hidden />
          {words.readAll}
        </Button>
      </div>
      {list.isError ? <ErrorState {...toProblem(list.error)} onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <Waiting /> : null}
      {list.data ? <Rows rows={list.data.results} onRead={(id) => read.mutate(id)} /> : null}
      <Pagination
        className="mt-6 justify-center"
        page={page}
        pageCount={Math.ceil((list.data?.total ?? 0) / pageSize)}
        onPageChange={(next) => onSearch({ ...search, page: next })}
      />
    </>
  )
}

function Rows({ rows, onRead }: RowsProps) {
  if (rows.length === 0) return <EmptyState title={text('notification.list.empty')} />
  return (
    <ul className="divide-y border-y">
      {byReservation(rows).map(([latest, ...earlier]) => (
        <NotificationRow key={latest.id} notification={latest} onRead={() => onRead(latest.id)}>
          {earlier.length > 0 ? <Earlier rows={earlier} onRead={onRead} /> : null}
        </NotificationRow>
      ))}
    </ul>
  )
}

type RowsProps = { rows: readonly Notification[]; onRead: (id: number) => void }

/** What was told before on the same reservation; open while some of it is unread. */
const Earlier = ({ rows, onRead }: RowsProps) => (
  <details open={rows.some(({ isRead }) => !isRead)}>
    <summary className="text-link flex min-h-11 cursor-pointer items-center text-sm font-semibold">
      {texts.notifications.earlier(rows.length)}
    </summary>
    <ul className="divide-y border-s ps-4">
      {rows.map((row) => (
        <NotificationRow key={row.id} notification={row} onRead={() => onRead(row.id)} />
      ))}
    </ul>
  </details>
)

const Waiting = () => (
  <div aria-hidden className="grid gap-3">
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} className="h-16" />
    ))}
  </div>
)
