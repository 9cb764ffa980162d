import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PagePending } from '../../../../components/page-pending'
import { requireSession } from '../../../../lib/guards'
import { readWhole } from '@stackyard/shared/domain/read-search'
import { currentUser } from '../../../../lib/session'

const EditService = lazy(async () => ({
  default: (await import('../../../../features/listings/services/components/edit-service')).EditService,
}))

/** `own` is the reader's own service; by its id admins open any, and a provider the own one. */
export const Route = createFileRoute('/_shell/dashboard/services/edit/$id')({
  beforeLoad: (context) => {
    requireSession(context)
    const id = readWhole(context.params.id, 1, 2_147_483_647)
    const isAdmin = currentUser()?.userType === 'admin'
    if (isAdmin ? id === undefined : currentUser()?.userType !== 'seller') throw notFound()
    return { target: isAdmin && id !== undefined ? { kind: 'service' as const, id } : { kind: 'own' as const } }
  },
  component: function EditRoute() {
    const { target } = Route.useRouteContext()
    return (
      <Suspense fallback={<PagePending />}>
        <EditService key={JSON.stringify(target)} target={target} />
      </Suspense>
    )
  },
})
