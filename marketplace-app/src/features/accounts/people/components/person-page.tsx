import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { NewsletterButton } from '@stackyard/shared/ui/newsletter-button'
import { ProfileView } from '@stackyard/shared/ui/profile-view'
import { documentPath } from '@stackyard/shared/ui/say'
import { NotFoundPage } from '../../../../components/not-found-page'
import { useDocumentTitle } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { apiQuery } from '../../../../lib/api'
import { newsletterActions } from '../../../../lib/newsletter-actions'
import { toProblem } from '../../../../lib/problem'
import { userAtom } from '../../../../lib/session'
import { peopleTexts } from '../../../../lib/texts/people'
import { ProfileListings } from './profile-listings'

const words = peopleTexts.profile

/** The profile of a seller, customer or manager inside the dashboard, by id or profile address. */
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
        messageHref={user?.id === profile.id ? undefined : `/dashboard/messages?id=${profile.id}`}
        publicHref={documentPath(`/users/${profile.userType}/${encodeURIComponent(profile.userUrl)}`)}
        actions={
          profile.userType === 'seller' ? (
            <NewsletterButton
              seller={profile}
              viewer={user?.userType === 'customer' ? 'customer' : 'other'}
              {...newsletterActions}
            />
          ) : undefined
        }
        listings={profile.userType === 'customer' ? undefined : <ProfileListings sellerId={profile.id} />}
      />
    </div>
  )
}
