import type { Review } from '../schema/review'
import { formatDay } from './format'
import { say } from './say'

/** What the provider answers under a review. */
export function ReplyText({ reply }: { reply: NonNullable<Review['reply']> }) {
  return (
    <div className="border-primary mt-3 border-s-2 ps-4">
      <p className="text-sm">
        <span className="font-semibold">{say('Response from the provider')}</span>
        <span className="text-muted-foreground ms-3">{formatDay(reply.at)}</span>
      </p>
      <p dir="auto" className="mt-1 text-base wrap-anywhere whitespace-pre-line">
        {reply.text}
      </p>
    </div>
  )
}
