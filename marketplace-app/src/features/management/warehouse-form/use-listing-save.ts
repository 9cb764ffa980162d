import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ListingContent, WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { apiQuery, client } from '../../../lib/api'

export type SaveRequest = {
  /** All of it, or what of a draft can be stored. */
  content: Partial<ListingContent>
  isDraft: boolean
  /** Prices that fall far are meant. */
  confirmPrices?: true
  /** Saved by itself, which only a draft is: what was published meanwhile stays as it is. */
  isUnasked?: true
}

/**
 * Creates with the first save and from then on changes what was created, one save after the other and always with the
 * version seen last. `managerId` makes it a listing of that managed profile.
 */
export function useListingSave(
  start: WarehouseRecord | null,
  managerId: number | undefined,
  onKept: (content: Partial<ListingContent>) => void,
) {
  const queryClient = useQueryClient()
  const latest = useRef(start)
  const [record, setRecord] = useState(start)
  const saving = useMutation({
    scope: { id: 'listing-form' },
    mutationFn: async ({ content, isDraft, isUnasked, confirmPrices }: SaveRequest): Promise<WarehouseRecord> => {
      const known = latest.current
      if (isUnasked && known && !known.isDraft) return known
      const fields = { ...content, isDraft, ...(confirmPrices ? { confirmPrices } : {}) }
      const { results } = known
        ? await client.supply.update({ ...fields, id: known.id, version: known.version })
        : managerId === undefined
          ? await client.supply.create(fields)
          : await client.adminListing.managerWarehouse({ ...fields, managerId })
      latest.current = results
      return results
    },
    onSuccess: (saved, { content }) => {
      setRecord(saved)
      onKept(content)
      void queryClient.invalidateQueries({ queryKey: apiQuery.supply.own.key() })
      void queryClient.invalidateQueries({ queryKey: apiQuery.supply.ownCounts.key() })
      void queryClient.invalidateQueries({ queryKey: apiQuery.warehouse.key() })
    },
  })
  /** Takes what another call saved, so that the next save goes on from its version. */
  const adopt = (saved: WarehouseRecord) => {
    latest.current = saved
    setRecord(saved)
  }
  return { record, saving, adopt }
}
