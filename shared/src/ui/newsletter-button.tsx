import { Mail, MailCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SellerSubscription } from '../schema/newsletter'
import { Button } from './button'
import type { BookingViewer } from './reserve-intent'

export type NewsletterButtonProps = {
  seller: { id: number; enableNewsletter: boolean }
  viewer: BookingViewer
  /** How the reader's subscription to the seller stands. */
  read: (sellerId: number) => Promise<SellerSubscription>
  change: (sellerId: number, subscribed: boolean) => Promise<SellerSubscription>
  /** What became of a press, to be shown. */
  onSaid: (message: string, isDone: boolean) => void
}

const pending = 'Confirm your subscription by the link in the mail that was sent to you.'

/** Subscribe to Newsletter (000 §2.18): of sellers who have one, for customers, and disabled for visitors. */
export function NewsletterButton({ seller, viewer, read, change, onSaid }: NewsletterButtonProps) {
  const isOffered = Boolean(seller.id) && seller.enableNewsletter && viewer !== 'other'
  const isCustomer = viewer === 'customer'
  const [state, setState] = useState<SellerSubscription>({ subscribed: false, isPending: false })
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (!isOffered || !isCustomer) return
    let wanted = true
    read(seller.id).then(
      (known) => (wanted ? setState(known) : undefined),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [isOffered, isCustomer, read, seller.id])
  if (!isOffered) return null
  const press = async () => {
    setBusy(true)
    try {
      const next = await change(seller.id, !state.subscribed)
      setState(next)
      const subscribed = next.isPending ? pending : 'Newsletter Subscribed!'
      onSaid(next.subscribed || next.isPending ? subscribed : 'You are off the list.', true)
    } catch {
      onSaid('Newsletter Subscription Failed!', false)
    }
    setBusy(false)
  }
  return (
    <Button variant="outline" disabled={!isCustomer} busy={busy} onClick={() => void press()}>
      {state.subscribed ? <MailCheck aria-hidden /> : <Mail aria-hidden />}
      {state.subscribed ? 'Unsubscribe from Newsletter' : 'Subscribe to Newsletter'}
    </Button>
  )
}
