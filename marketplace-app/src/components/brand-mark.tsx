import { brand } from '@stackyard/shared/reference/brand'
import { cn } from '@stackyard/shared/ui/cn'

/** The product's sign: stacked bays under a roof. */
export function BrandSign({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={cn('size-8 shrink-0', className)}>
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <path
        d="M6 14 16 7l10 7"
        className="stroke-primary-foreground"
        strokeWidth="2.4"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M9 17h6v4H9zm8 0h6v4h-6zm-8 6h6v3H9z" className="fill-primary-foreground" />
      <path d="M17 23h6v3h-6z" className="fill-highlight" />
    </svg>
  )
}

export function BrandMark({ withName = true }: { withName?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <BrandSign />
      <span className={withName ? 'font-display text-lg font-semibold tracking-tight' : 'sr-only'}>{brand.name}</span>
    </span>
  )
}
