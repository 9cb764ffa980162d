'use client'

import { Banner } from '@payloadcms/ui'
import { AwaitingPanel } from './awaiting-panel'
import { clock, type PageStatus, usePageStatus } from './use-page-status'

const name = 'News and pages'

function ContentPages({ failed, waiting, newest, brokenLinks }: PageStatus) {
  if (failed.length > 0)
    return (
      <Banner type="error">
        <div role="alert">
          <strong>{name}: some pages couldn’t be rendered.</strong> Readers still see the old ones. We’ll try again.
          <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '14rem', overflow: 'auto' }}>
            {failed.map(({ path, error }) => `${path}: ${error}`).join('\n')}
          </pre>
        </div>
      </Banner>
    )
  if (waiting > 0)
    return (
      <Banner type="info">
        {name}: {waiting === 1 ? 'one page is' : `${waiting} pages are`} going live…
      </Banner>
    )
  if (!newest?.drawnAt) return null
  return (
    <Banner type="success">
      {name}: live since {clock(newest.drawnAt)}.
      {brokenLinks.length > 0 ? ` Links that lead nowhere: ${brokenLinks.join('; ')}` : ''}
    </Banner>
  )
}

/** On the dashboard: what readers see, what couldn't be rendered, and what waits for an editor. */
export function PageBanner() {
  const status = usePageStatus<PageStatus>('/preview/status')
  if (!status) return null
  return (
    <>
      <section aria-label="Site pages">
        <ContentPages {...status} />
      </section>
      <AwaitingPanel />
    </>
  )
}
