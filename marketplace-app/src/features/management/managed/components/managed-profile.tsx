import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ServiceCard } from '@stackyard/shared/schema/service-card'
import type { PublicProfile } from '@stackyard/shared/schema/user-card'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { ProfileView } from '@stackyard/shared/ui/profile-view'
import { documentPath } from '@stackyard/shared/ui/say'
import { NotFoundPage } from '../../../../components/not-found-page'
import { useDocumentTitle } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { apiQuery } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { adminTexts } from '../../../../lib/texts/admin'

const words = adminTexts.manager

export type ManagedProfileProps = {
  /** An id or a profile address. */
  id: string
  renderServices: (services: readonly ServiceCard[]) => ReactNode
  renderWarehouses: (sellerId: number) => ReactNode
}

/** A managed profile as its admin works on it: head, contact, its service and its warehouses. */
export function ManagedProfile({ id, renderServices, renderWarehouses }: ManagedProfileProps) {
  const query = useQuery(apiQuery.users.get.queryOptions({ input: { id }, select: (reply) => reply.results }))
  const sellerId = query.data?.id
  const offered = useQuery({
    ...apiQuery.services.list.queryOptions({ input: { sellerId, limit: 12 } }),
    enabled: sellerId !== undefined,
  })
  useDocumentTitle(query.data?.name ?? adminTexts.managed)
  if (query.isPending) return <PagePending />
  if (query.isError) {
    const { status, message, reference } = toProblem(query.error)
    if (status === 404) return <NotFoundPage />
    return <ErrorState className="py-16" message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  const profile = query.data
  if (profile.userType !== 'manager') return <NotFoundPage />
  const services = offered.data?.results ?? []
  const isWarehouse = profile.serviceType === null || profile.serviceType === 'warehouse'
  return (
    <div className="w-full px-4 py-6 sm:px-8 sm:py-8">
      <ProfileView
        profile={profile}
        publicHref={documentPath(`/users/manager/${encodeURIComponent(profile.userUrl)}`)}
        actions={<ManagerActions profile={profile} isWarehouse={isWarehouse} />}
        listings={
          services.length > 0 ? (
            renderServices(services)
          ) : isWarehouse || offered.isPending ? undefined : (
            <p className="text-muted-foreground text-sm">{words.noService}</p>
          )
        }
      />
      {isWarehouse || profile.serviceCount > 0 ? (
        <section aria-label={words.listings} className="mt-8">
          <h2 className="font-display mb-4 text-xl font-semibold">{words.listings}</h2>
          {renderWarehouses(profile.id)}
        </section>
      ) : null}
    </div>
  )
}

function ManagerActions({ profile, isWarehouse }: { profile: PublicProfile; isWarehouse: boolean }) {
  const params = { id: String(profile.id) }
  return (
    <div role="group" aria-label={words.manage} className="flex flex-wrap gap-3">
      <Button asChild variant="outline">
        <Link to="/dashboard/managed/edit/$id" params={params}>
          {words.editProfile}
        </Link>
      </Button>
      <Button asChild variant="outline">
        {isWarehouse ? (
          <Link to="/dashboard/managed/warehouses/create/$id" params={params}>
            {words.addWarehouse}
          </Link>
        ) : (
          <Link to="/dashboard/managed/service/$id" params={params} search={{ serviceType: undefined }}>
            {words.editService}
          </Link>
        )}
      </Button>
    </div>
  )
}
