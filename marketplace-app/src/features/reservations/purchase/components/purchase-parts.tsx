import { useState } from 'react'
import { canReserveStorage, offersFulfillment } from '@stackyard/shared/domain/listing-action'
import type { ReserveSearch } from '@stackyard/shared/domain/reserve-search'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { AddFulfillment } from '@stackyard/shared/ui/add-fulfillment'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { withKeptNeed } from '@stackyard/shared/ui/kept-need'
import { say } from '@stackyard/shared/ui/say'
import { moneyTexts } from '../../../../lib/texts/money'
import { fittingStorage } from '../fitting-storage'
import type { PurchaseOrder } from '../purchase-order'
import { StorageFields } from './storage-fields'

const words = moneyTexts.purchase.parts

type PurchasePartsProps = {
  warehouse: Warehouse
  order: PurchaseOrder
  asked: ReserveSearch
  onAsk: (asked: ReserveSearch) => void
  /** The fields of added storage say what can't be reserved: the order isn't theirs. */
  onUnfit: (isUnfit: boolean) => void
}

/** Adds fulfillment to storage or storage to fulfillment, where the warehouse has both; a quote stands as it is. */
export function PurchaseParts({ warehouse, order, asked, onAsk, onUnfit }: PurchasePartsProps) {
  const [now] = useState(() => new Date())
  const [isStorageAdded, setIsStorageAdded] = useState(false)
  const hasBoth = canReserveStorage(warehouse) && offersFulfillment(warehouse)
  if (!hasBoth || (order.type === 'offering' && order.fromQuote)) return null
  if (order.type === 'offering' && !isStorageAdded)
    return <AddFulfillment warehouse={warehouse} added={asked.add} onAdd={(add) => onAsk({ ...asked, add })} />
  const tier = order.type === 'fulfillment' ? order.quote.tierName : asked.add
  const storage = fittingStorage(warehouse, withKeptNeed({}), now)
  if (tier === undefined || !storage) return null
  return (
    <div className="rounded-control border px-4 py-1">
      <Checkbox
        name="addStorage"
        checked={isStorageAdded}
        onChange={(event) => {
          setIsStorageAdded(event.target.checked)
          onUnfit(false)
          onAsk(event.target.checked ? { ...storage, add: tier } : { tier })
        }}
        label={words.addStorage}
        hint={say('One reservation and one payment. The warehouse accepts or declines both.')}
      />
      {order.type === 'offering' ? (
        <StorageFields
          warehouse={warehouse}
          asked={asked}
          now={now}
          onChoice={(chosen) => {
            onUnfit(chosen === null)
            if (chosen) onAsk({ ...chosen, add: tier })
          }}
        />
      ) : null}
    </div>
  )
}
