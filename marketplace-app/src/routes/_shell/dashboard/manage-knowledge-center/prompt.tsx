import { createFileRoute } from '@tanstack/react-router'
import { ContentListPage } from '../../../../features/content/editor/components/content-list-page'
import { promptKind } from '../../../../features/content/editor/kinds'
import { readContentSearch } from '../../../../features/content/editor/queries'
import { requireEditor } from '../../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/manage-knowledge-center/prompt')({
  validateSearch: readContentSearch,
  beforeLoad: requireEditor,
  component: PromptListPage,
})

function PromptListPage() {
  const navigate = Route.useNavigate()
  return (
    <ContentListPage kind={promptKind} search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  )
}
