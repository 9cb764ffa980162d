import { createFileRoute } from '@tanstack/react-router'
import { ContentListPage } from '../../../../../features/content/editor/components/content-list-page'
import { articleKind } from '../../../../../features/content/editor/kinds'
import { readContentSearch } from '../../../../../features/content/editor/queries'
import { requireEditor } from '../../../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/manage-knowledge-center/article/')({
  validateSearch: readContentSearch,
  beforeLoad: requireEditor,
  component: ArticleListPage,
})

function ArticleListPage() {
  const navigate = Route.useNavigate()
  return (
    <ContentListPage kind={articleKind} search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  )
}
