import type { ComponentProps } from 'react'
import { cn } from './cn'

/** A still shape where something will be; hidden from screen readers. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('rounded-control bg-muted animate-pulse', className)} {...rest} />
}
