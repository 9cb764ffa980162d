import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { Select } from '@stackyard/shared/ui/select'
import { Notice } from '../../../components/notice'
import { apiQuery, client } from '../../../lib/api'
import { notifyDone, notifyFailure } from '../../../lib/notify'
import { texts } from '../../../lib/texts'
import { adminTexts } from '../../../lib/texts/admin'
import { bulkActions, type FlagAction } from '../flag-actions'

const words = adminTexts.bulk

const nameOf = ({ flag, value }: FlagAction): string => `${flag} ${value}`

/** What is done to the ticked listings: one choice, one question, one call. */
export function BulkBar({ ids, onClear }: { ids: readonly number[]; onClear: () => void }) {
  const actions = bulkActions()
  const [chosen, setChosen] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const action = actions.find((one) => nameOf(one) === chosen)
  const flagging = useFlagMany(onClear)
  const refused = flagging.data?.results.refused.length ?? 0
  return (
    <>
      {refused > 0 && ids.length === 0 ? (
        <Notice tone="warning" announce className="mb-3">
          {words.refused(refused)}
        </Notice>
      ) : null}
      {ids.length > 0 ? (
        <div className="rounded-card bg-subtle mb-3 flex flex-wrap items-center gap-3 border px-4 py-2">
          <p role="status" className="text-sm font-semibold">
            {words.selected(ids.length)}
          </p>
          <Select
            aria-label={words.action}
            className="w-full sm:w-64"
            placeholder={words.action}
            value={chosen}
            options={actions.map((one) => ({ value: nameOf(one), label: one.label }))}
            onChange={(event) => setChosen(event.target.value)}
          />
          <Button disabled={!action} busy={flagging.isPending} onClick={() => setIsAsked(true)}>
            {words.apply}
          </Button>
          <Button variant="ghost" onClick={onClear}>
            {words.clear}
          </Button>
        </div>
      ) : null}
      {action ? (
        <ConfirmDialog
          open={isAsked}
          onOpenChange={() => setIsAsked(false)}
          title={action.title}
          confirmLabel={action.label}
          cancelLabel={texts.actions.back}
          onConfirm={() => {
            setIsAsked(false)
            flagging.mutate({ ids: [...ids], flag: action.flag, value: action.value })
          }}
        >
          <p className="text-sm">
            <strong className="block">{words.count(ids.length)}</strong>
            {action.body}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function useFlagMany(onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (input: { ids: number[] } & Pick<FlagAction, 'flag' | 'value'>) => client.supply.flagMany(input),
    onSuccess: ({ results }) => {
      notifyDone(words.done(results.changed.length))
      onDone()
    },
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: async () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: apiQuery.supply.dashboardList.key() }),
        queryClient.invalidateQueries({ queryKey: apiQuery.warehouse.key() }),
      ]),
  })
}
