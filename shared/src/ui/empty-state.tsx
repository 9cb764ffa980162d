import type { ReactNode } from 'react'
import { cn } from './cn'
import { say } from './say'

export type EmptyStateProps = { title?: ReactNode; children?: ReactNode; action?: ReactNode; className?: string }

/** Nothing to show ("Nothing Here"): a small drawing, a sentence and one action. */
export function EmptyState({ title = say('Nothing Here'), children, action, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center px-6 py-12 text-center', className)}>
      <svg viewBox="0 0 160 96" aria-hidden className="mb-6 h-24 w-40" fill="none">
        <path d="M10 88h140" className="stroke-border" strokeWidth="2" strokeLinecap="round" />
        <path
          d="M28 88V38l52-24 52 24v50"
          className="fill-primary-soft stroke-primary"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path
          d="M44 88V48h72v40M44 58h72M44 68h72M44 78h72"
          className="fill-card stroke-primary"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M124 88V76h12v12zM138 88v-9h9v9z" className="fill-highlight stroke-primary" strokeWidth="2" />
      </svg>
      <p className="font-display text-foreground text-xl font-semibold">{title}</p>
      {children === undefined ? null : <div className="text-muted-foreground mt-2 max-w-md text-sm">{children}</div>}
      {action === undefined ? null : <div className="mt-6">{action}</div>}
    </div>
  )
}
