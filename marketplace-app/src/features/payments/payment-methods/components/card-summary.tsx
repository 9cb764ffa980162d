import { CreditCard } from 'lucide-react'
import { text } from '@stackyard/shared/messages/text'
import type { Card } from '@stackyard/shared/schema/payment'
import { moneyTexts } from '../../../../lib/texts/money'
import { brandName } from '../card-brand'

/** A card as it is shown everywhere: brand, "**** **** **** 4242", holder, expiry. */
export function CardSummary({ card }: { card: Card }) {
  const expiry = `${String(card.expirationMonth).padStart(2, '0')}/${card.expirationYear}`
  return (
    <div className="flex items-center gap-4">
      <BrandIcon brand={card.brand} />
      <div className="min-w-0 text-sm">
        <p className="font-mono font-semibold">{text('card.masked', { last4: card.last4 })}</p>
        <p className="text-muted-foreground truncate">
          {card.cardHolder} · {moneyTexts.methods.expires} {expiry}
        </p>
      </div>
    </div>
  )
}

function BrandIcon({ brand }: { brand: string }) {
  const name = brandName(brand)
  if (name === 'visa')
    return (
      <svg viewBox="0 0 48 32" role="img" aria-label="Visa" className="h-8 w-12 shrink-0">
        <rect width="48" height="32" rx="5" fill="#1a1f71" />
        <text x="24" y="21" textAnchor="middle" fontSize="13" fontWeight="700" fontStyle="italic" fill="#fff">
          VISA
        </text>
      </svg>
    )
  if (name === 'mastercard')
    return (
      <svg viewBox="0 0 48 32" role="img" aria-label="Mastercard" className="h-8 w-12 shrink-0">
        <rect width="48" height="32" rx="5" fill="#17202e" />
        <circle cx="19" cy="16" r="9" fill="#eb001b" />
        <circle cx="29" cy="16" r="9" fill="#f79e1b" fillOpacity="0.85" />
      </svg>
    )
  return (
    <span className="bg-muted text-muted-foreground grid h-8 w-12 shrink-0 place-items-center rounded-[5px]">
      <CreditCard aria-label={moneyTexts.methods.cardNoun} className="size-5" />
    </span>
  )
}
