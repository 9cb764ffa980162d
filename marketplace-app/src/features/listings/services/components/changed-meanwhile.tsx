import type { ServiceRecord } from '@stackyard/shared/schema/service'
import { MergeChanges } from '../../../../components/listing-form/merge-changes'
import { type FormTarget, readRecord } from '../queries'
import { serviceFieldName } from '../service-fields'
import { contentOf } from '../service-values'

type ChangedMeanwhileProps = { seen: ServiceRecord; target: FormTarget; onMerged: (present: ServiceRecord) => void }

/** What somebody else changed since this state of the service was read, to be put together with the form's changes. */
export function ChangedMeanwhile({ seen, target, onMerged }: ChangedMeanwhileProps) {
  return (
    <MergeChanges
      seen={seen}
      contentOf={contentOf}
      read={() => readRecord(target)}
      nameOf={(path) => serviceFieldName(seen.serviceType, path)}
      onMerged={onMerged}
    />
  )
}
