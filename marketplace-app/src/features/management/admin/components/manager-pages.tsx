import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { NotFoundPage } from '../../../../components/not-found-page'
import { Page } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { apiQuery } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { adminTexts } from '../../../../lib/texts/admin'
import { ManagerForm } from './manager-form'

export function CreateManager() {
  return (
    <Page title={adminTexts.manager.create}>
      <ManagerForm manager={null} />
    </Page>
  )
}

export function EditManager({ id }: { id: number }) {
  const query = useQuery(
    apiQuery.adminUser.getManager.queryOptions({ input: { id }, select: (reply) => reply.results }),
  )
  if (query.isPending) return <PagePending />
  if (query.isError) {
    const { status, message, reference } = toProblem(query.error)
    if (status === 404) return <NotFoundPage />
    return <ErrorState className="py-16" message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  return (
    <Page title={query.data.company || query.data.email}>
      <ManagerForm manager={query.data} />
    </Page>
  )
}
