import { CloseAccount } from './close-account'
import { DataCopy } from './data-copy'
import { OwnerOnly } from './owner-only'

/** Settings #data: a copy of one's data, and the end of the account. */
export function DataPanel() {
  return (
    <OwnerOnly>
      <div className="grid max-w-3xl grid-cols-1 gap-10">
        <DataCopy />
        <CloseAccount />
      </div>
    </OwnerOnly>
  )
}
