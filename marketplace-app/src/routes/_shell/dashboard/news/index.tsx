import { createFileRoute } from '@tanstack/react-router'
import { ContentListPage } from '../../../../features/content/editor/components/content-list-page'
import { newsKind } from '../../../../features/content/editor/kinds'
import { readContentSearch } from '../../../../features/content/editor/queries'
import { requireEditor } from '../../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/news/')({
  validateSearch: readContentSearch,
  beforeLoad: requireEditor,
  component: NewsListPage,
})

function NewsListPage() {
  const navigate = Route.useNavigate()
  return <ContentListPage kind={newsKind} search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}
