import { Link, useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { BookmarkPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { userAtom } from '../../../../lib/session'
import { savedTexts } from '../../../../lib/texts/saved'
import type { ExploreSearch } from '@stackyard/shared/domain/explore-search'

const words = savedTexts.searches

const SaveSearchDialog = lazy(async () => ({ default: (await import('./save-search-dialog')).SaveSearchDialog }))

/** Saves the search as it is, with an alert; visitors sign in first and come back to this very search. */
export function SaveSearch({ search, title }: { search: ExploreSearch; title: string }) {
  const isSignedIn = useAtomValue(userAtom) !== null
  const href = useLocation({ select: (location) => location.href })
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  if (!isSignedIn)
    return (
      <Button asChild variant="ghost">
        <Link to="/auth/login" search={{ returnTo: href }}>
          <BookmarkPlus aria-hidden />
          <span className="max-sm:sr-only">{words.save}</span>
        </Link>
      </Button>
    )
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setState('open')}>
        <BookmarkPlus aria-hidden />
        <span className="max-sm:sr-only">{words.save}</span>
      </Button>
      {state === 'unopened' ? null : (
        <Suspense>
          <SaveSearchDialog search={search} title={title} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
