import { createFileRoute } from '@tanstack/react-router'
import { readServiceSearch } from '../../../../features/listings/services/service-search'

import { ServicesPage } from '../-services-page'

export const Route = createFileRoute('/_shell/dashboard/services/')({
  validateSearch: readServiceSearch,

  component: function ServicesRoute() {
    return <ServicesPage scope={{}} search={Route.useSearch()} />
  },
})
