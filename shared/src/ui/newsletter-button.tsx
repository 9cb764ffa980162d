import { logFailure } from '../reference/log-failure'
import { Mail, MailCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { SellerSubscription } from '../schema/newsletter'
import { Button } from './button'
import { NewsletterInvitation } from './newsletter-invitation'
import type { BookingViewer } from '../domain/listing-action'
import { say } from './say'

export type NewsletterButtonProps = {
  seller: { id: number; enableNewsletter: boolean }
  viewer: BookingViewer
  /** How the reader's subscription to the seller stands. */
  read: (sellerId: number) => Promise<SellerSubscription>
  change: (sellerId: number, subscribed: boolean) => Promise<SellerSubscription>
  /** Where a visitor signs in and comes back from. */
  loginHref?: string
  /** What became of a press, to be shown. */
  onSaid: (message: string, isDone: boolean) => void
}

/** Subscribe to Newsletter: of sellers who have one, for customers; visitors are told what they need. */
export function NewsletterButton({ seller, viewer, read, change, loginHref, onSaid }: NewsletterButtonProps) {
  const isOffered = Boolean(seller.id) && seller.enableNewsletter && viewer !== 'other'
  const isCustomer = viewer === 'customer'
  const { standing, setStanding, tryAgain } = useStanding(isOffered && isCustomer, seller.id, read)
  const [busy, setBusy] = useState(false)
  if (!isOffered) return null
  if (!isCustomer) return <NewsletterInvitation sellerId={seller.id} loginHref={loginHref ?? '/auth/login'} />
  const isSubscribed = standing !== null && standing !== 'unread' && standing.subscribed
  const press = async () => {
    if (standing === 'unread') return tryAgain()
    setBusy(true)
    try {
      const next = await change(seller.id, !isSubscribed)
      setStanding(next)
      const subscribed = next.isPending
        ? say('Confirm your subscription with the link in the email that was sent to you.')
        : say('Newsletter Subscribed!')
      onSaid(next.subscribed || next.isPending ? subscribed : say('You are unsubscribed.'), true)
    } catch (error) {
      logFailure('The newsletter could not be ordered', error)
      onSaid(say('Newsletter Subscription Failed!'), false)
    }
    setBusy(false)
  }
  return (
    <Button variant="outline" busy={busy || standing === null} onClick={() => void press()}>
      {isSubscribed ? <MailCheck aria-hidden /> : <Mail aria-hidden />}
      {standing === 'unread'
        ? say('Newsletter: try again')
        : isSubscribed
          ? say('Unsubscribe from Newsletter')
          : say('Subscribe to Newsletter')}
    </Button>
  )
}

/** How the subscription stands: null until it is known, `unread` when that failed. An answer to a press counts more than a read. */
function useStanding(isAsked: boolean, sellerId: number, read: NewsletterButtonProps['read']) {
  const [standing, setStanding] = useState<SellerSubscription | 'unread' | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isAnswered = useRef(false)
  useEffect(() => {
    if (!isAsked) return
    let wanted = true
    const keep = (known: SellerSubscription | 'unread') => {
      if (wanted && !isAnswered.current) setStanding(known)
    }
    read(sellerId).then(keep, () => keep('unread'))
    return () => {
      wanted = false
    }
  }, [isAsked, sellerId, read, attempt])
  return {
    standing,
    setStanding: (answer: SellerSubscription) => {
      isAnswered.current = true
      setStanding(answer)
    },
    tryAgain: () => {
      setStanding(null)
      setAttempt(attempt + 1)
    },
  }
}
