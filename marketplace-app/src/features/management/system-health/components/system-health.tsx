import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { HealthCheck, HealthState, SystemHealth } from '@stackyard/shared/schema/system-health'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Page } from '../../../../components/page'
import { apiQuery } from '../../../../lib/api'
import { formatDateTime } from '../../../../lib/format'
import { systemHealthTexts as words } from '../../../../lib/texts/system-health'

const RENEW_MS = 30_000

const marks = {
  ok: { tone: 'success', Icon: CircleCheck },
  look: { tone: 'warning', Icon: CircleAlert },
  broken: { tone: 'danger', Icon: TriangleAlert },
} as const

/** What of the installation works and what does not, for admins; renewed while it is open. */
export function SystemHealthPage() {
  const query = useQuery(
    apiQuery.systemHealth.get.queryOptions({ select: (reply) => reply.results, refetchInterval: RENEW_MS }),
  )
  return (
    <Page
      title={words.title}
      description={words.lead}
      actions={
        <Button variant="outline" disabled={query.isFetching} onClick={() => void query.refetch()}>
          {words.refresh}
        </Button>
      }
    >
      {query.isPending ? <Skeleton className="rounded-card h-96 max-w-4xl" /> : null}
      {query.isError ? (
        <ErrorState title={words.failed} message={words.failedLead} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data && !query.isError ? <Health health={query.data} /> : null}
    </Page>
  )
}

function Health({ health: { at, state, checks, versions } }: { health: SystemHealth }) {
  if (checks.length === 0) return <EmptyState title={words.none}>{words.noneLead}</EmptyState>
  return (
    <div className="grid max-w-4xl gap-6">
      <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <State state={state} />
        <span className="font-semibold">{words.overall[state]}</span>
        <time dateTime={at} className="text-muted-foreground text-sm">
          {words.at(formatDateTime(at))}
        </time>
      </p>
      <ul aria-label={words.checks} className="grid gap-3">
        {checks.map((check) => (
          <Check key={check.key} check={check} />
        ))}
      </ul>
      <section aria-labelledby="versions-title">
        <h2 id="versions-title" className="font-display mb-2 text-lg font-semibold">
          {words.versions}
        </h2>
        <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1 text-sm">
          {Object.entries(versions).map(([name, version]) => (
            <div key={name} className="contents">
              <dt className="text-muted-foreground">{words.version[name as keyof typeof versions]}</dt>
              <dd className="font-mono">{version}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

function Check({ check: { key, state, sentence, advice } }: { check: HealthCheck }) {
  return (
    <li className="rounded-card bg-card flex flex-wrap items-start gap-x-4 gap-y-2 border p-4">
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold">{words.keys[key]}</h2>
        <p className="text-sm">{words.said(sentence)}</p>
        {advice === null ? null : (
          <p className="text-muted-foreground mt-1 text-sm">
            {words.whatToDo} {words.said(advice)}
          </p>
        )}
      </div>
      <State state={state} />
    </li>
  )
}

function State({ state }: { state: HealthState }) {
  const { tone, Icon } = marks[state]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {words.states[state]}
    </Badge>
  )
}
