import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Erasure } from '@stackyard/shared/schema/own-account'
import { Button } from '@stackyard/shared/ui/button'
import { Notice } from '../../../../components/notice'
import { apiQuery, client } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { ownAccountTexts } from '../../../../lib/texts/own-account'
import { OpenMatters } from './open-matters'

const words = ownAccountTexts.closing.erase

/** An erasure that waits for its day: it can be cancelled until then. */
export function PendingErasure({ erasure: { dueAt, isByAdmin, hindrances } }: { erasure: Erasure }) {
  const queryClient = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => client.ownData.cancelErasure({}),
    onSuccess: () => notifyDone(words.cancelled, { failed: words.cancelFailed }),
    onError: (error) => notifyFailure(words.cancelFailed, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiQuery.ownData.key() }),
  })
  return (
    <div className="grid gap-4">
      <Notice
        tone="danger"
        title={words.pending(formatDate(dueAt))}
        action={
          <Button size="sm" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {words.cancel}
          </Button>
        }
      >
        {[isByAdmin ? words.byAdmin : '', hindrances.length > 0 ? words.hindered : words.pendingLead]
          .filter(Boolean)
          .join(' ')}
      </Notice>
      {hindrances.length > 0 ? <OpenMatters open={hindrances} /> : null}
    </div>
  )
}
