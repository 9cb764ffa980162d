import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notifyDone, notifyFailure } from '../../../lib/notify'
import { contentTexts as words } from '../../../lib/texts/content'
import type { ContentKind, ContentRecord } from './content-kind'
import { contentKey } from './queries'

export type Removal = { isAsked: boolean; busy: boolean; ask(): void; cancel(): void; confirm(): void }

/** Deleting a record after a question; the lists of its kind are read again. */
export function useRemove(kind: ContentKind, record: ContentRecord, onDone?: () => void): Removal {
  const [isAsked, setAsked] = useState(false)
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => kind.remove(record.id),
    onSuccess: async () => {
      notifyDone(words.removed)
      onDone?.()
      await queryClient.invalidateQueries({ queryKey: [...contentKey(kind), 'list'] })
    },
    onError: async (error) => {
      // The catalog stays out of what these screens load first.
      const { text } = await import('@stackyard/shared/messages/text')
      notifyFailure(kind.removal ? text(kind.removal.failed) : words.notRemoved, error)
    },
    onSettled: () => setAsked(false),
  })
  return {
    isAsked,
    busy: remove.isPending,
    ask: () => setAsked(true),
    cancel: () => setAsked(false),
    confirm: () => remove.mutate(),
  }
}
