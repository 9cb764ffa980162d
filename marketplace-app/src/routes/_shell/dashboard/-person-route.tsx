import { lazy, Suspense } from 'react'
import { PagePending } from '../../../components/page-pending'

const PersonPage = lazy(async () => ({
  default: (await import('../../../features/accounts/people/components/person-page')).PersonPage,
}))

/** A person's profile on a page of the dashboard; `id` is an id or a profile address. */
export function PersonRoute({ id }: { id: string }) {
  return (
    <Suspense fallback={<PagePending />}>
      <PersonPage id={id} />
    </Suspense>
  )
}
