import { cva, type VariantProps } from 'class-variance-authority'
import { cloneElement, type ComponentProps, isValidElement } from 'react'
import { cn } from './cn'

export const buttonVariants = cva(
  'rounded-control relative inline-flex shrink-0 items-center justify-center gap-2 font-semibold whitespace-nowrap transition-colors select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-primary-foreground hover:bg-primary-hover',
        highlight: 'bg-highlight text-highlight-foreground hover:bg-highlight-hover',
        outline: 'border-input bg-card text-card-foreground hover:bg-muted border',
        soft: 'bg-primary-soft text-primary-soft-foreground hover:bg-primary-soft/75',
        ghost: 'text-foreground hover:bg-muted',
        danger: 'bg-danger text-danger-foreground hover:bg-danger-hover',
        link: 'text-link h-auto! px-0! underline-offset-4 hover:underline',
      },
      size: {
        sm: 'h-9 px-3 text-sm',
        md: 'h-11 px-4 text-sm',
        lg: 'h-13 px-6 text-base',
        icon: 'size-11',
        'icon-sm': 'size-9',
      },
      block: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'primary', size: 'md', block: false },
  },
)

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Hands look and behavior to the only child (a link, say). */
    asChild?: boolean
    /** Shows a spinner, says so to screen readers and refuses clicks. */
    busy?: boolean
  }

/**
 * The product's button, in three ranks. Primary is the next step of a view, once a view (`highlight` where it commits
 * money, `danger` where it destroys); secondary is `outline`, for other ways on; quiet is `ghost` and `link`, for what
 * repeats in a row or steps back, and `soft` is the chosen one of a quiet group.
 */
export function Button({ className, variant, size, block, asChild, busy, disabled, children, ...rest }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size, block }), className)
  if (asChild) {
    if (!isValidElement<{ className?: string }>(children)) throw new Error('A Button with asChild needs one element')
    return cloneElement(children, { ...rest, className: cn(classes, children.props.className) })
  }
  return (
    <button type="button" className={classes} disabled={disabled || busy} aria-busy={busy || undefined} {...rest}>
      {busy ? <span aria-hidden className="spinner" /> : null}
      {children}
    </button>
  )
}
