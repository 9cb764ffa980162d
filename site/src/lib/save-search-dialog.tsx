import { createKeyKeeper } from '@stackyard/shared/contract/key-keeper'
import { readRequirement } from '@stackyard/shared/domain/requirement-addresses'
import { SaveSearchDialog as View, searchName } from '@stackyard/shared/ui/explore/save-search-dialog'
import { accountClient } from './account-client'
import { refusalText } from './reader'
import type { SearchFilters } from './save-search'
import { say } from './say'

const keys = createKeyKeeper('save-search')

export type SaveSearchDialogProps = {
  filters: SearchFilters
  open: boolean
  /** The reader pressed it before signing in: the search is saved at once. */
  isReturned: boolean
  onClose: () => void
}

/** The place that was searched for, or the page's title. */
function placeOf({ query }: SearchFilters): string {
  if (query) return query
  return document.querySelector('h1')?.textContent?.trim() ?? say('Explore warehouses')
}

/** The name of a search to save, and its alert. */
export function SaveSearchDialog(props: SaveSearchDialogProps) {
  return (
    <View
      {...props}
      name={searchName(placeOf(props.filters), readRequirement(location.search))}
      save={(search, idempotencyKey) => accountClient.savedSearch.create(search, { context: { idempotencyKey } })}
      keys={keys}
      refusalOf={(error) => refusalText(error, say('We couldn’t save this search.'))}
    />
  )
}
