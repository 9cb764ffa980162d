import type { WalletBalance, WalletCredit } from '@stackyard/shared/schema/wallet'
import { Button } from '@stackyard/shared/ui/button'
import { Notice } from '../../../../components/notice'
import { formatExact } from '../../../../lib/exact-dollars'
import { formatDate } from '../../../../lib/format'
import { walletTexts } from '../../../../lib/texts/wallet'
import { usePendingTopUps } from '../use-pending-top-ups'

const words = walletTexts.processing

type ProcessingNoticesProps = {
  balance: Pick<WalletBalance, 'pending' | 'refused'>
  /** Absent for who cannot pay. */
  onAgain: (() => void) | undefined
}

/** Payments that are on their way, and the last one if it failed, with the way to try again. */
export function ProcessingNotices({ balance: { pending, refused }, onAgain }: ProcessingNoticesProps) {
  return (
    <>
      {onAgain ? <Follow pending={pending} /> : null}
      {refused ? (
        <Notice
          tone="danger"
          announce
          title={words.failedTitle(formatExact(refused.amount))}
          action={
            onAgain ? (
              <Button size="sm" variant="outline" onClick={onAgain}>
                {words.again}
              </Button>
            ) : undefined
          }
        >
          {[refused.failure, words.failedText].filter(Boolean).join(' ')}
        </Notice>
      ) : null}
      {pending.map(({ id, amount, paymentType, paymentMethod, createdAt }) => (
        <Notice key={id} tone="info" announce title={words.title(formatExact(amount))}>
          {(paymentType === 'ACH' ? words.text : words.card)(paymentMethod, formatDate(createdAt))}
        </Notice>
      ))}
    </>
  )
}

function Follow({ pending }: { pending: readonly WalletCredit[] }) {
  usePendingTopUps(pending)
  return null
}
