'use client'

import { useEffect, useState } from 'react'

export type Release = {
  state: 'building' | 'live' | 'failed' | 'unchanged'
  startedAt: string
  finishedAt: string | null
  pages: number | null
  error: string | null
  brokenLinks: string[]
}

export type PartStatus = { live: Release | null; latest: Release | null }
export type ReleaseStatus = { content: PartStatus }

const POLL_MS = 3000

/** How the releases of the site stand, read again every three seconds; null until the first answer. */
export function useReleaseStatus(): ReleaseStatus | null {
  const [status, setStatus] = useState<ReleaseStatus | null>(null)
  useEffect(() => {
    const read = async () => {
      // Read again in three seconds.
      const answer = await fetch('/preview/status', { credentials: 'same-origin' }).catch(() => null)
      if (answer?.ok) setStatus((await answer.json()) as ReleaseStatus)
    }
    void read()
    const timer = setInterval(() => void read(), POLL_MS)
    return () => clearInterval(timer)
  }, [])
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
