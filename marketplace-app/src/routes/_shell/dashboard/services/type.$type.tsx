import { createFileRoute, notFound } from '@tanstack/react-router'
import { selectableServiceTypes } from '@stackyard/shared/reference/service-types'
import { serviceTypeLabel } from '@stackyard/shared/ui/service-card'
import { readServiceSearch } from '../../../../features/listings/services/service-search'
import { ServicesPage } from '../-services-page'

export const Route = createFileRoute('/_shell/dashboard/services/type/$type')({
  validateSearch: readServiceSearch,
  beforeLoad: ({ params }) => {
    if (!selectableServiceTypes.some((type) => type === params.type)) throw notFound()
  },
  component: function ServiceTypeRoute() {
    const { type } = Route.useParams()
    return <ServicesPage title={serviceTypeLabel(type)} scope={{ type }} search={Route.useSearch()} />
  },
})
