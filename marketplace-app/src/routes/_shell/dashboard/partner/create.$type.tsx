import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { selectableServiceTypes } from '@stackyard/shared/reference/service-types'
import { PagePending } from '../../../../components/page-pending'
import { requireAdmin } from '../../../../lib/guards'

const CreatePartner = lazy(async () => ({
  default: (await import('../../../../features/listings/services/components/create-partner')).CreatePartner,
}))

export const Route = createFileRoute('/_shell/dashboard/partner/create/$type')({
  beforeLoad: (context) => {
    requireAdmin(context)
    if (!selectableServiceTypes.some((type) => type === context.params.type)) throw notFound()
  },
  component: function CreatePartnerRoute() {
    const { type } = Route.useParams()
    return (
      <Suspense fallback={<PagePending />}>
        <CreatePartner key={type} type={type} />
      </Suspense>
    )
  },
})
