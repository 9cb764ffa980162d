import { EllipsisVertical, MessageSquareReply, PenLine, Trash2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Review, ReviewSort, ReviewStanding } from '../schema/review'
import { Badge } from './badge'
import { Button } from './button'
import { DropdownMenu, DropdownMenuItem } from './dropdown-menu'
import { EmptyState } from './empty-state'
import { formatDay } from './format'
import { Pagination } from './pagination'
import type { ReviewText } from './review-form'
import { ReplyText } from './reply-text'
import { ScoreLine } from './review-scores'
import { say } from './say'
import { Select } from './select'
import { StarRating } from './star-rating'

/** Reviews a page. */
const pageSize = 5

/** Who reads: null when signed out. */
export type ReviewViewer = { id: number; userType: string; serviceType: string | null } | null

export type ReviewListProps = {
  reviews: readonly Review[]
  averageRating: number
  sellerId: number
  viewer: ReviewViewer
  loginHref: string
  /** Each resolves to an error to show, or to null once it is done. */
  onCreate: (text: ReviewText) => Promise<string | null>
  /** What the reader may write, asked for when the form opens; without it, stars and words. */
  readStanding?: () => Promise<ReviewStanding>
  /** Without it no review can be changed here. */
  onUpdate?: (review: Review, text: ReviewText) => Promise<string | null>
  onDelete?: (review: Review) => Promise<string | null>
  /** Without it the provider answers elsewhere; an empty answer takes it away. */
  onReply?: (review: Review, reply: string) => Promise<string | null>
}

/** Who may add a review: not the seller, and a customer or a provider of another kind than warehouses. */
export function canAddReview(viewer: ReviewViewer, sellerId: number): boolean {
  return (
    viewer !== null && viewer.id !== sellerId && (viewer.userType === 'customer' || viewer.serviceType !== 'warehouse')
  )
}

/** Who may change or delete it: its author or an admin. */
export function canChangeReview(viewer: ReviewViewer, review: Review): boolean {
  return viewer !== null && (viewer.userType === 'admin' || viewer.id === review.userData.id)
}

/** The order the reader chose. */
export function sortReviews(reviews: readonly Review[], sort: ReviewSort): Review[] {
  if (sort === 'DEFAULT') return [...reviews]
  const sign = sort === 'NEW_FIRST' ? -1 : 1
  return [...reviews].sort((a, b) => sign * (Date.parse(a.createdAt) - Date.parse(b.createdAt)))
}

/** fullName, else "first last", else "Untitled". */
export function authorName({ userData }: Review): string {
  return userData.fullName.trim() || `${userData.firstName} ${userData.lastName}`.trim() || 'Untitled'
}

const sorts = [
  { value: 'DEFAULT', label: 'Default' },
  { value: 'NEW_FIRST', label: 'Most Recent' },
  { value: 'OLD_FIRST', label: 'Most Old' },
] as const

// Forms are fetched when one is opened.
const ReviewDialogs = lazy(async () => ({ default: (await import('./review-dialogs')).ReviewDialogs }))

export type OpenReview = { kind: 'write' } | { kind: 'edit' | 'delete' | 'reply'; review: Review } | null

