import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { MessagesPage } from '../../../features/messaging/messages/components/messages-page'
import { requireSession } from '../../../lib/guards'
import { present, type RawSearch, readWhole } from '@stackyard/shared/domain/read-search'

const HIGHEST_ID = 2_147_483_647

export const Route = createFileRoute('/_shell/dashboard/messages')({
  validateSearch: (search: RawSearch): { id?: number | undefined } =>
    present({ id: readWhole(search.id, 1, HIGHEST_ID) }),
  beforeLoad: requireSession,
  component: Messages,
})

function Messages() {
  const { id } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const onThread = useCallback(
    (threadId: number) => void navigate({ search: { id: threadId }, replace: true }),
    [navigate],
  )
  return <MessagesPage id={id} onThread={onThread} />
}
