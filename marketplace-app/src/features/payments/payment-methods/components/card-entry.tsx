import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Notice } from '../../../../components/notice'
import type { CardElement, StripeClient } from '../../../../lib/stripe'
import { useStripe } from '../../../../lib/use-stripe'
import { texts } from '../../../../lib/texts'
import { moneyTexts } from '../../../../lib/texts/money'

export type CardEntryReady = { stripe: StripeClient; element: CardElement; isComplete: boolean }

export type CardEntryProps = { error?: string; onChange: (entry: CardEntryReady | null) => void }

/** The payment provider's own card field; its number never passes through our code. */
export function CardEntry({ error, onChange }: CardEntryProps) {
  const words = moneyTexts.methods
  const id = useId()
  const { stripe, isFailed, retry } = useStripe()
  const fault = useMountedCard(stripe, id, onChange)
  if (isFailed)
    return (
      <Notice
        tone="danger"
        announce
        action={
          <Button size="sm" variant="outline" onClick={retry}>
            {texts.actions.retry}
          </Button>
        }
      >
        {words.cardUnavailable}
      </Notice>
    )
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`} className="flex flex-col gap-1.5">
      <span id={`${id}-label`} className="text-sm font-semibold">
        {words.cardNumber}
      </span>
      {stripe ? null : (
        <>
          <span role="status" className="sr-only">
            {words.cardLoading}
          </span>
          <Skeleton className="h-24" />
        </>
      )}
      <div id={id} className="rounded-control border-input bg-card border p-3 empty:hidden" />
      <span id={`${id}-hint`} className="text-muted-foreground text-xs">
        {words.cardNumberHint}
      </span>
      <span aria-live="polite" className="text-danger-ink text-sm empty:hidden">
        {error ?? fault}
      </span>
    </div>
  )
}

/** Mounts the provider's field where the id stands; tells the latest state of it, and null when it goes. */
function useMountedCard(stripe: StripeClient | null, id: string, onChange: CardEntryProps['onChange']) {
  const [fault, setFault] = useState<string>()
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })
  useEffect(() => {
    const target = document.getElementById(id)
    if (!stripe || !target) return
    const ink = getComputedStyle(target).color
    const element = stripe.elements().create('card', {
      disableLink: true,
      hidePostalCode: true,
      style: { base: { color: ink, fontSize: '16px' } },
    })
    element.on('change', (event) => {
      setFault(event.error?.message)
      tell.current({ stripe, element, isComplete: event.complete })
    })
    element.mount(target)
    tell.current({ stripe, element, isComplete: false })
    return () => {
      tell.current(null)
      element.destroy()
    }
  }, [stripe, id])
  return fault
}
