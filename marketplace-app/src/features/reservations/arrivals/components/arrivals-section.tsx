import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { isOpenArrival } from '@stackyard/shared/domain/arrival-process'
import type { NextStep } from '@stackyard/shared/domain/next-step'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import type { UserType } from '@stackyard/shared/schema/user'
import { Button } from '@stackyard/shared/ui/button'
import { Card } from '@stackyard/shared/ui/card'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { toProblem } from '../../../../lib/problem'
import { arrivalTexts as words } from '../../../../lib/texts/arrivals'
import { useNextStep } from '../../../../lib/use-next-step'
import { arrivalsQuery } from '../queries'
import { ArrivalCard } from './arrival-card'
import { SiteFacts } from './site-facts'

const AnnounceDialog = lazy(async () => ({ default: (await import('./announce-dialog')).AnnounceDialog }))

/** Goods on their way to a reservation and those that came, and where they go. */
export function ArrivalsSection({ transaction, role }: { transaction: Transaction; role: UserType }) {
  const { id, status } = transaction
  const [isAnnouncing, setAnnouncing] = useState(false)
  const query = useQuery(arrivalsQuery(id))
  const { step } = useNextStep(transaction, role)
  if (query.isPending) return <Skeleton className="rounded-card h-48" />
  if (query.isError) {
    const { message, reference } = toProblem(query.error)
    return <ErrorState message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  const { arrivals, site, canAnnounce } = query.data
  const reader = role === 'seller' || role === 'admin' ? role : 'customer'
  // Of a reservation that ended without any goods there is nothing to say.
  if (arrivals.length === 0 && status === 'cancelled') return null
  return (
    <Card id="arrivals" className="scroll-mt-24 p-5">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="font-display text-lg font-semibold">{words.title}</h2>
          <p className="text-muted-foreground text-sm">{words.lead}</p>
        </div>
        {canAnnounce ? (
          <Button
            variant={step?.kind === 'announce' && step.isYours ? 'primary' : 'outline'}
            onClick={() => setAnnouncing(true)}
          >
            {words.announce}
          </Button>
        ) : null}
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {arrivals.length === 0 ? (
          <div className="rounded-card border border-dashed px-4 py-6 text-sm">
            <p className="font-semibold">{words.none}</p>
            <p className="text-muted-foreground">{status === 'pending' ? words.notYet : words.noneText[reader]}</p>
          </div>
        ) : (
          <ArrivalLists transaction={transaction} arrivals={arrivals} step={step} />
        )}
        <SiteFacts site={site} />
      </div>
      {isAnnouncing ? (
        <Suspense>
          <AnnounceDialog transaction={transaction} onClose={() => setAnnouncing(false)} />
        </Suspense>
      ) : null}
    </Card>
  )
}

type ListsProps = {
  transaction: Transaction
  arrivals: Parameters<typeof ArrivalCard>[0]['arrival'][]
  step: NextStep | null
}

/** How many arrivals that are over stay in sight. */
const SHOWN_BEFORE = 2

/** Open arrivals, the latest of those that are over, and the rest behind a line. */
function ArrivalLists({ transaction, arrivals, step }: ListsProps) {
  const open = arrivals.filter(({ state }) => isOpenArrival(state))
  const over = arrivals.filter(({ state }) => !isOpenArrival(state))
  const earlier = over.slice(SHOWN_BEFORE)
  const cards = (list: typeof arrivals) =>
    list.map((arrival) => <ArrivalCard key={arrival.id} transaction={transaction} arrival={arrival} step={step} />)
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <ul className="grid grid-cols-1 gap-3">{cards([...open, ...over.slice(0, SHOWN_BEFORE)])}</ul>
      {earlier.length > 0 ? (
        <details>
          <summary className="cursor-pointer text-sm font-semibold">{words.earlier(earlier.length)}</summary>
          <ul className="mt-3 grid gap-3">{cards(earlier)}</ul>
        </details>
      ) : null}
    </div>
  )
}
