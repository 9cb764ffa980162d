import { createFileRoute } from '@tanstack/react-router'
import { SharedRfpPage } from '../../../features/reservations/merchants/components/shared-rfp-page'

/** The request that a link opens, public. */
export const Route = createFileRoute('/warehouses/rfp/shared/$token')({ component: SharedRoute })

function SharedRoute() {
  const { token } = Route.useParams()
  return <SharedRfpPage token={token} />
}
