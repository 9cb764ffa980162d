import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { selectableServiceTypes } from '@stackyard/shared/reference/service-types'
import { buttonVariants } from '@stackyard/shared/ui/button'
import { serviceTypeLabel } from '@stackyard/shared/ui/service-card'
import { readServiceSearch } from '../../../../features/listings/services/service-search'
import { requireAdmin } from '../../../../lib/guards'
import { serviceTexts } from '../../../../lib/texts/services'
import { ServicesPage } from '../-services-page'

export const Route = createFileRoute('/_shell/dashboard/partner/services/$type')({
  validateSearch: readServiceSearch,
  beforeLoad: (context) => {
    requireAdmin(context)
    if (!selectableServiceTypes.some((type) => type === context.params.type)) throw notFound()
  },
  component: function PartnerTypeRoute() {
    const { type } = Route.useParams()
    return (
      <ServicesPage
        title={`${serviceTexts.partners.title}: ${serviceTypeLabel(type)}`}
        scope={{ type, partner: true }}
        search={Route.useSearch()}
        base="/dashboard/partner/services"
        actions={
          <Link
            to="/dashboard/partner/create/$type"
            params={{ type }}
            className={buttonVariants({ variant: 'primary' })}
          >
            {serviceTexts.partners.create}
          </Link>
        }
      />
    )
  },
})
