import { lazy, Suspense } from 'react'
import type { AdLabel } from '../schema/ad-label'
import { Badge } from './badge'
import { cn } from './cn'
import { say } from './say'

/** The mark before its reason is loaded: of the same size. */
function PlainMark({ hasRoom }: { hasRoom: boolean }) {
  return (
    <Badge tone="solid" className={hasRoom ? 'pe-1' : ''}>
      {say('Sponsored')}
      {hasRoom ? <span className="-my-0.5 size-5" /> : null}
    </Badge>
  )
}

// Only readers who get a sponsored card load it; without it the mark says Sponsored all the same.
const SponsoredMark = lazy(() =>
  import('./sponsored-mark').then(
    (loaded) => ({ default: loaded.SponsoredMark }),
    () => ({ default: () => <PlainMark hasRoom /> }),
  ),
)

/** Says that a card is paid for, and why this reader sees it. */
export function AdMark({ name, ad }: { name: string; ad: AdLabel | undefined }) {
  if (!ad) return <PlainMark hasRoom={false} />
  return (
    <Suspense fallback={<PlainMark hasRoom />}>
      <SponsoredMark name={name} ad={ad} />
    </Suspense>
  )
}

export type CardBadgesProps = {
  card: {
    name: string
    isAd: boolean
    ad?: AdLabel | undefined
    isFeatured?: boolean
    partner?: boolean
    hotrack?: boolean
    discountPercent?: number
  }
}

/** The badges over a card's picture. A card whose badge says "Sponsored" says no "Spotlight". */
export function CardBadges({ card }: CardBadgesProps) {
  const percent = card.hotrack ? Math.ceil(card.discountPercent ?? 0) : 0
  if (percent <= 0 && !card.isAd && !card.isFeatured && !card.partner) return null
  return (
    <div className={cn('absolute inset-x-3 top-3 flex flex-wrap gap-1.5', card.isAd && 'pointer-events-none z-10')}>
      {percent > 0 ? <Badge tone="highlight">{say('{percent}% OFF', { percent })}</Badge> : null}
      {card.isAd ? <AdMark name={card.name} ad={card.ad} /> : null}
      {card.isFeatured && !card.isAd ? <Badge tone="solid">{say('Spotlight')}</Badge> : null}
      {card.partner ? <Badge tone="highlight">{say('Partner')}</Badge> : null}
    </div>
  )
}
