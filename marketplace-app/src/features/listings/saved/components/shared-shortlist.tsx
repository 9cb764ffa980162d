import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Badge } from '@stackyard/shared/ui/badge'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { keptNeed } from '@stackyard/shared/ui/kept-need'
import { ListingCard, ListingCardSkeleton } from '@stackyard/shared/ui/listing-card'
import { Page } from '../../../../components/page'
import { apiQuery } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { savedTexts } from '../../../../lib/texts/saved'

const words = savedTexts.shortlists

/** What the link to a shortlist opens, for everybody who has it. */
export function SharedShortlist({ token }: { token: string }) {
  const [need] = useState(keptNeed)
  const query = useQuery({ ...apiQuery.shortlist.shared.queryOptions({ input: { token } }), retry: false })
  if (query.isPending)
    return (
      <Page title={words.dialog}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <ListingCardSkeleton />
          <ListingCardSkeleton />
          <ListingCardSkeleton />
        </div>
      </Page>
    )
  if (query.isError) {
    const { message, status } = toProblem(query.error)
    return (
      <Page title={words.dialog}>
        {status === 404 ? (
          <EmptyState>{words.sharedGone}</EmptyState>
        ) : (
          <ErrorState message={message} onRetry={() => void query.refetch()} />
        )}
      </Page>
    )
  }
  const { name, warehouses } = query.data.results
  return (
    <Page title={name} description={words.sharedLead}>
      {warehouses.length === 0 ? <EmptyState>{words.sharedEmpty}</EmptyState> : null}
      <ol aria-label={words.warehouses} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {warehouses.map(({ warehouseId, card, note, tags }) =>
          card ? (
            <li key={warehouseId} className="flex flex-col gap-3">
              <ListingCard
                listing={card}
                need={need}
                headingLevel={2}
                renderLink={({ className, children }) => (
                  <Link
                    to="/dashboard/warehouses/$id"
                    params={{ id: card.warehouseUrl || String(card.id) }}
                    className={className}
                  >
                    {children}
                  </Link>
                )}
              />
              {note ? <p className="text-sm wrap-anywhere whitespace-pre-line">{note}</p> : null}
              {tags.length > 0 ? (
                <p className="flex flex-wrap gap-2">
                  {tags.map((tag) => (
                    <Badge key={tag}>{tag}</Badge>
                  ))}
                </p>
              ) : null}
            </li>
          ) : null,
        )}
      </ol>
    </Page>
  )
}
