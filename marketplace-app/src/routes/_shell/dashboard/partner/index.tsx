import { createFileRoute } from '@tanstack/react-router'
import { readServiceSearch } from '../../../../features/listings/services/service-search'
import { requireAdmin } from '../../../../lib/guards'
import { serviceTexts } from '../../../../lib/texts/services'
import { ServicesPage } from '../-services-page'

export const Route = createFileRoute('/_shell/dashboard/partner/')({
  validateSearch: readServiceSearch,
  beforeLoad: requireAdmin,
  component: function PartnersRoute() {
    return (
      <ServicesPage
        title={serviceTexts.partners.title}
        scope={{ partner: true }}
        search={Route.useSearch()}
        base="/dashboard/partner/services"
      />
    )
  },
})
