'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { clock, useReleaseStatus } from './use-release-status'

/** Beside the document's buttons: since when readers see the published text, or why they do not see it yet. */
export function LiveStatus() {
  const status = useReleaseStatus()
  const { lastUpdateTime, hasPublishedDoc } = useDocumentInfo()
  if (!status || !hasPublishedDoc) return null
  const { live, latest } = status.content
  if (latest?.state === 'failed')
    return (
      <span role="status" style={{ color: 'var(--theme-error-500)' }} title={latest.error ?? ''}>
        Not live: the last release failed
      </span>
    )
  if (latest?.state === 'building') return <span role="status">Going live…</span>
  if (!live?.finishedAt) return null
  const isCurrent = new Date(live.startedAt).getTime() >= (lastUpdateTime ?? 0)
  return (
    <span role="status">
      {isCurrent ? `Live since ${clock(live.finishedAt)}` : `Readers see the release of ${clock(live.finishedAt)}`}
    </span>
  )
}
