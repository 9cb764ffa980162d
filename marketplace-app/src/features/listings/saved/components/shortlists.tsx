import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Link2, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { savedTexts } from '../../../../lib/texts/saved'

const words = savedTexts.shortlists

const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog')).RenameDialog }))

/** A person's shortlists, and a new one. */
export function Shortlists() {
  const queryClient = useQueryClient()
  const query = useQuery(apiQuery.shortlist.list.queryOptions())
  const [isNew, setIsNew] = useState(false)
  if (query.isPending) return <Skeleton className="rounded-card h-40" />
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  const lists = query.data.results
  const add = (
    <Button variant="outline" onClick={() => setIsNew(true)}>
      <Plus aria-hidden />
      {words.newName}
    </Button>
  )
  return (
    <>
      {lists.length === 0 ? (
        <EmptyState action={add}>{words.none}</EmptyState>
      ) : (
        <div className="grid gap-4">
          <ul aria-label={words.list} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {lists.map((list) => (
              <li key={list.id} className="rounded-card bg-card hover:shadow-raise relative border p-4">
                <Link
                  to="/dashboard/shortlists/$id"
                  params={{ id: String(list.id) }}
                  className="font-semibold wrap-anywhere after:absolute after:inset-0"
                >
                  {list.name}
                </Link>
                <p className="text-muted-foreground mt-1 flex flex-wrap items-center gap-2 text-sm">
                  {words.count(list.warehouseIds.length)}
                  {list.isLinked ? (
                    <Badge>
                      <Link2 aria-hidden />
                      {words.linked}
                    </Badge>
                  ) : null}
                </p>
              </li>
            ))}
          </ul>
          <div>{add}</div>
        </div>
      )}
      {isNew ? (
        <Suspense>
          <RenameDialog
            name=""
            title={words.newName}
            onSave={async (name) => {
              await client.shortlist.create({ name })
              notifyDone(words.created)
              await queryClient.invalidateQueries({ queryKey: apiQuery.shortlist.key() })
            }}
            onClose={() => setIsNew(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
