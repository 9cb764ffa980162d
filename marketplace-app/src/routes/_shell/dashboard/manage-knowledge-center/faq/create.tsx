import { createFileRoute } from '@tanstack/react-router'
import { NewRecordPage } from '../../../../../features/content/editor/components/record-page'
import { faqKind } from '../../../../../features/content/editor/kinds'
import { requireEditor } from '../../../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/manage-knowledge-center/faq/create')({
  beforeLoad: requireEditor,
  component: function NewFaqPage() {
    return <NewRecordPage kind={faqKind} />
  },
})
