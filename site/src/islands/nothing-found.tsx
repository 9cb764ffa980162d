import type { Relax } from '@stackyard/shared/schema/relax'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { RelaxOffer } from '@stackyard/shared/ui/relax-offer'
import { useEffect, useState } from 'react'
import { client } from '../lib/api'
import { say } from '../lib/say'

export type NothingFoundProps = {
  /** What the list was asked for. */
  filters: Readonly<Record<string, string | string[]>>
  /** Filters that the page itself sets. */
  fixed: Readonly<Record<string, string>>
  onRelax: (parameters: readonly string[]) => void
  onClear: () => void
}

/** Asks which filter is in the way; no answer offers none. */
function useRelax(filters: NothingFoundProps['filters']): Relax | undefined {
  const [relax, setRelax] = useState<Relax>()
  const key = JSON.stringify(filters)
  useEffect(() => {
    const asked = new AbortController()
    const { sort: _, ...wanted } = JSON.parse(key) as Record<string, string | string[]>
    client.warehouse.relax(wanted, { signal: asked.signal }).then(
      ({ results }) => setRelax(results),
      () => undefined,
    )
    return () => asked.abort()
  }, [key])
  return relax
}

/** An empty list, with the one filter to take away. */
export default function NothingFound({ filters, fixed, onRelax, onClear }: NothingFoundProps) {
  const relax = useRelax(filters)
  return (
    <EmptyState
      title={say('No warehouses match')}
      className="py-24"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <RelaxOffer relax={relax} fixed={Object.keys(fixed)} onRelax={onRelax} />
          <Button variant="outline" onClick={onClear}>
            {say('Clear filters')}
          </Button>
        </div>
      }
    >
      {say('Try a wider area, fewer filters or another spelling.')}
    </EmptyState>
  )
}
