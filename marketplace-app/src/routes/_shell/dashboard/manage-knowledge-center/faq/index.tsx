import { createFileRoute } from '@tanstack/react-router'
import { ContentListPage } from '../../../../../features/content/editor/components/content-list-page'
import { faqKind } from '../../../../../features/content/editor/kinds'
import { readContentSearch } from '../../../../../features/content/editor/queries'
import { requireEditor } from '../../../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/manage-knowledge-center/faq/')({
  validateSearch: readContentSearch,
  beforeLoad: requireEditor,
  component: FaqListPage,
})

function FaqListPage() {
  const navigate = Route.useNavigate()
  return <ContentListPage kind={faqKind} search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
}
