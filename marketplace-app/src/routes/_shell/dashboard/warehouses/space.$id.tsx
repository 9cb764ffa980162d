import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PagePending } from '../../../../components/page-pending'
import { requireListingWriter } from '../../../../lib/guards'

const SpacePage = lazy(async () => ({
  default: (await import('../../../../features/management/space-calendar/components/space-page')).SpacePage,
}))

export const Route = createFileRoute('/_shell/dashboard/warehouses/space/$id')({
  beforeLoad: requireListingWriter,
  component: SpaceRoute,
})

function SpaceRoute() {
  const { id } = Route.useParams()
  return (
    <Suspense fallback={<PagePending />}>
      <SpacePage key={id} id={Number(id)} />
    </Suspense>
  )
}
