import { createFileRoute } from '@tanstack/react-router'
import { EditRecordPage } from '../../../../../features/content/editor/components/record-page'
import { articleKind } from '../../../../../features/content/editor/kinds'
import { requireEditor } from '../../../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/manage-knowledge-center/article/$id')({
  beforeLoad: requireEditor,
  component: function ArticlePage() {
    return <EditRecordPage kind={articleKind} id={Route.useParams().id} />
  },
})
