import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { ListingCard } from '@stackyard/shared/ui/listing-card'
import { NewsletterButton } from '@stackyard/shared/ui/newsletter-button'
import { ProfileView } from '@stackyard/shared/ui/profile-view'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { NotFoundPage } from '../../../components/not-found-page'
import { useDocumentTitle } from '../../../components/page'
import { PagePending } from '../../../components/page-pending'
import { apiQuery } from '../../../lib/api'
import { newsletterActions } from '../../../lib/newsletter-actions'
import { toProblem } from '../../../lib/problem'
import { userAtom } from '../../../lib/session'
import { peopleTexts } from '../../../lib/texts/people'

const words = peopleTexts.profile
/** The part of the profile that "View More" of a listing leads to (000 §2.11). */
const SERVICES = 'services'

/** The profile of a seller, customer or manager inside the dashboard, by id or profile address (000 §2.17). */
export function PersonPage({ id }: { id: string }) {
  const query = useQuery(apiQuery.users.get.queryOptions({ input: { id }, select: (reply) => reply.results }))
  useDocumentTitle(query.data?.name ?? words.services)
  const user = useAtomValue(userAtom)
  if (query.isPending) return <PagePending />
  if (query.isError) {
    const { status, message, reference } = toProblem(query.error)
    if (status === 404) return <NotFoundPage />
    return <ErrorState className="py-16" message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  const profile = query.data
  return (
    <div className="max-w-page mx-auto w-full px-4 py-6 sm:px-8 sm:py-8">
      <ProfileView
        profile={profile}
        publicHref={`/users/${profile.userType}/${encodeURIComponent(profile.userUrl)}`}
        actions={
          profile.userType === 'seller' ? (
            <NewsletterButton
              seller={profile}
              viewer={user?.userType === 'customer' ? 'customer' : 'other'}
              {...newsletterActions}
            />
          ) : undefined
        }
        listings={profile.userType === 'customer' ? undefined : <Listings sellerId={profile.id} />}
      />
    </div>
  )
}

function Listings({ sellerId }: { sellerId: number }) {
  const query = useQuery(apiQuery.warehouse.list.queryOptions({ input: { sellerId, limit: 100 } }))
  const { hash } = useLocation()
  // The listings come after the page: the browser has looked for them by then.
  useEffect(() => {
    if (hash === SERVICES && query.data) document.getElementById(SERVICES)?.scrollIntoView()
  }, [hash, query.data])
  if (query.isPending) return <Skeleton className="rounded-card h-64" />
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  if (query.data.results.length === 0) return <EmptyState title={words.noServices} />
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      {query.data.results.map((listing) => (
        <li key={listing.id}>
          <ListingCard
            listing={listing}
            headingLevel={3}
            renderLink={({ className, children, onClick }) => (
              <Link
                to="/dashboard/warehouses/$id"
                params={{ id: listing.warehouseUrl }}
                className={className}
                onClick={onClick}
              >
                {children}
              </Link>
            )}
          />
        </li>
      ))}
    </ul>
  )
}
