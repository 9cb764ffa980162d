import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { cn } from '@stackyard/shared/ui/cn'

export type WhenNearProps = {
  /** Rendered at once, without waiting to be near: a link leads here, say. */
  now?: boolean
  /** Room kept for the content, so that what follows doesn't jump far. */
  className?: string
  fallback?: ReactNode
  children: ReactNode
}

/** Renders its content, whose code may be lazy, when the reader comes within a screen's height of it. */
export function WhenNear({ now = false, className, fallback = null, children }: WhenNearProps) {
  const target = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(now)
  const isShown = isNear || now
  useEffect(() => {
    const element = target.current
    if (!element || isShown) return
    const observer = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? setNear(true) : undefined), {
      rootMargin: '600px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isShown])
  return (
    <div ref={target} className={cn(isShown ? '' : className)}>
      {isShown ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </div>
  )
}
