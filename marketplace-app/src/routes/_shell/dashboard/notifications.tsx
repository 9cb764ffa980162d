import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { text } from '@stackyard/shared/messages/text'
import { Page } from '../../../components/page'
import {
  NotificationList,
  type NotificationSearch,
} from '../../../features/messaging/notifications/components/notification-list'
import { notificationsQuery } from '../../../features/messaging/notifications/queries'
import { requireSession } from '../../../lib/guards'
import { present, type RawSearch, readSwitch, readWhole } from '@stackyard/shared/domain/read-search'

export const Route = createFileRoute('/_shell/dashboard/notifications')({
  validateSearch: (search: RawSearch): NotificationSearch =>
    present({ page: readWhole(search.page, 1, 5000), unread: readSwitch(search.unread) }),
  beforeLoad: requireSession,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(notificationsQuery(deps.page ?? 1, deps.unread === true))
  },
  component: NotificationsPage,
})

function NotificationsPage() {
  const search = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  return (
    <Page title={text('notification.list.title')}>
      <NotificationList search={search} onSearch={(next) => void navigate({ search: next })} />
    </Page>
  )
}
