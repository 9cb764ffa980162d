import { createFileRoute } from '@tanstack/react-router'
import { SharedShortlist } from '../../../../features/listings/saved/components/shared-shortlist'

/** The shortlist that a link opens, public. */
export const Route = createFileRoute('/_shell/dashboard/shortlists/shared/$token')({ component: SharedRoute })

function SharedRoute() {
  const { token } = Route.useParams()
  return <SharedShortlist token={token} />
}
