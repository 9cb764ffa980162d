'use client'

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

type Choice = { value: string; label: string }
/** `waits`: the status of records that nobody has decided on. */
type Props = { approve: Choice; refuse: Choice; waits?: string; needsReason?: boolean; isFinal?: boolean }
type Waiting = { docs: { id: number }[]; totalDocs: number }

/** How many others wait, and the oldest of them; asked for again after each save. */
function useWaiting(
  { collection, waits }: { collection: string | undefined; waits: string },
  id: number | string | undefined,
  savedAt: unknown,
) {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  useEffect(() => {
    const read = async () => {
      const query = `where[status][equals]=${waits}&where[id][not_equals]=${id}&sort=createdAt&limit=1&depth=0`
      // Without an answer the bar names no next document.
      const answer = await fetch(`/cms-api/${collection}?${query}`, { credentials: 'same-origin' }).catch(() => null)
      if (answer?.ok) setWaiting((await answer.json()) as Waiting)
    }
    void read()
  }, [collection, waits, id, savedAt])
  return waiting
}

/** Keys of the bar, while focus is in it: each leads to a control, Enter uses it. */
const KEYS: Readonly<Record<string, string>> = { a: 'approve', r: 'refuse', n: 'next' }

const isFree = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * Beside a record that waits for a decision: decides on it, and leads to the next that waits. Focus is on the bar when
 * the record opens, and on the way to the next after a decision.
 */
export function DecisionBar({ approve, refuse, waits = 'pending', needsReason = false, isFinal = false }: Props) {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const { submit, dispatchFields, setModified } = useForm()
  const reason = useFormFields(([fields]) => fields.reason?.value)
  const saved = savedDocumentData?.status as string | undefined
  const waiting = useWaiting({ collection: collectionSlug, waits }, id, savedDocumentData?.updatedAt)
  const bar = useRef<HTMLElement>(null)
  const [isDeciding, setIsDeciding] = useState(false)
  const [isReasonAsked, setIsReasonAsked] = useState(false)
  const wasPending = useRef(false)
  const part = (name: string) => bar.current?.querySelector<HTMLElement>(`[data-part="${name}"]`)

  useEffect(() => {
    if (isFree()) bar.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (saved === waits) wasPending.current = true
    if (!wasPending.current || saved === waits || !waiting) return
    wasPending.current = false
    const target = bar.current?.querySelector<HTMLElement>('[data-part="next"]') ?? bar.current
    target?.focus()
  }, [saved, waits, waiting])
  useEffect(() => {
    if (!isReasonAsked) return undefined
    // The server says when the field is to be shown.
    const look = setInterval(() => {
      const field = document.getElementById('field-reason')
      if (!field) return
      field.focus()
      setIsReasonAsked(false)
    }, 50)
    return () => clearInterval(look)
  }, [isReasonAsked])

  const decide = async ({ value }: Choice) => {
    if (value === refuse.value && needsReason && !String(reason ?? '').trim()) {
      dispatchFields({ type: 'UPDATE', path: 'status', value })
      setModified(true)
      setIsReasonAsked(true)
      return
    }
    setIsDeciding(true)
    await submit({ overrides: { status: value } })
    setIsDeciding(false)
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = part(KEYS[event.key.toLowerCase()] ?? '')
    if (!target) return
    event.preventDefault()
    target.focus()
  }
  const offered = saved === waits || !isFinal
  const button = (choice: Choice, name: 'approve' | 'refuse') =>
    offered && saved !== choice.value ? (
      <button type="button" data-part={name} disabled={isDeciding} onClick={() => void decide(choice)}>
        {choice.label}
      </button>
    ) : null
  return (
    <section ref={bar} tabIndex={-1} aria-label="Decision" className="decision-bar" onKeyDown={press}>
      <p>
        {button(approve, 'approve')} {button(refuse, 'refuse')}
      </p>
      <p role="status">
        {waiting ? (waiting.totalDocs === 0 ? 'No other waits.' : `${waiting.totalDocs} more to decide.`) : ''}
      </p>
      {waiting ? (
        <p>
          {waiting.docs[0] ? (
            <a data-part="next" href={`/admin/collections/${collectionSlug}/${waiting.docs[0].id}`}>
              Open the next that waits
            </a>
          ) : (
            <a data-part="next" href="/admin">
              Back to the start page
            </a>
          )}
        </p>
      ) : null}
      {isFinal && saved === waits ? <p>A decision is final: the person is told at once.</p> : null}
      <p className="field-description">
        a, r and n lead to the buttons and to the next{needsReason ? '; Ctrl S saves the reason' : ''}.
      </p>
    </section>
  )
}
