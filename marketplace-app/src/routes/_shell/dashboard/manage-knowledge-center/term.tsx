import { createFileRoute } from '@tanstack/react-router'
import { ContentListPage } from '../../../../features/content/editor/components/content-list-page'
import { termKind } from '../../../../features/content/editor/kinds'
import { readContentSearch } from '../../../../features/content/editor/queries'
import { requireEditor } from '../../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/manage-knowledge-center/term')({
  validateSearch: readContentSearch,
  beforeLoad: requireEditor,
  component: TermListPage,
})

function TermListPage() {
  const navigate = Route.useNavigate()
  return <ContentListPage kind={termKind} search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}
