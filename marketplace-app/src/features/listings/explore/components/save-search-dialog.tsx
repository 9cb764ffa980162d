import { useQueryClient } from '@tanstack/react-query'
import { createKeyKeeper } from '@stackyard/shared/contract/key-keeper'
import { needOf } from '@stackyard/shared/domain/explore-need'
import { type ExploreSearch, toSavedInput } from '@stackyard/shared/domain/explore-search'
import { SaveSearchDialog as View, searchName } from '@stackyard/shared/ui/explore/save-search-dialog'
import { apiQuery, client } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'

const keys = createKeyKeeper('save-search')

export type SaveSearchDialogProps = { search: ExploreSearch; title: string; open: boolean; onClose: () => void }

/** The name of a search to save, and its alert. */
export function SaveSearchDialog({ search, title, open, onClose }: SaveSearchDialogProps) {
  const queryClient = useQueryClient()
  return (
    <View
      open={open}
      onClose={onClose}
      filters={toSavedInput(search)}
      name={searchName(search.query ?? title, needOf(search))}
      save={async (input, idempotencyKey) => {
        await client.savedSearch.create(input, { context: { idempotencyKey } })
        await queryClient.invalidateQueries({ queryKey: apiQuery.savedSearch.key() })
      }}
      keys={keys}
      refusalOf={(error) => toProblem(error).message}
    />
  )
}
