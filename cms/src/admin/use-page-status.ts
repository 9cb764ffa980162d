'use client'

import { useEffect, useState } from 'react'

/** The page of one document (cms/src/modules/content/page-draws.ts). */
export type PageDraw = {
  path: string
  state: 'live' | 'waiting' | 'failed'
  drawnAt: string | null
  error: string | null
  brokenLinks: string[]
}

/** The pages of all documents. */
export type PageStatus = { failed: PageDraw[]; waiting: number; newest: PageDraw | null; brokenLinks: string[] }

const POLL_MS = 3000

/** What the server says at an address below /preview, read again every three seconds; null until the first answer. */
export function usePageStatus<T>(address: string | null): T | null {
  const [status, setStatus] = useState<T | null>(null)
  useEffect(() => {
    if (!address) return undefined
    const read = async () => {
      // Read again in three seconds.
      const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => null)
      if (answer?.ok) setStatus((await answer.json()) as T)
    }
    void read()
    const timer = setInterval(() => void read(), POLL_MS)
    return () => clearInterval(timer)
  }, [address])
  return status
}

export const clock = (iso: string): string =>
  new Date(iso).toLocaleString('en-GB', {
    day: '2-digit',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
