import { BulkBar } from '../../../../components/bulk-bar'
import { adminTexts } from '../../../../lib/texts/admin'
import { bulkActions, type FlagAction } from '../flag-actions'
import type { TableFilters } from '../table-query'
import { useFlagMany } from '../use-set-flag'

export type ListingBulkBarProps = {
  ids: readonly number[]
  /** What the table shows of all listings, and how many these are. */
  filters: TableFilters
  total: number
  /** Whether every listing of the table is chosen, those that are not loaded among them. */
  isAll: boolean
  onAll: () => void
  /** What is asked about the chosen listings, by the menu or by a key. */
  asked: FlagAction | null
  onAsk: (action: FlagAction | null) => void
  onClear: () => void
}

/** What is done to the chosen listings. */
export function ListingBulkBar({ filters, total, isAll, onAll, ...props }: ListingBulkBarProps) {
  const flagging = useFlagMany(props.onClear)
  return (
    <BulkBar
      {...props}
      all={{ total, isChosen: isAll, onChoose: onAll, words: adminTexts.bulk.all }}
      actions={bulkActions()}
      words={adminTexts.bulk}
      busy={flagging.isPending}
      refused={flagging.data?.refused.length ?? 0}
      onRun={({ flag, value }) => flagging.mutate({ ...(isAll ? { filters } : { ids: props.ids }), flag, value })}
    />
  )
}
