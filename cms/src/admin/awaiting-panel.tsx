'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { clock } from './use-page-status'

type Scheduled = { collection: string; id: number; title: string; type: 'publish' | 'unpublish'; at: string }
type Awaiting = {
  reservations?: number
  cancelRequests?: number
  identity?: number
  claims?: number
  notVerified?: number
  comments: number
  messages: number
  aiDrafts: number
  scheduled: Scheduled[]
}

const listOf = (collection: string, status: string) =>
  `/admin/collections/${collection}?where[status][equals]=${status}&sort=createdAt`

type Line = { count: number | undefined; one: string; many: string; href: string | null }

/** Each kind that waits, reservations first, with the list in which it is decided, the oldest first. */
const linesOf = (awaiting: Awaiting): Line[] => [
  {
    count: awaiting.cancelRequests,
    one: 'request to cancel a reservation',
    many: 'requests to cancel a reservation',
    href: '/dashboard/transactions?status=customer_cancel_request',
  },
  {
    count: awaiting.reservations,
    one: 'reservation to decide on',
    many: 'reservations to decide on',
    href: '/dashboard/transactions?status=pending',
  },
  {
    count: awaiting.identity,
    one: 'identity to check',
    many: 'identities to check',
    href: listOf('identity-applications', 'pending'),
  },
  {
    count: awaiting.claims,
    one: 'claim of a profile',
    many: 'claims of profiles',
    href: '/dashboard/managed/claims',
  },
  {
    count: awaiting.messages,
    one: 'new message',
    many: 'new messages',
    href: listOf('contact-messages', 'new'),
  },
  {
    count: awaiting.comments,
    one: 'comment to review',
    many: 'comments to review',
    href: listOf('comments', 'pending'),
  },
  {
    count: awaiting.aiDrafts,
    one: 'AI draft not published',
    many: 'AI drafts not published',
    href: null,
  },
  {
    count: awaiting.notVerified,
    one: 'listing not verified',
    many: 'listings not verified',
    href: '/dashboard/warehouses/not-verified?tab=live',
  },
]

/** On the dashboard: what waits for an editor, and what is to go live or leave by itself. */
export function AwaitingPanel() {
  const [awaiting, setAwaiting] = useState<Awaiting | null>(null)
  useEffect(() => {
    const read = async () => {
      // Without an answer the panel does not show.
      const answer = await fetch('/preview/awaiting', { credentials: 'same-origin' }).catch(() => null)
      if (answer?.ok) setAwaiting((await answer.json()) as Awaiting)
    }
    void read()
  }, [])
  if (!awaiting) return null
  const { scheduled } = awaiting
  const lines = linesOf(awaiting).flatMap(({ count, one, many, href }) =>
    count ? [{ count, text: count === 1 ? one : many, href }] : [],
  )
  return (
    <section aria-label="Needs your attention" className="awaiting">
      <h2 style={{ marginBottom: '0.75rem' }}>Needs your attention</h2>
      {lines.length === 0 ? <p>Nothing needs your attention.</p> : null}
      <ul className="awaiting-lines">
        {lines.map(({ count, text, href }) => (
          <li key={text}>
            <AwaitedLine href={href}>
              <strong>{count.toLocaleString('en-US')}</strong> <span>{text}</span>
            </AwaitedLine>
          </li>
        ))}
      </ul>
      <h3 style={{ marginBlock: '1.25rem 0.5rem' }}>Scheduled</h3>
      {scheduled.length === 0 ? <p>Nothing is scheduled.</p> : null}
      <ul>
        {scheduled.map(({ collection, id, title, type, at }) => (
          <li key={`${collection}-${id}-${at}`}>
            {clock(at)}: <a href={`/admin/collections/${collection}/${id}`}>{title || `${collection} ${id}`}</a>{' '}
            {type === 'publish' ? 'goes live' : 'is taken back'}
          </li>
        ))}
      </ul>
    </section>
  )
}

const AwaitedLine = ({ href, children }: { href: string | null; children: ReactNode }) =>
  href ? <a href={href}>{children}</a> : <span>{children}</span>
