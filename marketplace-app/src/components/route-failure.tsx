import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { toProblem } from '../lib/problem'
import { NotFoundPage } from './not-found-page'

/** A screen whose data could not be loaded: says why, offers another try. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const problem = toProblem(error)
  if (problem.status === 404) return <NotFoundPage />
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div className="max-w-reading mx-auto px-4 py-16">
      <ErrorState message={problem.message} reference={problem.reference} onRetry={retry} />
    </div>
  )
}
