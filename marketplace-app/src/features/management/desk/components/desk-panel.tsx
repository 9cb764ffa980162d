import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { toProblem } from '../../../../lib/problem'
import { deskQuery } from '../queries'
import { DeskArrivals } from './desk-arrivals'
import { DeskRecords } from './desk-records'
import { DeskDebts } from './desk-debts'
import { DeskSpaceCard } from './desk-space'
import { DeskTasks } from './desk-tasks'

/** What a provider does next: requests to answer, goods that come, space of today, and money that is not billed. */
export function DeskPanel() {
  const query = useQuery(deskQuery())
  if (query.isPending) return <Skeleton className="rounded-card mb-8 h-72" />
  if (query.isError) {
    const { message, reference } = toProblem(query.error)
    return (
      <ErrorState className="mb-8 py-6" message={message} reference={reference} onRetry={() => void query.refetch()} />
    )
  }
  const { toAnswer, arrivals, space, unbilled, records } = query.data
  const now = new Date(query.dataUpdatedAt)
  return (
    <div className="mb-10 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-4">
        <DeskTasks list={toAnswer} now={now} />
        <DeskDebts list={unbilled} />
        <DeskRecords list={records} />
      </div>
      <div className="grid grid-cols-1 gap-4">
        <DeskArrivals list={arrivals} now={now} />
        <DeskSpaceCard space={space} />
      </div>
    </div>
  )
}
