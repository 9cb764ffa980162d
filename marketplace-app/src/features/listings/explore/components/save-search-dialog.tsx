import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { alertReasons } from '@stackyard/shared/reference/search-alerts'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { NameField } from '@stackyard/shared/ui/name-field'
import { saidSpace } from '@stackyard/shared/ui/said-space'
import { AlertFields, type AlertChoice } from '../../../../components/alert-fields'
import { apiQuery, client } from '../../../../lib/api'
import { createKeyKeeper } from '../../../../lib/idempotency'
import { notifyDone } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { savedTexts } from '../../../../lib/texts/saved'
import { type ExploreSearch, needOf, toSavedInput } from '../explore-search'

const words = savedTexts.searches
const keys = createKeyKeeper('save-search')

export type SaveSearchDialogProps = { search: ExploreSearch; title: string; open: boolean; onClose: () => void }

/** What a search is called unless said: its place or the list's title, and the space that it asks for. */
const nameOf = (search: ExploreSearch, title: string): string =>
  [search.query ?? title, saidSpace(needOf(search))].filter(Boolean).join(' · ').slice(0, 80)

/** The name of a search to save, and its alert. */
export function SaveSearchDialog({ search, title, open, onClose }: SaveSearchDialogProps) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  const [alert, setAlert] = useState<AlertChoice>({ alert: 'daily', events: [...alertReasons] })
  const name = typed ?? nameOf(search, title)
  const saving = useMutation({
    mutationFn: async () => {
      const input = { name, filters: toSavedInput(search), ...alert }
      return client.savedSearch.create(input, { context: { idempotencyKey: keys.keyFor(input) } })
    },
    onSettled: (_done, error) => keys.settle(error),
    onSuccess: async () => {
      notifyDone(words.saved)
      setTyped(null)
      onClose()
      await queryClient.invalidateQueries({ queryKey: apiQuery.savedSearch.key() })
    },
  })
  return (
    <Dialog open={open} onOpenChange={onClose} title={words.saveTitle}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          saving.mutate()
        }}
      >
        <NameField
          label={savedTexts.name}
          value={name}
          error={saving.isError ? toProblem(saving.error).message : undefined}
          onChange={setTyped}
        />
        <AlertFields value={alert} onChange={setAlert} />
        <div className="flex justify-end">
          <Button type="submit" disabled={saving.isPending || name.trim() === ''}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
