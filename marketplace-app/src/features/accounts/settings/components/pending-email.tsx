import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EmailChange } from '@stackyard/shared/schema/own-account'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { apiQuery, client } from '../../../../lib/api'
import { formatDateTime } from '../../../../lib/format'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { ownAccountTexts } from '../../../../lib/texts/own-account'

const words = ownAccountTexts.email

/** A change that waits: which address has confirmed, the links once more, and the way back. */
export function PendingEmail({ change }: { change: EmailChange }) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: apiQuery.ownEmail.key() })
  const resend = useMutation({
    mutationFn: () => client.ownEmail.resend({}),
    onSuccess: () => notifyDone(words.resent, { failed: words.resendFailed }),
    onError: (error) => notifyFailure(words.resendFailed, error),
    onSettled: refresh,
  })
  const cancel = useMutation({
    mutationFn: () => client.ownEmail.cancel({}),
    onSuccess: () => notifyDone(words.cancelled, { failed: words.cancelFailed }),
    onError: (error) => notifyFailure(words.cancelFailed, error),
    onSettled: refresh,
  })
  const { oldEmail, newEmail, oldConfirmedAt, newConfirmedAt, needsOld, expiresAt } = change
  return (
    <div className="rounded-card border p-4">
      <p className="font-semibold wrap-anywhere">{words.pendingTitle(newEmail)}</p>
      <p className="text-muted-foreground mt-1 text-sm">{words.pendingLead(formatDateTime(expiresAt))}</p>
      <ul className="my-4 divide-y border-y text-sm">
        {needsOld ? <Address email={oldEmail} at={oldConfirmedAt} /> : null}
        <Address email={newEmail} at={newConfirmedAt} />
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" busy={resend.isPending} onClick={() => resend.mutate()}>
          {words.resend}
        </Button>
        <Button variant="ghost" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

function Address({ email, at }: { email: string; at: string | null }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0 wrap-anywhere">{email}</span>
      <Badge tone={at ? 'success' : 'neutral'}>{at ? words.confirmed : words.waiting}</Badge>
    </li>
  )
}
