import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ServiceRecord } from '@stackyard/shared/schema/service'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { pictureAt } from '@stackyard/shared/ui/picture'
import { serviceTypeLabel } from '@stackyard/shared/ui/service-card'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { toProblem } from '../../../../lib/problem'
import { serviceTexts } from '../../../../lib/texts/services'
import { recordQuery } from '../queries'

const words = serviceTexts.own
const form = { to: '/dashboard/services/edit/$id', params: { id: 'own' } } as const

/** The service of the reader: how it stands, and the ways to its form and its page; without one, the way to the first. */
export function OwnService() {
  const query = useQuery(recordQuery({ kind: 'own' }))
  if (query.isPending) return <Skeleton className="rounded-card h-24" />
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  if (query.data) return <OwnEntry service={query.data} />
  return (
    <EmptyState
      title={words.empty}
      action={
        <Button asChild>
          <Link {...form}>{words.add}</Link>
        </Button>
      }
    >
      {words.emptyLead}
    </EmptyState>
  )
}

function OwnEntry({ service: { id, name, serviceType, photos, isDraft, visible } }: { service: ServiceRecord }) {
  const photo = photos.find(({ primary }) => primary) ?? photos[0]
  return (
    <article className="rounded-card bg-card flex flex-wrap items-center gap-4 border p-3">
      {photo ? (
        <img src={pictureAt(photo.link, 320)} alt="" className="bg-muted rounded-control h-16 w-24 object-cover" />
      ) : (
        <span aria-hidden className="bg-muted rounded-control h-16 w-24" />
      )}
      <div className="min-w-0 flex-1">
        <h3 className="truncate font-semibold">{name}</h3>
        <p className="text-muted-foreground text-sm">{serviceTypeLabel(serviceType)}</p>
        <p className="mt-1 flex flex-wrap gap-1.5">
          <Badge tone={isDraft ? 'neutral' : 'success'}>{isDraft ? serviceTexts.draft : words.live}</Badge>
          {visible ? null : <Badge tone="warning">{words.hidden}</Badge>}
        </p>
      </div>
      <span className="flex flex-wrap gap-2">
        <Button asChild variant="outline" size="sm">
          <Link {...form}>{serviceTexts.edit}</Link>
        </Button>
        <Button asChild variant="ghost" size="sm">
          <Link to="/dashboard/services/$id" params={{ id: String(id) }}>
            {words.open}
          </Link>
        </Button>
      </span>
    </article>
  )
}
