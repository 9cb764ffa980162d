import { useState } from 'react'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { BulkBar } from '../../../../components/bulk-bar'
import { serviceTexts } from '../../../../lib/texts/services'
import { bulkServiceActions } from '../flag-actions'
import { useFlagServices } from '../use-service-flags'

const words = serviceTexts.bulk

export type ServiceBulkProps = {
  /** The services on this page of the list. */
  shown: readonly number[]
  ticked: ReadonlySet<number>
  onTick: (ids: ReadonlySet<number>) => void
}

/** What an admin does to the ticked services of a list, over its cards. */
export function ServiceBulk({ shown, ticked, onTick }: ServiceBulkProps) {
  const [asked, onAsk] = useState<ReturnType<typeof bulkServiceActions>[number] | null>(null)
  const onClear = () => onTick(new Set())
  const flagging = useFlagServices(onClear)
  const isAll = shown.length > 0 && shown.every((id) => ticked.has(id))
  const ids = [...ticked]
  return (
    <>
      {shown.length > 0 ? (
        <Checkbox
          className="mb-2 w-fit"
          label={words.selectAll}
          checked={isAll}
          onChange={() => onTick(isAll ? new Set() : new Set([...ticked, ...shown]))}
        />
      ) : null}
      <BulkBar
        ids={ids}
        actions={bulkServiceActions()}
        words={words}
        asked={asked}
        onAsk={onAsk}
        onClear={onClear}
        busy={flagging.isPending}
        refused={flagging.data?.refused.length ?? 0}
        onRun={({ flag, value }) => flagging.mutate({ ids, flag, value })}
      />
    </>
  )
}
