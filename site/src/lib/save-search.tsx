import type { toSavedInput } from '@stackyard/shared/domain/explore-search'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import { Button } from '@stackyard/shared/ui/button'
import { BookmarkPlus } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useReader } from './reader'
import { say } from './say'
import { rememberSearchToSave, takeSearchToSave } from './search-to-save'

const SaveSearchDialog = lazy(async () => ({ default: (await import('./save-search-dialog')).SaveSearchDialog }))

/** The search as the API takes it, with what the page itself sets. */
export type SearchFilters = ReturnType<typeof toSavedInput>

/** Saves the search as it is, with an alert; visitors sign in first and come back with the search saved. */
export function SaveSearch({ filters }: { filters: SearchFilters }) {
  const reader = useReader()
  const [state, setState] = useState<'unopened' | 'open' | 'closed' | 'returned'>('unopened')
  useEffect(() => {
    if (reader && takeSearchToSave()) setState('returned')
  }, [reader])
  const open = () => {
    if (reader) return setState('open')
    rememberSearchToSave()
    location.assign(withReturnTo('/auth/login', location.pathname + location.search))
  }
  return (
    <>
      <Button variant="ghost" data-by-hand aria-haspopup={reader ? 'dialog' : undefined} onClick={open}>
        <BookmarkPlus aria-hidden /> <span className="max-sm:sr-only">{say('Save search')}</span>
      </Button>
      {state === 'unopened' ? null : (
        <Suspense>
          <SaveSearchDialog
            filters={filters}
            open={state !== 'closed'}
            isReturned={state === 'returned'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
