import { createFileRoute } from '@tanstack/react-router'
import { KnowledgeHome } from '../../../../features/content/editor/components/knowledge-home'
import { requireEditor } from '../../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/manage-knowledge-center/')({
  beforeLoad: requireEditor,
  component: KnowledgeHome,
})
