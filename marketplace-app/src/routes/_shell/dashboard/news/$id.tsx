import { createFileRoute } from '@tanstack/react-router'
import { PostPage } from '../../../../features/content/editor/components/post-page'
import { requireEditor } from '../../../../lib/guards'

export const Route = createFileRoute('/_shell/dashboard/news/$id')({
  beforeLoad: requireEditor,
  component: function PostRoute() {
    return <PostPage id={Route.useParams().id} />
  },
})
