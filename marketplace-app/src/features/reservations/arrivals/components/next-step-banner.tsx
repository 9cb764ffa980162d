import { useQuery } from '@tanstack/react-query'
import { CalendarClock, CircleAlert } from 'lucide-react'
import { nextStep, type NextStep } from '@stackyard/shared/domain/next-step'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import type { UserType } from '@stackyard/shared/schema/user'
import { cn } from '@stackyard/shared/ui/cn'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { apiQuery } from '../../../../lib/api'
import { nextStepTexts, saidStep } from '../../../../lib/texts/next-step'
import { arrivalsQuery } from '../queries'

const GOODS: readonly NextStep['kind'][] = ['announce', 'confirm-arrival', 'accept-slot', 'check-in', 'arrival']

/** The one next step of a reservation and its day, first on the page; nothing where nothing is left to do. */
export function NextStepBanner({ transaction, role }: { transaction: Transaction; role: UserType }) {
  const { id, billedBy } = transaction
  const arrivals = useQuery(arrivalsQuery(id))
  const installments = useQuery(
    apiQuery.installment.list.queryOptions({
      input: { id },
      select: (reply) => reply.results,
      enabled: billedBy === 'platform',
    }),
  )
  if (arrivals.isPending || installments.isLoading) return <Skeleton className="rounded-card h-20" />
  // What could not be read says so in its own place.
  if (arrivals.isError || installments.isError) return null
  const viewer = role === 'seller' || role === 'admin' ? role : 'customer'
  const now = new Date(arrivals.dataUpdatedAt)
  const step = nextStep(transaction, arrivals.data.arrivals, installments.data ?? [], now, viewer)
  return step ? <Banner step={step} /> : null
}

function Banner({ step }: { step: NextStep }) {
  const { title, text } = saidStep(step)
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
          {GOODS.includes(step.kind) ? (
            <a href="#arrivals" className="font-semibold underline underline-offset-4">
              {nextStepTexts.toArrivals}
            </a>
          ) : null}
        </p>
      </div>
    </section>
  )
}
