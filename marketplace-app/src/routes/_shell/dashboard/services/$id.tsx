import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '../../../../features/listings/services/components/service-page'
import { serviceQuery } from '../../../../features/listings/services/queries'

export const Route = createFileRoute('/_shell/dashboard/services/$id')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(serviceQuery(params.id))
  },
  component: function ServiceRoute() {
    return <ServicePage id={Route.useParams().id} />
  },
})
