import { createFileRoute } from '@tanstack/react-router'
import { present, readText } from '@stackyard/shared/domain/read-search'
import { ManagedService, readManagedSeller } from './-managed-service'

/** The service of a managed profile, written by an admin. */
export const Route = createFileRoute('/_shell/dashboard/managed/service/$id')({
  validateSearch: (search: Record<string, unknown>) => present({ serviceType: readText(search.serviceType, 20) }),
  beforeLoad: (context) => readManagedSeller(context),
  component: function ManagedServiceRoute() {
    return <ManagedService sellerId={Route.useRouteContext().sellerId} type={Route.useSearch().serviceType} />
  },
})
