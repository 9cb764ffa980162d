import { withReturnTo } from '@stackyard/shared/domain/return-to'
import { Button } from '@stackyard/shared/ui/button'
import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useReader } from './reader'
import { say } from './say'

const ShortlistDialog = lazy(async () => ({ default: (await import('./shortlist-dialog')).ShortlistDialog }))

export type ShortlistButtonProps = { listing: { id: number; name: string } }

/** Puts a warehouse on the reader's shortlists; visitors sign in first and come back. */
export function ShortlistButton({ listing }: ShortlistButtonProps) {
  const reader = useReader()
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const open = () => {
    if (reader) setState('open')
    else location.assign(withReturnTo('/auth/login', location.pathname + location.search))
  }
  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup={reader ? 'dialog' : undefined} onClick={open}>
        <Bookmark aria-hidden />
        {say('Shortlist')}
        <span className="sr-only"> {listing.name}</span>
      </Button>
      {state === 'unopened' ? null : (
        <Suspense>
          <ShortlistDialog listing={listing} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
