import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { toProblem } from '../../../../lib/problem'
import { profileQuery } from '../queries'

const fetchForm = () => import('./profile-form')
const ProfileForm = lazy(async () => ({ default: (await fetchForm()).ProfileForm }))

/** The own profile once it is there; its form is fetched beside it and not before the first paint. */
export function ProfilePanel() {
  const query = useQuery(profileQuery())
  useEffect(() => void fetchForm(), [])
  if (query.isPending) return <ProfilePending />
  if (query.isError) {
    const { message, reference } = toProblem(query.error)
    return <ErrorState message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  return (
    <Suspense fallback={<ProfilePending />}>
      <ProfileForm profile={query.data} />
    </Suspense>
  )
}

function ProfilePending() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <Skeleton className="h-16 w-64" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-28" />
    </div>
  )
}
