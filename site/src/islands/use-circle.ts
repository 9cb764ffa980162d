import type { toMapInput } from '@stackyard/shared/domain/explore-search'
import { logFailure } from '@stackyard/shared/reference/log-failure'
import type { SearchCircle } from '@stackyard/shared/schema/search-circle'
import { useEffect, useState } from 'react'
import { client } from '../lib/api'

type Filters = ReturnType<typeof toMapInput>

/** The circle that a search looks in; nothing is asked where no map shows it, or where neither a place nor a point is named. */
export function useCircle(isShown: boolean, filters: Filters): SearchCircle {
  const [found, setFound] = useState<{ of: string; circle: SearchCircle } | null>(null)
  const isAsked = isShown && (filters.query !== undefined || filters.latitude !== undefined)
  const key = isAsked ? JSON.stringify(filters) : null
  useEffect(() => {
    if (key === null) return undefined
    const abort = new AbortController()
    client.warehouse.circle(JSON.parse(key) as Filters, { signal: abort.signal }).then(
      ({ results }) => setFound({ of: key, circle: results }),
      (error: unknown) => {
        if (!abort.signal.aborted) logFailure('The circle of the search could not be loaded', error)
      },
    )
    return () => abort.abort()
  }, [key])
  return found !== null && found.of === key ? found.circle : null
}
