import { lazy, Suspense, useEffect, useState } from 'react'
import { bookingViewer, useReader } from '../lib/reader'
import type { QuotePartProps } from './quote-part'

/** The dialog and its client come when they are asked for: the page at rest does without them. */
const QuotePart = lazy(() => import('./quote-part'))

const HASH = '#QUOTE'

/** Whether the address ends in #QUOTE, which every Get a Quote of the page leads to. */
function useQuoteHash(): readonly [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(() => location.hash === HASH)
  useEffect(() => {
    const follow = () => setOpen(location.hash === HASH)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const change = (next: boolean) => {
    if (!next) history.replaceState(null, '', location.pathname + location.search)
    setOpen(next)
  }
  return [open, change]
}

/** Get a Quote on the listing's public page: for visitors and merchants; others find no link to it. */
export default function QuoteIsland({ data }: { data: Pick<QuotePartProps, 'warehouse'> }) {
  const reader = useReader()
  const mayAsk = bookingViewer(reader) !== 'other'
  const [open, setOpen] = useQuoteHash()
  const isOpen = open && mayAsk
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLElement>(`[data-quote]`)) link.hidden = !mayAsk
  }, [mayAsk])
  return wasOpened ? (
    <Suspense>
      <QuotePart open={isOpen} onOpenChange={setOpen} warehouse={data.warehouse} reader={reader} />
    </Suspense>
  ) : null
}
