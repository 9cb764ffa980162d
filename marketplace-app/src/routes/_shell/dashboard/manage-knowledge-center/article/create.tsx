import { createFileRoute } from '@tanstack/react-router'
import { NewRecordPage } from '../../../../../features/content/editor/components/record-page'
import { articleKind } from '../../../../../features/content/editor/kinds'
import { requireEditor } from '../../../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/manage-knowledge-center/article/create')({
  beforeLoad: requireEditor,
  component: function NewArticlePage() {
    return <NewRecordPage kind={articleKind} />
  },
})
