import { text } from '@stackyard/shared/messages/text'

/** On top of the panel of a staging installation. */
export function StagingNotice() {
  if (process.env.LIVE !== 'staging') return null
  return (
    <p style={{ margin: 0, padding: '0.5rem 1rem', background: '#fdf1e4', color: '#5b3208' }}>
      {text('site.testMode')}
    </p>
  )
}
