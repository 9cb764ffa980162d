import { createFileRoute } from '@tanstack/react-router'
import { ShortlistPage } from '../../../../features/listings/saved/components/shortlist-page'
import { requireSession } from '../../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/shortlists/$id')({
  beforeLoad: requireSession,
  component: ShortlistRoute,
})

function ShortlistRoute() {
  const { id } = Route.useParams()
  return <ShortlistPage id={Number(id)} />
}
