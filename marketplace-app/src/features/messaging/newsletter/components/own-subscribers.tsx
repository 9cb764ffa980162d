import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { apiQuery } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { toProblem } from '../../../../lib/problem'
import { ownNewsletterTexts as words } from '../../../../lib/texts/own-newsletter'

/** Who subscribed last, with shortened addresses. */
export function OwnSubscribers() {
  const query = useQuery(apiQuery.sellerNewsletter.subscribers.queryOptions({ input: { limit: 50 } }))
  if (query.isPending) return null
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  const { results } = query.data
  return (
    <section className="mt-10">
      <h2 className="font-display mb-1 text-xl font-semibold">{words.subscribers}</h2>
      <p className="text-muted-foreground mb-4 text-sm">
        {results.length === 0 ? words.subscribersEmpty : words.subscribersLead}
      </p>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {results.map(({ id, address, since }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="min-w-0 truncate">{address}</span>
            <span className="text-muted-foreground shrink-0">{words.since(formatDate(since))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
