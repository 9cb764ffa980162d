import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, Wallet } from 'lucide-react'
import { formatMicros } from '@stackyard/shared/domain/micros'
import { Button } from '@stackyard/shared/ui/button'
import { Notice } from '../../../../components/notice'
import { Page } from '../../../../components/page'
import { campaignTexts as words } from '../../../../lib/texts/campaigns'
import { useIsActing } from '../../../../lib/use-is-acting'
import { balanceQuery } from '../queries'
import { CampaignList, type CampaignListProps } from './campaign-list'

/** All campaigns of a seller, with the wallet that pays them. */
export function CampaignsScreen(props: CampaignListProps) {
  const isActing = useIsActing()
  const balance = useQuery(balanceQuery())
  return (
    <Page
      title={words.title}
      description={words.lead}
      actions={
        <>
          {balance.data ? (
            <Button asChild variant="outline" className="tabular-nums">
              <Link to="/dashboard/wallet">
                <Wallet aria-hidden />
                {words.wallet(formatMicros(balance.data.balanceMicros))}
              </Link>
            </Button>
          ) : null}
          {isActing ? null : (
            <Button asChild variant="highlight">
              <Link to="/dashboard/campaigns/create">
                <Plus aria-hidden />
                {words.create}
              </Link>
            </Button>
          )}
        </>
      }
    >
      {isActing ? (
        <Notice tone="info" className="mb-5">
          {words.acting}
        </Notice>
      ) : null}
      <CampaignList {...props} />
    </Page>
  )
}
