import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn'

const badgeVariants = cva(
  'rounded-control inline-flex items-center gap-1 border px-2 py-0.5 text-xs font-semibold whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'border-border bg-muted text-foreground',
        brand: 'bg-primary-soft text-primary-soft-foreground border-transparent',
        highlight: 'bg-highlight text-highlight-foreground border-transparent',
        success: 'border-success-border bg-success-surface text-success-ink',
        warning: 'border-warning-border bg-warning-surface text-warning-ink',
        danger: 'border-danger-border bg-danger-surface text-danger-ink',
        info: 'border-info-border bg-info-surface text-info-ink',
        solid: 'bg-card text-card-foreground shadow-raise border-transparent',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>

/** A short state or mark. Color never says it alone: the words do. */
export function Badge({ className, tone, ...rest }: BadgeProps) {
  return <span className={cn(badgeVariants({ tone }), className)} {...rest} />
}
