import type { Facet, Facets } from '@stackyard/shared/schema/facets'
import { useEffect, useState } from 'react'
import { client } from '../lib/api'
import { formatNumber } from '@stackyard/shared/ui/format'
import { sayName } from '@stackyard/shared/ui/say'

/** Counts beside the choices, asked for while the filters are open; null until they are known. */
export function useFacets(isOpen: boolean, filters: Readonly<Record<string, string | string[]>>): Facets | null {
  const [facets, setFacets] = useState<Facets | null>(null)
  const key = JSON.stringify(filters)
  useEffect(() => {
    if (!isOpen) return
    const asked = new AbortController()
    const { sort: _, ...wanted } = JSON.parse(key) as Record<string, string | string[]>
    client.warehouse.facets(wanted, { signal: asked.signal }).then(
      ({ results }) => setFacets(results),
      () => (asked.signal.aborted ? undefined : setFacets(null)),
    )
    return () => asked.abort()
  }, [isOpen, key])
  return facets
}

/** A choice with its count, as soon as there is one. */
export function counted(label: string, facet: readonly Facet[] | undefined, key: string): string {
  if (!facet) return sayName(label)
  const choice = facet.find((one) => one.key.toLowerCase() === key.toLowerCase())
  return `${sayName(label)} (${formatNumber(choice?.count ?? 0)})`
}
