'use client'

import { useEffect, useState } from 'react'
import { clock } from './use-release-status'

type Scheduled = { collection: string; id: number; title: string; type: 'publish' | 'unpublish'; at: string }
type Awaiting = { comments: number; messages: number; aiDrafts: number; scheduled: Scheduled[] }

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** On the dashboard: what waits for an editor, and what is to go live or leave by itself. */
export function AwaitingPanel() {
  const [awaiting, setAwaiting] = useState<Awaiting | null>(null)
  useEffect(() => {
    const read = async () => {
      const answer = await fetch('/preview/awaiting', { credentials: 'same-origin' }).catch(() => null)
      if (answer?.ok) setAwaiting((await answer.json()) as Awaiting)
    }
    void read()
  }, [])
  if (!awaiting) return null
  const { comments, messages, aiDrafts, scheduled } = awaiting
  const pending = '?where[status][equals]=pending'
  return (
    <section aria-label="What waits for you" className="awaiting">
      <h2 style={{ marginBottom: '0.75rem' }}>What waits for you</h2>
      <ul>
        <li>
          <a href={`/admin/collections/comments${pending}`}>{counted(comments, 'comment', 'comments')} to review</a>
        </li>
        <li>
          <a href="/admin/collections/contact-messages?where[status][equals]=new">
            {counted(messages, 'new message', 'new messages')}
          </a>
        </li>
        <li>{counted(aiDrafts, 'draft of a model', 'drafts of a model')} not published</li>
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
