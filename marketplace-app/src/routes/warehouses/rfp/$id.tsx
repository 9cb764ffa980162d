import { createFileRoute, notFound, redirect, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { invitationQuery } from '../../../features/reservations/merchants/queries'
import { WizardPage } from '../../../features/reservations/merchants/wizard/wizard-page'
import { modeOf, readWizardSearch } from '../../../features/reservations/merchants/wizard/wizard-link'
import { readWhole } from '@stackyard/shared/domain/read-search'
import { currentUser, userAtom } from '../../../lib/session'

/** The wizard for requests for proposals, public. */
export const Route = createFileRoute('/warehouses/rfp/$id')({
  validateSearch: readWizardSearch,
  beforeLoad: ({ params, search, location }) => {
    const id = readWhole(params.id, 1, 2_147_483_647)
    if (id === undefined) throw notFound()
    if (modeOf(search, currentUser()?.id ?? null).needsSession)
      throw redirect({ to: '/auth/login', search: { returnTo: location.href } })
    return { warehouseId: id }
  },
  loader: ({ context, location }) => {
    const { ref } = location.search as { ref?: number }
    void context.queryClient.prefetchQuery(invitationQuery(context.warehouseId, ref))
  },
  component: WizardRoute,
})

function WizardRoute() {
  const { warehouseId } = Route.useRouteContext()
  const search = Route.useSearch()
  const user = useAtomValue(userAtom)
  const navigate = useNavigate({ from: Route.fullPath })
  const dropSteps = () =>
    void navigate({ search: ({ steps: _dropped, ...others }) => others, replace: true, resetScroll: false })
  return (
    <WizardPage
      id={warehouseId}
      search={search}
      user={user}
      onMain={() => (search.steps === undefined ? undefined : dropSteps())}
    />
  )
}
