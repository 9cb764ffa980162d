import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { cn } from '@stackyard/shared/ui/cn'
import { apiQuery } from '../lib/api'
import { userAtom } from '../lib/session'
import { savedTexts } from '../lib/texts/saved'

const words = savedTexts.shortlists

const ShortlistDialog = lazy(async () => ({ default: (await import('./shortlist-dialog')).ShortlistDialog }))

export type ShortlistButtonProps = { listing: { id: number; name: string }; className?: string }

/** Puts a warehouse on the reader's shortlists; visitors sign in first and come back. */
export function ShortlistButton({ listing, className }: ShortlistButtonProps) {
  const isSignedIn = useAtomValue(userAtom) !== null
  const href = useLocation({ select: (location) => location.href })
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const isOnList = useQuery({
    ...apiQuery.shortlist.list.queryOptions({
      select: ({ results }) => results.some(({ warehouseIds }) => warehouseIds.includes(listing.id)),
    }),
    enabled: isSignedIn,
    staleTime: 60_000,
  })
  const isOn = isOnList.data ?? false
  const icon = <Bookmark aria-hidden className={cn(isOn && 'fill-current')} />
  if (!isSignedIn)
    return (
      <Button asChild variant="ghost" size="sm" className={className}>
        <Link to="/auth/login" search={{ returnTo: href }} aria-label={words.addOne(listing.name)}>
          {icon}
          {words.add}
        </Link>
      </Button>
    )
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={className}
        aria-haspopup="dialog"
        aria-label={isOn ? words.onList(listing.name) : words.addOne(listing.name)}
        onClick={() => setState('open')}
      >
        {icon}
        {words.add}
      </Button>
      {state === 'unopened' ? null : (
        <Suspense>
          <ShortlistDialog listing={listing} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
