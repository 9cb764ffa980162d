import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { MergeChanges } from '../../../../components/listing-form/merge-changes'
import { client } from '../../../../lib/api'
import { fieldName } from '../field-name'
import { contentOf } from '../listing-values'

type ChangedMeanwhileProps = { seen: WarehouseRecord; onMerged: (present: WarehouseRecord) => void }

/** What somebody else changed since this state of the listing was read, to be put together with the form's changes. */
export function ChangedMeanwhile({ seen, onMerged }: ChangedMeanwhileProps) {
  return (
    <MergeChanges
      seen={seen}
      contentOf={contentOf}
      read={async () => (await client.supply.ownRecord({ id: String(seen.id) })).results}
      nameOf={fieldName}
      onMerged={onMerged}
    />
  )
}
