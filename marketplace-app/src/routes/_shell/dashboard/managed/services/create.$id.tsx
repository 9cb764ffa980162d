import { createFileRoute } from '@tanstack/react-router'
import { present, readText } from '@stackyard/shared/domain/read-search'
import { ManagedService, readManagedSeller } from '../-managed-service'

/** A managed profile’s service of the type it was changed to. */
export const Route = createFileRoute('/_shell/dashboard/managed/services/create/$id')({
  validateSearch: (search: Record<string, unknown>) => present({ serviceType: readText(search.serviceType, 20) }),
  beforeLoad: (context) => readManagedSeller(context),
  component: function CreateManagedServiceRoute() {
    return <ManagedService sellerId={Route.useRouteContext().sellerId} type={Route.useSearch().serviceType} />
  },
})
