'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { clock, type PageDraw, usePageStatus } from './use-page-status'

/** Beside the document's buttons: since when readers see the published text, or why they do not see it yet. */
export function LiveStatus() {
  const { collectionSlug, id, hasPublishedDoc } = useDocumentInfo()
  const draw = usePageStatus<PageDraw | null>(collectionSlug && id ? `/preview/status/${collectionSlug}/${id}` : null)
  if (!draw || !hasPublishedDoc) return null
  if (draw.state === 'failed')
    return (
      <span role="status" style={{ color: 'var(--theme-error-500)' }} title={draw.error ?? ''}>
        Not live yet: the page couldn’t be rendered. We’ll try again.
      </span>
    )
  if (draw.state === 'waiting' || !draw.drawnAt) return <span role="status">Going live…</span>
  return (
    <span role="status" title={draw.brokenLinks.join('\n')}>
      Live since {clock(draw.drawnAt)}
      {draw.brokenLinks.length > 0 ? ` · Links that lead nowhere: ${draw.brokenLinks.join(', ')}` : ''}
    </span>
  )
}
