import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { type CarouselKind, isFullWidth } from '../domain/carousel-motion'
import { Button } from './button'
import { cn } from './cn'
import { say } from './say'

export type CarouselProps = {
  kind: CarouselKind
  /** What it holds: the name of the list and of its buttons. */
  label: string
  /** It moves by itself once it is in view; a button stops it. */
  plays?: boolean
  /** How many cards `children` are. */
  count: number
  /** More cards are being fetched: those that are there stand dimmed. */
  isBusy?: boolean
  /** Items of a list. */
  children: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * A rail of cards with its buttons, which show when a CarouselMotor moves it: plain HTML on the site, where a script
 * brings the motor, and the body of MovingCarousel in the app.
 */
export function CarouselFrame({ kind, label, plays, count, isBusy, children, className, ref }: CarouselProps) {
  return (
    <div ref={ref} data-carousel={kind} data-plays={plays || undefined} className={cn('carousel-box', className)}>
      <ul
        aria-label={label}
        aria-busy={isBusy}
        tabIndex={0}
        className={cn('carousel', `carousel-${kind}`, kind === 'nearby' && !isFullWidth(count) ? 'carousel-part' : '')}
      >
        {children}
      </ul>
      <div data-carousel-controls className="invisible mt-1 flex justify-end gap-1">
        {plays ? <PlayButton label={label} /> : null}
        <StepButton by={-1} label={`${say('Previous')}: ${label}`} />
        <StepButton by={1} label={`${say('Next')}: ${label}`} />
      </div>
    </div>
  )
}

function StepButton({ by, label }: { by: -1 | 1; label: string }) {
  const Icon = by < 0 ? ChevronLeft : ChevronRight
  return (
    <Button variant="ghost" size="icon" aria-label={label} data-carousel-step={by}>
      <Icon aria-hidden className="rtl:rotate-180" />
    </Button>
  )
}

function PlayButton({ label }: { label: string }) {
  const pause = `${say('Pause')}: ${label}`
  return (
    <Button
      variant="ghost"
      size="icon"
      className="group/play"
      aria-label={pause}
      data-pause={pause}
      data-play={`${say('Play')}: ${label}`}
      data-carousel-play
      data-playing
    >
      <Pause aria-hidden className="not-group-data-playing/play:hidden" />
      <Play aria-hidden className="group-data-playing/play:hidden" />
    </Button>
  )
}
