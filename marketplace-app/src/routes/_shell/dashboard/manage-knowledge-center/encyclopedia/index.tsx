import { createFileRoute } from '@tanstack/react-router'
import { ContentListPage } from '../../../../../features/content/editor/components/content-list-page'
import { entryKind } from '../../../../../features/content/editor/kinds'
import { readContentSearch } from '../../../../../features/content/editor/queries'
import { requireEditor } from '../../../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/manage-knowledge-center/encyclopedia/')({
  validateSearch: readContentSearch,
  beforeLoad: requireEditor,
  component: EntryListPage,
})

function EntryListPage() {
  const navigate = Route.useNavigate()
  return (
    <ContentListPage kind={entryKind} search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  )
}
