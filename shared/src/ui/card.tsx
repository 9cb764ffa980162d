import type { ComponentProps } from 'react'
import { cn } from './cn'

/** A surface with a hairline; holds header, content and footer. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('rounded-card bg-card text-card-foreground border', className)} {...rest} />
}

export function CardHeader({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-col gap-1 px-6 pt-6', className)} {...rest} />
}

export function CardTitle({ className, ...rest }: ComponentProps<'h3'>) {
  return <h3 className={cn('font-display text-lg font-semibold', className)} {...rest} />
}

export function CardDescription({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={cn('text-muted-foreground text-sm', className)} {...rest} />
}

export function CardContent({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('px-6 py-5', className)} {...rest} />
}

export function CardFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-wrap items-center gap-3 border-t px-6 py-4', className)} {...rest} />
}
