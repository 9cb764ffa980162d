import { createFileRoute } from '@tanstack/react-router'
import { NewRecordPage } from '../../../../features/content/editor/components/record-page'
import { newsKind } from '../../../../features/content/editor/kinds'
import { requireEditor } from '../../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/news/create')({
  beforeLoad: requireEditor,
  component: function NewPostPage() {
    return <NewRecordPage kind={newsKind} />
  },
})
