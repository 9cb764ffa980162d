import { CalendarClock, CircleAlert } from 'lucide-react'
import type { NextStep } from '@stackyard/shared/domain/next-step'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import type { UserType } from '@stackyard/shared/schema/user'
import { cn } from '@stackyard/shared/ui/cn'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { nextStepTexts, saidStep } from '../../../../lib/texts/next-step'
import { useNextStep } from '../../../../lib/use-next-step'

const GOODS: readonly NextStep['kind'][] = ['announce', 'confirm-arrival', 'accept-slot', 'check-in', 'arrival']

/** Where on the page the step is taken. */
function linkOf({ kind }: NextStep): { href: string; label: string } | null {
  if (kind === 'answer-change') return { href: '#change', label: nextStepTexts.toChange }
  return GOODS.includes(kind) ? { href: '#arrivals', label: nextStepTexts.toArrivals } : null
}

/** The one next step of a reservation and its day, first on the page; nothing where nothing is left to do. */
export function NextStepBanner({ transaction, role }: { transaction: Transaction; role: UserType }) {
  const { step, isPending } = useNextStep(transaction, role)
  if (isPending) return <Skeleton className="rounded-card h-20" />
  return step ? <Banner step={step} /> : null
}

function Banner({ step }: { step: NextStep }) {
  const { title, text } = saidStep(step)
  const link = linkOf(step)
  const Icon = step.isYours ? CircleAlert : CalendarClock
  return (
    <section
      aria-label={nextStepTexts.label}
      className={cn(
        'rounded-card flex items-start gap-4 border px-5 py-4',
        step.isYours ? 'bg-primary-soft text-primary-soft-foreground border-transparent' : 'bg-card',
      )}
    >
      <Icon aria-hidden className="mt-1 size-5 shrink-0" />
      <div role="status" className="min-w-0">
        <p className="font-display text-lg font-semibold text-balance">{title}</p>
        <p className="text-sm">
          {text}{' '}
          {link ? (
            <a href={link.href} className="font-semibold underline underline-offset-4">
              {link.label}
            </a>
          ) : null}
        </p>
      </div>
    </section>
  )
}
