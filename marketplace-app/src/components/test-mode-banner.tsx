import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { publicConfigQuery } from '../lib/public-config'
import { texts } from '../lib/texts'

/** Wherever money moves: says that it is not real, when the server says so. */
export function TestModeBanner() {
  const { data: config } = useQuery(publicConfigQuery())
  if (!config?.isTestMode) return null
  return (
    <p className="rounded-card border-warning-border bg-warning-surface text-warning-ink flex flex-wrap items-center gap-x-2 gap-y-1 border px-4 py-2.5 text-sm">
      <FlaskConical aria-hidden className="size-4" />
      <strong className="font-semibold">{texts.shell.testMode}</strong>
      <span>{texts.shell.testModeText}</span>
    </p>
  )
}
