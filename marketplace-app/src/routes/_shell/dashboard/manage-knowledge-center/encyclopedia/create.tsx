import { createFileRoute } from '@tanstack/react-router'
import { NewRecordPage } from '../../../../../features/content/editor/components/record-page'
import { entryKind } from '../../../../../features/content/editor/kinds'
import { requireEditor } from '../../../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/manage-knowledge-center/encyclopedia/create')({
  beforeLoad: requireEditor,
  component: function NewEntryPage() {
    return <NewRecordPage kind={entryKind} />
  },
})
