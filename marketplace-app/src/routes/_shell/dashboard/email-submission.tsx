import { createFileRoute } from '@tanstack/react-router'
import { SubmissionsPage } from '../../../features/messaging/newsletter/components/submissions-page'
import { readSubmissionSearch } from '../../../features/messaging/newsletter/submission-search'
import { requireAdmin } from '../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/email-submission')({
  validateSearch: readSubmissionSearch,
  beforeLoad: requireAdmin,
  component: function SubmissionsRoute() {
    const navigate = Route.useNavigate()
    return <SubmissionsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  },
})
