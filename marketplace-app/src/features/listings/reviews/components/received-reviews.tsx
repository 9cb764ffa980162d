import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { ReceivedReview } from '@stackyard/shared/schema/review'
import { ReviewRow } from '@stackyard/shared/ui/review-list'
import { ReplyForm } from '@stackyard/shared/ui/review-reply'
import { AwaitingList, type AwaitingSearch } from '../../../../components/awaiting-list'
import { reviewTexts as words } from '../../../../lib/texts/reviews'
import { useReviewActions } from '../../../../lib/use-review-actions'
import { pageSize, receivedQuery } from '../queries'

export type ReceivedReviewsProps = { search: AwaitingSearch; onSearch: (search: AwaitingSearch) => void }

/** What was written about a provider's listings, newest first, and the answers to it. */
export function ReceivedReviews({ search, onSearch }: ReceivedReviewsProps) {
  const { page = 1, awaiting = false } = search
  const query = useQuery(receivedQuery(page, awaiting))
  const { reply } = useReviewActions()
  const [answered, setAnswered] = useState<ReceivedReview>()
  const list = useRef<HTMLElement>(null)
  const isGone = useRef(false)
  return (
    <section ref={list} tabIndex={-1} aria-label={words.title} className="outline-none">
      <AwaitingList
        words={words}
        query={query}
        search={search}
        onSearch={onSearch}
        pageSize={pageSize}
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
        onClose={() => {
          setAnswered(undefined)
          // An answered one leaves the list, and the button that opened the dialog with it.
          if (isGone.current) setTimeout(() => list.current?.focus())
          isGone.current = false
        }}
        onSubmit={async (text) => {
          const refused = answered ? await reply(answered, text) : null
          isGone.current = awaiting && refused === null
          return refused
        }}
      />
    </section>
  )
}
