import { reservableTier } from '../domain/order-parts'
import { rateSheet } from '../domain/rate-sheet'
import type { Warehouse } from '../schema/warehouse'
import { Checkbox } from './checkbox'
import { say } from './say'
import { TierField } from './tier-field'

type AddFulfillmentProps = {
  warehouse: Warehouse
  /** The tier that is reserved with the storage. */
  added: string | undefined
  onAdd: (tier: string | undefined) => void
}

/** Ticks fulfillment in addition to storage, with the volume tier; nothing where no tier can be reserved. */
export function AddFulfillment({ warehouse, added, onAdd }: AddFulfillmentProps) {
  const tiers = rateSheet(warehouse.fulfillmentRates ?? []).filter(({ tierName }) =>
    reservableTier(warehouse, tierName),
  )
  const first = tiers[0]
  if (!first) return null
  return (
    <div className="rounded-control border px-4 py-1">
      <Checkbox
        name="addFulfillment"
        checked={added !== undefined}
        onChange={(event) => onAdd(event.target.checked ? first.tierName : undefined)}
        label={say('Add fulfillment')}
        hint={say('One reservation and one payment. The warehouse accepts or declines both.')}
      />
      {added === undefined ? null : <TierField tiers={tiers} value={added} onChange={onAdd} className="mb-3" />}
    </div>
  )
}
