import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { publicConfigQuery } from '../lib/public-config'
import { texts } from '../lib/texts'

/** Wherever money moves: says that it is not real, when the server says so. A staging installation says it on top of all. */
export function TestModeBanner() {
  const { data: config } = useQuery(publicConfigQuery())
  return config?.isTestMode && !config.isStaging ? <TestModeLine /> : null
}

/** On top of every page of a staging installation. */
export function StagingBanner() {
  const { data: config } = useQuery(publicConfigQuery())
  return config?.isStaging ? <TestModeLine /> : null
}

function TestModeLine() {
  return (
    <p className="rounded-card border-warning-border bg-warning-surface text-warning-ink flex flex-wrap items-center gap-x-2 gap-y-1 border px-4 py-2.5 text-sm">
      <FlaskConical aria-hidden className="size-4" />
      <strong className="font-semibold">{texts.shell.testMode}</strong>
      <span>{texts.shell.testModeText}</span>
    </p>
  )
}
