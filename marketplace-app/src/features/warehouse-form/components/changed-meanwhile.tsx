import { useQuery } from '@tanstack/react-query'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { client } from '../../../lib/api'
import { listingFormTexts as words } from '../../../lib/texts/listing-form'
import { changedFields } from '../changed-fields'

/** What somebody else changed since this state of the listing was read; nothing while it is not known. */
export function ChangedMeanwhile({ seen }: { seen: WarehouseRecord }) {
  const present = useQuery({
    queryKey: ['listing-changed-meanwhile', seen.id, seen.version],
    queryFn: async () => (await client.supply.ownRecord({ id: String(seen.id) })).results,
    gcTime: 0,
  })
  const changed = present.data ? changedFields(seen, present.data) : []
  return changed.length > 0 ? <span className="mt-1 block">{words.changedMeanwhile(changed.join(', '))}</span> : null
}
