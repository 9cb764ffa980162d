import { createFileRoute } from '@tanstack/react-router'
import { requireSession } from '../../../../lib/guards'
import { PersonRoute } from '../-person-route'

export const Route = createFileRoute('/_shell/dashboard/users/sellers/$id')({
  beforeLoad: requireSession,
  component: function ProfileRoute() {
    return <PersonRoute id={Route.useParams().id} />
  },
})
