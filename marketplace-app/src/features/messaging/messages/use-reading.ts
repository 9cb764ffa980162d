import { logFailure } from '@stackyard/shared/reference/log-failure'
import type { ChatMessage } from '@stackyard/shared/schema/chat'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { client } from '../../../lib/api'
import { allThreads } from './queries'

const onVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
const useIsPageVisible = (): boolean => useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible')

/**
 * Marks the thread as read up to the partner's newest message, once the page is visible. Answers with the partner's
 * message that came while the thread was open.
 */
export function useReading(roomId: number, messages: readonly ChatMessage[]): ChatMessage | undefined {
  const queryClient = useQueryClient()
  const isVisible = useIsPageVisible()
  const newest = messages.find(({ isOwn, isDeleted }) => !isOwn && !isDeleted)
  const newestId = newest?.id
  const [first, setFirst] = useState<number | undefined>(undefined)
  if (first === undefined && newestId !== undefined) setFirst(newestId)
  useEffect(() => {
    if (newestId === undefined || !isVisible) return
    client.chat
      .readRoom({ roomId, lastReadId: newestId })
      .then(() => queryClient.invalidateQueries({ queryKey: allThreads() }))
      .catch((error: unknown) => logFailure('What was read could not be noted', error))
  }, [roomId, newestId, isVisible, queryClient])
  return newestId !== undefined && first !== undefined && newestId > first ? newest : undefined
}
