import { BulkBar } from '../../../components/bulk-bar'
import { adminTexts } from '../../../lib/texts/admin'
import { bulkActions, type FlagAction } from '../flag-actions'
import { useFlagMany } from '../use-set-flag'

export type ListingBulkBarProps = {
  ids: readonly number[]
  /** What is asked about the ticked listings, by the button or by a key. */
  asked: FlagAction | null
  onAsk: (action: FlagAction | null) => void
  onClear: () => void
}

/** What is done to the ticked listings. */
export function ListingBulkBar(props: ListingBulkBarProps) {
  const flagging = useFlagMany(props.onClear)
  return (
    <BulkBar
      {...props}
      actions={bulkActions()}
      words={adminTexts.bulk}
      busy={flagging.isPending}
      refused={flagging.data?.refused.length ?? 0}
      onRun={({ flag, value }) => flagging.mutate({ ids: props.ids, flag, value })}
    />
  )
}