/** A listing's reviews with sort, pages of five, and what this reader may do with them. */
export function ReviewList(props: ReviewListProps) {
  const { reviews, viewer, sellerId, loginHref, onUpdate, onDelete, onReply } = props
  const [sort, setSort] = useState<ReviewSort>('DEFAULT')
  const [page, setPage] = useState(1)
  const [open, setOpened] = useState<OpenReview>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const setOpen = (next: OpenReview) => {
    setWasOpened(true)
    setOpened(next)
  }
  const pageCount = Math.max(1, Math.ceil(reviews.length / pageSize))
  const at = Math.min(page, pageCount)
  const shown = sortReviews(reviews, sort).slice((at - 1) * pageSize, at * pageSize)
  const mayAdd = canAddReview(viewer, sellerId)
  const own = viewer && reviews.find(({ userData }) => userData.id === viewer.id)
  const add = own ? (
    onUpdate && (
      <Button variant="outline" onClick={() => setOpen({ kind: 'edit', review: own })}>
        <PenLine aria-hidden /> {say('Edit your review')}
      </Button>
    )
  ) : viewer ? (
    mayAdd ? (
      <Button variant="outline" onClick={() => setOpen({ kind: 'write' })}>
        <PenLine aria-hidden /> {say('Add Review')}
      </Button>
    ) : undefined
  ) : (
    <Button asChild variant="outline">
      <a href={loginHref}>{say('Login To Add Review')}</a>
    </Button>
  )

  return (
    <div>
      <div className="flex flex-wrap items-center gap-4">
        {reviews.length > 0 ? (
          <p className="me-auto flex items-center gap-3">
            <span className="font-display text-3xl font-semibold tabular-nums">{props.averageRating.toFixed(1)}</span>
            <span className="text-muted-foreground flex flex-col text-sm">
              <StarRating value={props.averageRating} count={reviews.length} />
              {reviews.length === 1 ? say('1 review') : say('{count} reviews', { count: reviews.length })}
            </span>
          </p>
        ) : null}
        {reviews.length > 1 ? (
          <Select
            aria-label={say('Sort reviews')}
            className="w-40"
            options={sorts.map(({ value, label }) => ({ value, label: say(label) }))}
            value={sort}
            onChange={(event) => setSort(sorts.find((known) => known.value === event.target.value)?.value ?? 'DEFAULT')}
          />
        ) : null}
        {reviews.length > 0 ? add : null}
      </div>
      {reviews.length === 0 ? (
        <EmptyState
          title={viewer ? (mayAdd ? say('Write a Review!') : say('No reviews yet')) : say('Sign In to Write a Review!')}
          action={add}
          className="py-8"
        />
      ) : (
        <ul className="mt-4 divide-y">
          {shown.map((review) => (
            <ReviewRow
              key={review.id}
              review={review}
              onEdit={onUpdate && canChangeReview(viewer, review) ? () => setOpen({ kind: 'edit', review }) : undefined}
              onDelete={
                onDelete && canChangeReview(viewer, review) ? () => setOpen({ kind: 'delete', review }) : undefined
              }
              onReply={onReply && viewer?.id === sellerId ? () => setOpen({ kind: 'reply', review }) : undefined}
            />
          ))}
        </ul>
      )}
      <Pagination
        page={at}
        pageCount={pageCount}
        onPageChange={setPage}
        label={say('Pages of reviews')}
        className="mt-4"
      />
      {wasOpened ? (
        <Suspense>
          <ReviewDialogs {...props} open={open} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}

type Act = (() => void) | undefined
export type ReviewRowProps = {
  review: Review
  /** What is reviewed, where reviews of several listings stand together. */
  of?: ReactNode
  onEdit?: Act
  onDelete?: Act
  onReply?: Act
}

/** One review with its answer, and what this reader may do with it. */
export function ReviewRow({ review, of, onEdit, onDelete, onReply }: ReviewRowProps) {
  const name = authorName(review)
  return (
    <li className="flex gap-4 py-5">
      {review.userData.avatar ? (
        <img src={review.userData.avatar} alt="" width={40} height={40} className="size-10 rounded-full object-cover" />
      ) : (
        <span
          aria-hidden
          className="bg-primary-soft text-primary-soft-foreground grid size-10 shrink-0 place-items-center rounded-full text-sm font-semibold"
        >
          {name.slice(0, 1).toUpperCase()}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name}</span>
          {review.isVerifiedBooking ? <Badge tone="success">{say('Verified booking')}</Badge> : null}
        </p>
        <p className="text-muted-foreground mt-0.5 flex items-center gap-3 text-sm">
          <StarRating value={review.rating} />
          <span>{formatDay(review.createdAt)}</span>
        </p>
        {of ? <p className="mt-1 text-sm">{of}</p> : null}
        <p dir="auto" className="mt-2 text-base wrap-anywhere whitespace-pre-line">
          {review.feedback}
        </p>
        <ScoreLine scores={review.scores} />
        {review.reply ? <ReplyText reply={review.reply} /> : null}
        {onReply ? (
          <Button variant="ghost" size="sm" className="mt-2" onClick={onReply}>
            <MessageSquareReply aria-hidden /> {review.reply ? say('Change your answer') : say('Answer')}
            <span className="sr-only"> {say('to the review by {name}', { name })}</span>
          </Button>
        ) : null}
      </div>
      {onEdit || onDelete ? (
        <DropdownMenu
          trigger={
            <Button variant="ghost" size="icon" aria-label={say('Actions for the review by {name}', { name })}>
              <EllipsisVertical aria-hidden />
            </Button>
          }
        >
          {onEdit ? (
            <DropdownMenuItem onSelect={onEdit}>
              <PenLine aria-hidden /> {say('Edit Review')}
            </DropdownMenuItem>
          ) : null}
          {onDelete ? (
            <DropdownMenuItem tone="danger" onSelect={onDelete}>
              <Trash2 aria-hidden /> {say('Delete Review')}
            </DropdownMenuItem>
          ) : null}
        </DropdownMenu>
      ) : null}
    </li>
  )
}
