import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { NotFoundPage } from '../../../../components/not-found-page'
import { PagePending } from '../../../../components/page-pending'
import { toProblem } from '../../../../lib/problem'
import { campaignQuery } from '../queries'
import { CampaignDetail, type CampaignDetailProps } from './campaign-detail'

export type CampaignPageProps = Omit<CampaignDetailProps, 'campaign'> & { id: number }

/** One campaign of a seller by its id, with its states of waiting, failing and not being there. */
export function CampaignPage({ id, ...detail }: CampaignPageProps) {
  const query = useQuery(campaignQuery(id))
  if (query.isPending) return <PagePending />
  if (query.isError) {
    const { status, message, reference } = toProblem(query.error)
    if (status === 404) return <NotFoundPage />
    return <ErrorState className="py-16" message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  return <CampaignDetail campaign={query.data} {...detail} />
}
