import { createFileRoute } from '@tanstack/react-router'
import { EditRecordPage } from '../../../../../features/content/editor/components/record-page'
import { entryKind } from '../../../../../features/content/editor/kinds'
import { requireEditor } from '../../../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/manage-knowledge-center/encyclopedia/$id')({
  beforeLoad: requireEditor,
  component: function EntryPage() {
    return <EditRecordPage kind={entryKind} id={Route.useParams().id} />
  },
})
