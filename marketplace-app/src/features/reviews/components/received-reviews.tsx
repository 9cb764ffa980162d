import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReceivedReview } from '@stackyard/shared/schema/review'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { ReviewRow } from '@stackyard/shared/ui/review-list'
import { ReplyForm } from '@stackyard/shared/ui/review-reply'
import { PagedList } from '../../../components/paged-list'
import { reviewTexts as words } from '../../../lib/texts/reviews'
import { useReviewActions } from '../../../lib/use-review-actions'
import { pageSize, receivedQuery } from '../queries'

export type ReceivedSearch = { page?: number | undefined; awaiting?: boolean | undefined }
export type ReceivedReviewsProps = { search: ReceivedSearch; onSearch: (search: ReceivedSearch) => void }

/** What was written about a provider's listings, newest first, and the answers to it. */
export function ReceivedReviews({ search, onSearch }: ReceivedReviewsProps) {
  const { page = 1, awaiting = false } = search
  const query = useQuery(receivedQuery(page, awaiting))
  const { reply } = useReviewActions()
  const [answered, setAnswered] = useState<ReceivedReview>()
  return (
    <>
      <Checkbox
        className="mb-4"
        label={words.awaitingOnly}
        checked={awaiting}
        onChange={(event) => onSearch(event.currentTarget.checked ? { awaiting: true } : {})}
      />
      <PagedList
        words={{
          found: words.found,
          empty: awaiting ? words.answered : words.empty,
          emptyLead: awaiting ? words.answeredLead : words.emptyLead,
          pages: words.pages,
        }}
        query={query}
        page={page}
        pageSize={pageSize}
        onPage={(next) => onSearch({ ...search, page: next })}
        className="max-w-3xl divide-y border-y"
        renderRow={(review) => (
          <ReviewRow
            key={review.id}
            review={review}
            of={
              <Link to={review.listing.path} hash="reviews" className="text-link underline-offset-4 hover:underline">
                {review.listing.name || words.untitled}
              </Link>
            }
            onReply={() => setAnswered(review)}
          />
        )}
      />
      <ReplyForm
        review={answered}
        onClose={() => setAnswered(undefined)}
        onSubmit={async (text) => (answered ? reply(answered, text) : null)}
      />
    </>
  )
}
