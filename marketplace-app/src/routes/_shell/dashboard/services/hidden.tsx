import { createFileRoute } from '@tanstack/react-router'
import { readServiceSearch } from '../../../../features/listings/services/service-search'
import { requireAdmin } from '../../../../lib/guards'
import { serviceTexts } from '../../../../lib/texts/services'
import { ServicesPage } from '../-services-page'

export const Route = createFileRoute('/_shell/dashboard/services/hidden')({
  validateSearch: readServiceSearch,
  beforeLoad: requireAdmin,
  component: function ServicesRoute() {
    return <ServicesPage title={serviceTexts.views.hidden} scope={{ visible: false }} search={Route.useSearch()} />
  },
})
