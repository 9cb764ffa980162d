import { reserveSearchOf } from '@stackyard/shared/domain/reserve-search'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import { ApiError } from '@stackyard/shared/contract/api-error'
import type { PublicConfig } from '@stackyard/shared/schema/public-config'
import type { QuoteRequest } from '@stackyard/shared/schema/quote'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { QuoteDialog, type QuoteDialogProps, type QuoteOutcome } from '@stackyard/shared/ui/quote-dialog'
import { useEffect, useState } from 'react'
import { client } from '../lib/api'
import { refusalText } from '../lib/reader'

const SAID_MS = 20_000

async function send(request: QuoteRequest): Promise<QuoteOutcome> {
  try {
    const { results } = await client.quote.request(request)
    return { isSent: true, message: results.message, issues: [] }
  } catch (error) {
    const message = refusalText(error, 'The request could not be sent.')
    return { isSent: false, message, issues: error instanceof ApiError ? error.issues : [] }
  }
}

function useCaptcha(isWanted: boolean): QuoteDialogProps['check'] {
  const [config, setConfig] = useState<PublicConfig | null>(null)
  useEffect(() => {
    if (!isWanted) return
    client.config.get().then(
      ({ results }) => setConfig(results),
      () => undefined,
    )
  }, [isWanted])
  return config?.captchaSiteKey ? { siteKey: config.captchaSiteKey, scriptUrl: config.captchaScriptUrl } : null
}

export type QuotePartProps = Pick<QuoteDialogProps, 'open' | 'onOpenChange' | 'warehouse'> & {
  reader: SessionUser | null
}

/** The dialog of Get a Quote and, for a while after it, what became of the request. */
export default function QuotePart({ open, onOpenChange, warehouse, reader }: QuotePartProps) {
  const check = useCaptcha(open && !reader)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(''), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <>
      {open ? (
        <QuoteDialog
          open
          onOpenChange={onOpenChange}
          warehouse={warehouse}
          person={reader}
          check={check}
          loginHref={withReturnTo('/auth/login', `${location.pathname}${location.search}#QUOTE`)}
          asked={reserveSearchOf(location.search)}
          send={send}
          onSent={setSaid}
        />
      ) : null}
      <p
        role="status"
        className="rounded-card bg-foreground text-background shadow-float fixed inset-x-4 bottom-24 z-40 mx-auto max-w-md px-5 py-4 text-sm empty:hidden lg:bottom-6"
      >
        {said}
      </p>
    </>
  )
}
