import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import type { RfpAccess } from '@stackyard/shared/schema/merchant'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Pagination } from '@stackyard/shared/ui/pagination'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { merchantTexts } from '../../../../lib/texts/merchants'
import { rfpPageSize } from '../queries'

const words = merchantTexts.access
const tones = { requested: 'warning', approve: 'success', deny: 'neutral' } as const

type Question = { access: RfpAccess; verb: 'approve' | 'deny' }

/** Who asks for your request or can read it. R-485: Approve Access and Deny Access go by the provider's user id. */
export function RfpAccesses() {
  const queryClient = useQueryClient()
  const [page, setPage] = useState(1)
  const [asked, setAsked] = useState<Question | null>(null)
  const input = { limit: rfpPageSize, skip: (page - 1) * rfpPageSize }
  const query = useQuery(apiQuery.merchant.accesses.queryOptions({ input }))
  const decide = useMutation({
    mutationFn: ({ access, verb }: Question) =>
      verb === 'approve'
        ? client.merchant.approve({ id: access.userId })
        : client.merchant.cancel({ id: access.userId }),
    onSuccess: (_reply, { verb }) =>
      notifyDone(verb === 'approve' ? words.approved : words.denied, { failed: words.failed }),
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: async () => {
      setAsked(null)
      await queryClient.invalidateQueries({ queryKey: apiQuery.merchant.key() })
    },
  })
  const isApproval = asked?.verb === 'approve'
  return (
    <section aria-labelledby="rfp-access-title">
      <h2 id="rfp-access-title" className="font-display mb-4 text-lg font-semibold">
        {words.title}
      </h2>
      {query.isPending ? (
        <Skeleton className="rounded-card h-24" />
      ) : query.isError ? (
        <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
      ) : query.data.results.length === 0 ? (
        <p className="text-muted-foreground">{words.empty}</p>
      ) : (
        <ul className="rounded-card divide-y border">
          {query.data.results.map((access) => (
            <AccessRow key={access.id} access={access} onAsk={(verb) => setAsked({ access, verb })} />
          ))}
        </ul>
      )}
      <Pagination
        className="mt-4 justify-center"
        label={words.pages}
        page={page}
        pageCount={Math.ceil((query.data?.total ?? 0) / rfpPageSize)}
        onPageChange={setPage}
      />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={text(isApproval ? 'access.approve.title' : 'access.deny.title')}
        confirmLabel={isApproval ? words.approve : words.deny}
        cancelLabel={texts.actions.back}
        busy={decide.isPending}
        onConfirm={() => {
          if (asked) decide.mutate(asked)
        }}
      >
        <p className="text-sm">{asked ? (isApproval ? words.approveBody : words.denyBody)(asked.access.name) : null}</p>
      </ConfirmDialog>
    </section>
  )
}

function AccessRow({ access, onAsk }: { access: RfpAccess; onAsk: (verb: Question['verb']) => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <span className="min-w-0 flex-1 basis-48 truncate font-semibold">{access.name}</span>
      <Badge tone={tones[access.state]}>{words.states[access.state]}</Badge>
      {access.state === 'requested' ? (
        <span className="flex gap-2">
          <Button size="sm" onClick={() => onAsk('approve')}>
            {words.approve}
          </Button>
          <Button size="sm" variant="outline" onClick={() => onAsk('deny')}>
            {words.deny}
          </Button>
        </span>
      ) : null}
    </li>
  )
}
