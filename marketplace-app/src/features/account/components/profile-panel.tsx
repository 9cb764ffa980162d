import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { toProblem } from '../../../lib/problem'
import { profileQuery } from '../queries'
import { ProfileForm } from './profile-form'

/** The own profile once it is there. */
export function ProfilePanel() {
  const query = useQuery(profileQuery())
  if (query.isPending)
    return (
      <div className="grid grid-cols-1 gap-5">
        <Skeleton className="h-16 w-64" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-28" />
      </div>
    )
  if (query.isError) {
    const { message, reference } = toProblem(query.error)
    return <ErrorState message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  return <ProfileForm profile={query.data} />
}
