import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { logFailure } from '../../reference/log-failure'
import { coverOf } from '../../domain/floor-plan'
import type { SpaceRequirement } from '../../domain/space-requirement'
import type { ListingCard } from '../../schema/listing-card'
import type { MapPin } from '../../schema/map'
import { Button } from '../button'
import { PriceLine, SpaceLine } from '../card-lines'
import { cn } from '../cn'
import { DiamondBadge } from '../diamond-badge'
import { placeLine } from '../format'
import { Picture } from '../picture'
import { say } from '../say'
import { StarRating } from '../star-rating'

/** Reads the card of a pin: prices, free space and miles for the need; null where the listing is there no more. */
export type LoadCard = (pin: MapPin, signal: AbortSignal) => Promise<ListingCard | null>

export type PinCardProps = {
  pin: MapPin
  href: string
  need: SpaceRequirement
  loadCard?: LoadCard | undefined
  controls?: ReactNode
  /** At the foot of the window in place of beside the pin, on a map too narrow for that. */
  isSheet: boolean
  onClose: () => void
}

export const placeOf = (pin: MapPin): string =>
  placeLine({ address: { city: pin.city, state: pin.state }, country: pin.country })

/** The picked listing beside its pin: picture, name, place, rating; space and price for the need as soon as they are read. */
export function PinCard({ pin, href, need, loadCard, controls, isSheet, onClose }: PinCardProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const { card, state } = usePinCard(pin, loadCard)
  useEffect(() => link.current?.focus({ preventScroll: true }), [pin.id])
  return (
    <article
      data-listing={pin.id}
      aria-label={pin.name}
      aria-busy={state === 'loading'}
      className={cn(
        'rise-in rounded-card bg-card text-card-foreground shadow-float flex overflow-hidden border text-start',
        isSheet ? 'fixed inset-x-2 bottom-2 z-30 mx-auto max-w-lg' : 'relative w-88',
      )}
    >
      <Picture
        photo={pin.photo ? { link: pin.photo } : card ? coverOf(card) : null}
        alt=""
        sizes="120px"
        className="aspect-auto w-28 shrink-0 self-stretch"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3">
        <h3 className="pe-8 text-sm leading-snug font-semibold">
          <a
            ref={link}
            href={href}
            className="text-link after:rounded-card focus-visible:after:outline-ring line-clamp-2 underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3"
          >
            {pin.name}
          </a>
        </h3>
        <p className="text-muted-foreground flex gap-2 text-sm">
          <bdi className="min-w-0 truncate">{placeOf(pin)}</bdi>
          {typeof card?.miles === 'number' ? (
            <span className="ms-auto shrink-0 tabular-nums">{say('{count} mi', { count: card.miles })}</span>
          ) : null}
        </p>
        <p className="flex items-center gap-2 empty:hidden">
          {pin.averageRating > 0 ? <StarRating value={pin.averageRating} /> : null}
          <DiamondBadge level={pin.diamond} />
        </p>
        <div className="text-muted-foreground mt-1 flex flex-col gap-1 border-t pt-2 text-sm empty:hidden">
          {card ? (
            <>
              <SpaceLine listing={card} />
              <PriceLine listing={card} need={need} />
            </>
          ) : null}
          {state === 'loading' ? <LinesOnTheirWay /> : null}
          {state === 'failed' ? <span role="status">{say('Space and price could not be loaded.')}</span> : null}
        </div>
        {controls === undefined ? null : <div className="relative z-10 -ms-3">{controls}</div>}
      </div>
      <Button
        variant="ghost"
        size="icon-sm"
        className="absolute end-1 top-1 z-10"
        aria-label={say('Close preview')}
        onClick={onClose}
      >
        <X aria-hidden />
      </Button>
    </article>
  )
}

function LinesOnTheirWay() {
  return (
    <>
      <span role="status" className="sr-only">
        {say('Loading space and price')}
      </span>
      <span aria-hidden className="bg-muted rounded-control h-4 w-3/4 animate-pulse" />
      <span aria-hidden className="bg-muted rounded-control h-5 w-1/2 animate-pulse" />
    </>
  )
}

type Read = { of: number; card: ListingCard | null; hasFailed: boolean }

/** The card of a pin as it is read; one that comes for a pin picked before is dropped. */
function usePinCard(pin: MapPin, loadCard: LoadCard | undefined) {
  const [read, setRead] = useState<Read | null>(null)
  const latest = useRef(loadCard)
  useEffect(() => {
    latest.current = loadCard
  })
  const isRead = loadCard !== undefined
  useEffect(() => {
    if (!isRead || pin.type !== 'warehouse') return undefined
    const abort = new AbortController()
    latest.current?.(pin, abort.signal).then(
      (card) => setRead({ of: pin.id, card, hasFailed: false }),
      (error: unknown) => {
        if (abort.signal.aborted) return
        logFailure('The card of a pin could not be loaded', error)
        setRead({ of: pin.id, card: null, hasFailed: true })
      },
    )
    return () => abort.abort()
  }, [pin, isRead])
  if (!isRead || pin.type !== 'warehouse') return { card: null, state: 'none' } as const
  if (read?.of !== pin.id) return { card: null, state: 'loading' } as const
  return { card: read.card, state: read.hasFailed ? 'failed' : 'ready' } as const
}
