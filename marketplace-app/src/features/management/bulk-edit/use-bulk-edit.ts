import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkApplyInput, BulkPreviewRow, BulkResult } from '@stackyard/shared/schema/bulk-edit'
import { apiQuery, client } from '../../../lib/api'
import { notifyFailure } from '../../../lib/notify'
import { bulkEditTexts as words } from '../../../lib/texts/bulk-edit'
import { rowsToApply, rowsToUndo, type TypedRule, typedNumber } from './rules'

/** Rows of one call, so that progress shows. */
const BATCH = 25

export type Outcome = { kind: 'applied' | 'undone'; results: readonly BulkResult[] }

/** Previews rules over listings, makes the changes in steps, and takes the last ones back. */
export function useBulkEdit() {
  const queries = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [done, setDone] = useState(0)
  const preview = useMutation({
    mutationFn: async ({ ids, rules }: { ids: readonly number[]; rules: readonly TypedRule[] }) => {
      const sent = rules.map(({ field, action, value }) => ({ field, action, value: typedNumber(value) ?? null }))
      return (await client.supply.previewBulk({ ids: [...ids], rules: sent })).results
    },
    onMutate: () => setOutcome(null),
    onError: (error) => notifyFailure(words.failed, error),
  })
  const write = async (rows: BulkApplyInput['rows']): Promise<BulkResult[]> => {
    const results: BulkResult[] = []
    setDone(0)
    for (let from = 0; from < rows.length; from += BATCH) {
      results.push(...(await client.supply.applyBulk({ rows: rows.slice(from, from + BATCH) })).results)
      setDone(results.length)
    }
    return results
  }
  const onSettled = () => queries.invalidateQueries({ queryKey: apiQuery.supply.key() })
  const apply = useMutation({
    mutationFn: async (rows: readonly BulkPreviewRow[]) => write(rowsToApply(rows)),
    onSuccess: (results) => setOutcome({ kind: 'applied', results }),
    onError: (error) => notifyFailure(words.applyFailed, error),
    onSettled,
  })
  const undo = useMutation({
    mutationFn: async ({ rows, results }: { rows: readonly BulkPreviewRow[]; results: readonly BulkResult[] }) =>
      write(rowsToUndo(rows, results)),
    onSuccess: (results) => setOutcome({ kind: 'undone', results }),
    onError: (error) => notifyFailure(words.applyFailed, error),
    onSettled,
  })
  const reset = () => {
    preview.reset()
    setOutcome(null)
  }
  return { preview, apply, undo, outcome, done, reset }
}
