import { MAX_BULK_LISTINGS } from '@stackyard/shared/reference/bulk-fields'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../lib/api'

const PAGE = 100

/** The own listings by name, as many as one change takes. */
export const ownListingsQuery = (query: string) =>
  queryOptions({
    queryKey: ['bulk-edit', query],
    queryFn: async () => {
      const found: { id: number; name: string }[] = []
      let total = 0
      do {
        const input = { query: query || undefined, sortBy: 'name' as const, order: 'asc' as const, limit: PAGE }
        const page = await client.supply.own({ ...input, skip: found.length })
        total = page.total ?? 0
        if (page.results.length === 0) break
        found.push(...page.results.map(({ id, name }) => ({ id, name })))
      } while (found.length < Math.min(total, MAX_BULK_LISTINGS))
      return { listings: found.slice(0, MAX_BULK_LISTINGS), total }
    },
  })
