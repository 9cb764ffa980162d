import { useEffect, useRef } from 'react'
import type { Shown } from '../domain/carousel-motion'
import { CarouselFrame, type CarouselProps } from './carousel'
import { CarouselMotor } from './carousel-motor'

export type MovingCarouselProps = Omit<CarouselProps, 'ref'> & {
  /** It shows other slides, or other cards, than before. */
  onShown?: (shown: Shown) => void
}

/** A carousel that moves. */
export function MovingCarousel({ onShown, ...props }: MovingCarouselProps) {
  const { kind, plays = false, count } = props
  const root = useRef<HTMLDivElement>(null)
  const motor = useRef<CarouselMotor>(null)
  const latest = useRef(onShown)
  useEffect(() => {
    latest.current = onShown
  })
  useEffect(() => {
    if (!root.current) return
    const made = new CarouselMotor(root.current, { kind, plays, onShown: (shown) => latest.current?.(shown) })
    motor.current = made
    return () => made.dispose()
  }, [kind, plays])
  useEffect(() => motor.current?.refresh(), [count])
  return <CarouselFrame {...props} ref={root} />
}
