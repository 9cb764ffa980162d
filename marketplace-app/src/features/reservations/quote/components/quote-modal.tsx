import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@stackyard/shared/contract/api-error'
import type { QuoteRequest } from '@stackyard/shared/schema/quote'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { QuoteDialog, type QuoteDialogProps, type QuoteOutcome } from '@stackyard/shared/ui/quote-dialog'
import { client } from '../../../../lib/api'
import { notifyDone } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { publicConfigQuery } from '../../../../lib/public-config'

async function send(request: QuoteRequest): Promise<QuoteOutcome> {
  try {
    const { results } = await client.quote.request(request)
    return { isSent: true, message: results.message, issues: [] }
  } catch (error) {
    return { isSent: false, message: toProblem(error).message, issues: error instanceof ApiError ? error.issues : [] }
  }
}

export type QuoteModalProps = Pick<QuoteDialogProps, 'open' | 'warehouse' | 'loginHref' | 'asked'> & {
  user: SessionUser | null
  onClose: () => void
}

/** Get a Quote with this installation's captcha. */
export function QuoteModal({ user, onClose, ...rest }: QuoteModalProps) {
  const { data } = useQuery(publicConfigQuery())
  const check = data?.captchaSiteKey ? { siteKey: data.captchaSiteKey, scriptUrl: data.captchaScriptUrl } : null
  return (
    <QuoteDialog
      {...rest}
      onOpenChange={(open) => (open ? undefined : onClose())}
      person={user}
      check={user ? null : check}
      send={send}
      onSent={notifyDone}
    />
  )
}
