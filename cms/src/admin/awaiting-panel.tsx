'use client'

import { useEffect, useState } from 'react'
import { clock } from './use-page-status'

type Scheduled = { collection: string; id: number; title: string; type: 'publish' | 'unpublish'; at: string }
type Awaiting = {
  identity?: number
  claims?: number
  comments: number
  messages: number
  aiDrafts: number
  scheduled: Scheduled[]
}

const listOf = (collection: string, status: string) =>
  `/admin/collections/${collection}?where[status][equals]=${status}&sort=createdAt`

/** Each kind that has something waiting, with the list in which it is decided, the oldest first. */
function linesOf({ identity = 0, claims = 0, comments, messages, aiDrafts }: Awaiting) {
  const lines = [
    {
      count: identity,
      text: counted(identity, 'identity', 'identities') + ' to check',
      href: listOf('identity-applications', 'pending'),
    },
    {
      count: claims,
      text: counted(claims, 'claim of a profile', 'claims of profiles'),
      href: '/dashboard/managed/claims',
    },
    {
      count: comments,
      text: counted(comments, 'comment', 'comments') + ' to review',
      href: listOf('comments', 'pending'),
    },
    {
      count: messages,
      text: counted(messages, 'new message', 'new messages'),
      href: listOf('contact-messages', 'new'),
    },
    {
      count: aiDrafts,
      text: counted(aiDrafts, 'draft of a model', 'drafts of a model') + ' not published',
      href: null,
    },
  ]
  return lines.filter(({ count }) => count > 0)
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

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
  const lines = linesOf(awaiting)
  return (
    <section aria-label="What waits for you" className="awaiting">
      <h2 style={{ marginBottom: '0.75rem' }}>What waits for you</h2>
      {lines.length === 0 ? <p>Nothing waits for you.</p> : null}
      <ul>
        {lines.map(({ text, href }) => (
          <li key={text}>{href ? <a href={href}>{text}</a> : text}</li>
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
