import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '@stackyard/shared/ui/button'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { merchantTexts } from '../../../../lib/texts/merchants'

const words = merchantTexts.standing

/** What a provider or an admin can do about a merchant's request; `id` is an id or a profile address. */
export function MerchantStanding({ id }: { id: string }) {
  const person = useQuery(apiQuery.users.get.queryOptions({ input: { id }, select: ({ results }) => results }))
  return person.data ? (
    <div className="max-w-page mx-auto w-full px-4 pb-8 sm:px-8">
      <Standing id={person.data.id} />
    </div>
  ) : null
}

function Standing({ id }: { id: number }) {
  const queryClient = useQueryClient()
  const glance = useQuery(apiQuery.merchant.glance.queryOptions({ input: { id }, select: ({ results }) => results }))
  const settle = () => queryClient.invalidateQueries({ queryKey: apiQuery.merchant.key() })
  const ask = useMutation({
    mutationFn: () => client.merchant.request({ id }),
    onSuccess: () => notifyDone(words.asked, { failed: words.failed }),
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: settle,
  })
  const invite = useMutation({
    mutationFn: () => client.merchant.ask({ id }),
    onSuccess: () => notifyDone(words.invited, { failed: words.failed }),
    onError: (error) => notifyFailure(words.failed, error),
  })
  if (!glance.data) return null
  const { hasRfp, standing } = glance.data
  return (
    <section aria-label={words.title} className="flex flex-wrap items-center gap-3">
      {standing === 'approve' && hasRfp ? (
        <Button asChild variant="outline">
          <Link to="/dashboard/submit-rfp/$id" params={{ id: String(id) }}>
            {words.read}
          </Link>
        </Button>
      ) : null}
      {standing === 'none' && hasRfp ? (
        <Button variant="outline" busy={ask.isPending} onClick={() => ask.mutate()}>
          {words.ask}
        </Button>
      ) : null}
      <Button variant="outline" busy={invite.isPending} onClick={() => invite.mutate()}>
        {words.invite}
      </Button>
      <span className="text-muted-foreground text-sm">
        {standing === 'requested' ? words.asked : standing === 'deny' ? words.refused : hasRfp ? null : words.none}
      </span>
    </section>
  )
}
