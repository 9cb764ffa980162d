'use client'

import { Banner } from '@payloadcms/ui'
import { AwaitingPanel } from './awaiting-panel'
import { clock, useReleaseStatus, type PartStatus } from './use-release-status'

const name = 'News and pages'

function ContentRelease({ status }: { status: PartStatus }) {
  const { live, latest } = status
  if (latest?.state === 'failed')
    return (
      <Banner type="error">
        <div role="alert">
          <strong>{name}: the last release failed.</strong> Readers still see{' '}
          {live?.finishedAt ? `the release of ${clock(live.finishedAt)}` : 'no release'}.
          <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '14rem', overflow: 'auto' }}>
            {latest.error}
          </pre>
        </div>
      </Banner>
    )
  if (latest?.state === 'building') return <Banner type="info">{name}: a release is being built…</Banner>
  if (!live?.finishedAt) return <Banner type="info">{name}: no release yet.</Banner>
  return (
    <Banner type="success">
      {name}: live since {clock(live.finishedAt)}, {(live.pages ?? 0).toLocaleString('en-US')} pages.
      {live.brokenLinks.length > 0 ? ` Links that lead nowhere: ${live.brokenLinks.join('; ')}` : ''}
    </Banner>
  )
}

/** On the dashboard: what readers see, why a release did not come, and what waits for an editor. */
export function ReleaseBanner() {
  const status = useReleaseStatus()
  if (!status) return null
  return (
    <>
      <section aria-label="Site releases">
        <ContentRelease status={status.content} />
      </section>
      <AwaitingPanel />
    </>
  )
}
