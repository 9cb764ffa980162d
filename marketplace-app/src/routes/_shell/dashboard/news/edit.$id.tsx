import { createFileRoute } from '@tanstack/react-router'
import { EditRecordPage } from '../../../../features/content/editor/components/record-page'
import { newsKind } from '../../../../features/content/editor/kinds'
import { requireEditor } from '../../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/news/edit/$id')({
  beforeLoad: requireEditor,
  component: function EditPostPage() {
    return <EditRecordPage kind={newsKind} id={Route.useParams().id} />
  },
})
