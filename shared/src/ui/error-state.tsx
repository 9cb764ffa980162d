import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button'
import { cn } from './cn'
import { say } from './say'

export type ErrorStateProps = {
  title?: ReactNode
  message?: ReactNode
  /** The server's reference id of a fault, to quote to support. */
  reference?: string
  onRetry?: () => void
  className?: string
}

/** Something failed: what happened, and a way on. Announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const { title = say('Something went wrong'), message, reference, onRetry, className } = props
  return (
    <div role="alert" className={cn('flex flex-col items-center px-6 py-12 text-center', className)}>
      <span className="bg-danger-surface text-danger-ink mb-4 grid size-12 place-items-center rounded-full">
        <TriangleAlert aria-hidden className="size-6" />
      </span>
      <p className="font-display text-foreground text-xl font-semibold">{title}</p>
      {message === undefined ? null : <p className="text-muted-foreground mt-2 max-w-md text-sm">{message}</p>}
      {reference === undefined ? null : (
        <p className="text-muted-foreground mt-2 text-xs">
          {say('Reference')} <span className="font-mono">{reference}</span>
        </p>
      )}
      {onRetry === undefined ? null : (
        <Button variant="outline" className="mt-6" onClick={onRetry}>
          {say('Try again')}
        </Button>
      )}
    </div>
  )
}
