import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { PublicConfig } from '@stackyard/shared/schema/public-config'
import type { QuoteRequest } from '@stackyard/shared/schema/quote'
import type { QuoteDialogProps, QuoteOutcome } from '@stackyard/shared/ui/quote-dialog'
import { lazy, Suspense, useEffect, useState } from 'react'
import { bookingViewer, refusalText, useReader } from '../lib/reader'

const QuoteDialog = lazy(async () => ({ default: (await import('@stackyard/shared/ui/quote-dialog')).QuoteDialog }))

/** The client comes with the open dialog: the page at rest does without it. */
const api = async () => (await import('../lib/api')).client

const HASH = '#QUOTE'

async function send(request: QuoteRequest): Promise<QuoteOutcome> {
  try {
    const { results } = await (await api()).quote.request(request)
    return { isSent: true, message: results.message, issues: [] }
  } catch (error) {
    const { ApiError } = await import('@stackyard/shared/contract/api-error')
    const message = refusalText(error, 'The request could not be sent.')
    return { isSent: false, message, issues: error instanceof ApiError ? error.issues : [] }
  }
}

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

function useCaptcha(isWanted: boolean): QuoteDialogProps['check'] {
  const [config, setConfig] = useState<PublicConfig | null>(null)
  useEffect(() => {
    if (!isWanted) return
    api()
      .then((client) => client.config.get())
      .then(
        ({ results }) => setConfig(results),
        () => undefined,
      )
  }, [isWanted])
  return config?.captchaSiteKey ? { siteKey: config.captchaSiteKey, scriptUrl: config.captchaScriptUrl } : null
}

/** Get a Quote on the listing's public page (000 §2.14): for visitors and merchants; others find no link to it. */
export default function QuoteIsland({ data }: { data: { warehouse: QuoteDialogProps['warehouse'] } }) {
  const reader = useReader()
  const mayAsk = bookingViewer(reader) !== 'other'
  const [open, setOpen] = useQuoteHash()
  const isOpen = open && mayAsk
  const check = useCaptcha(isOpen && !reader)
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLElement>(`[data-quote]`)) link.hidden = !mayAsk
  }, [mayAsk])
  return (
    <Suspense>
      {isOpen ? (
        <QuoteDialog
          open
          onOpenChange={setOpen}
          warehouse={data.warehouse}
          person={reader}
          check={check}
          loginHref={withReturnTo('/auth/login', location.pathname + location.search + HASH)}
          send={send}
        />
      ) : null}
    </Suspense>
  )
}
