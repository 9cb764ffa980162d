import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@stackyard/shared/ui/cn'

const looks = {
  info: { box: 'border-info-border bg-info-surface text-info-ink', Icon: Info },
  success: { box: 'border-success-border bg-success-surface text-success-ink', Icon: CircleCheck },
  warning: { box: 'border-warning-border bg-warning-surface text-warning-ink', Icon: TriangleAlert },
  danger: { box: 'border-danger-border bg-danger-surface text-danger-ink', Icon: TriangleAlert },
} as const

export type NoticeProps = {
  tone: keyof typeof looks
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Said at once when it appears: for what just went wrong or right. */
  announce?: boolean
  className?: string
}

/** A message that stays where it matters, as against a toast. */
export function Notice({ tone, title, children, action, announce, className }: NoticeProps) {
  const { box, Icon } = looks[tone]
  return (
    <div
      role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={cn('rounded-card flex gap-3 border px-4 py-3 text-sm', box, className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        {title === undefined ? null : <p className="font-semibold">{title}</p>}
        {children}
        {action === undefined ? null : <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
