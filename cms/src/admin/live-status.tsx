'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

type Release = { state: string; finishedAt: string | null; startedAt: string; error: string | null }

const POLL_MS = 3000
const time = (iso: string) => new Date(iso).toLocaleString('en-GB', { day: '2-digit', month: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit' })

function useContentRelease(): { live: Release | null; latest: Release | null } | null {
  const [status, setStatus] = useState<{ live: Release | null; latest: Release | null } | null>(null)
  useEffect(() => {
    const read = async () => {
      const answer = await fetch('/cms-api/site-release/status', { credentials: 'include' })
      if (answer.ok) setStatus((await answer.json()) as { live: Release | null; latest: Release | null })
    }
    void read()
    const timer = setInterval(() => void read(), POLL_MS)
    return () => clearInterval(timer)
  }, [])
  return status
}

/** Beside the document's buttons: since when readers see the published text, or why they do not see it yet. */
export function LiveStatus() {
  const status = useContentRelease()
  const { lastUpdateTime, hasPublishedDoc } = useDocumentInfo()
  if (!status || !hasPublishedDoc) return null
  const { live, latest } = status
  if (latest?.state === 'failed') return <span role="status" style={{ color: 'var(--theme-error-500)' }}>Not live: the last release failed</span>
  if (latest?.state === 'building') return <span role="status">Going live…</span>
  if (!live?.finishedAt) return null
  const published = new Date(live.startedAt).getTime() >= (lastUpdateTime ?? 0)
  return <span role="status">{published ? `Live since ${time(live.finishedAt)}` : `Readers see the release of ${time(live.finishedAt)}`}</span>
}
