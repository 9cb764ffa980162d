import { createFileRoute } from '@tanstack/react-router'
import { ContentListPage } from '../../../../../features/content/editor/components/content-list-page'
import { articleCategoryKind } from '../../../../../features/content/editor/kinds'
import { readContentSearch } from '../../../../../features/content/editor/queries'
import { requireEditor } from '../../../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/manage-knowledge-center/article/category')({
  validateSearch: readContentSearch,
  beforeLoad: requireEditor,
  component: ArticleCategoriesPage,
})

function ArticleCategoriesPage() {
  const navigate = Route.useNavigate()
  return (
    <ContentListPage
      kind={articleCategoryKind}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  )
}
