import { Link } from '@tanstack/react-router'
import { CircleCheckBig } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { text } from '@stackyard/shared/messages/text'
import { Button } from '@stackyard/shared/ui/button'
import { moneyTexts } from '../../../../lib/texts/money'

/** What the dialog shows after the purchase: it is placed, and where to follow it. */
export function PurchasePlaced({ id, isTier }: { id: number; isTier: boolean }) {
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col items-center py-6 text-center">
      <CircleCheckBig aria-hidden className="text-success-ink mb-4 size-14" />
      <p ref={heading} tabIndex={-1} role="status" className="font-display text-xl font-semibold outline-none">
        {text('purchase.placed')}
      </p>
      <p className="text-muted-foreground mt-2 max-w-sm text-sm">
        {isTier ? moneyTexts.purchase.placedTier : moneyTexts.purchase.placedText}
      </p>
      <Button asChild size="lg" className="mt-6">
        <Link to="/dashboard/transactions/$id" params={{ id: String(id) }}>
          {text('purchase.viewTransaction')}
        </Link>
      </Button>
    </div>
  )
}
