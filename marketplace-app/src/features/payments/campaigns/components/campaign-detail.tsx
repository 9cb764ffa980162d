import { Link } from '@tanstack/react-router'
import { ChartNoAxesColumn } from 'lucide-react'
import { useState } from 'react'
import type { Campaign } from '@stackyard/shared/schema/campaign'
import { Button } from '@stackyard/shared/ui/button'
import { CampaignStatus } from '../../../../components/ads/campaign-status'
import { BackLink } from '../../../../components/back-link'
import { Notice } from '../../../../components/notice'
import { Page } from '../../../../components/page'
import { campaignTexts } from '../../../../lib/texts/campaigns'
import { useIsActing } from '../../../../lib/use-is-acting'
import type { AddCreditPart } from '../add-credit-part'
import { offeredActions, type OfferedAction } from '../campaign-actions'
import { AdvertisedListings } from './advertised-listings'
import { CampaignFacts, CampaignFigures } from './campaign-facts'
import { AskedAction, CampaignMenu } from './campaign-menu'

const words = campaignTexts.detail

/** Actions that have buttons beside the heading. */
const atHand = ['pause', 'resume', 'edit-budget'] as const satisfies readonly OfferedAction[]

export type CampaignDetailProps = { campaign: Campaign; AddCredit: AddCreditPart; onDeleted: () => void }

/** One campaign: its figures, its money, its listings, and what its seller can do now. */
export function CampaignDetail({ campaign, AddCredit, onDeleted }: CampaignDetailProps) {
  const isActing = useIsActing()
  return (
    <Page
      title={campaign.name}
      eyebrow={<BackLink to="/dashboard/campaigns">{words.back}</BackLink>}
      description={
        <span role="status" className="flex flex-wrap gap-2 pt-1">
          <CampaignStatus campaign={campaign} />
          <span>{campaignTexts.types[campaign.campaignType]}</span>
        </span>
      }
      actions={isActing ? undefined : <Actions campaign={campaign} AddCredit={AddCredit} onDeleted={onDeleted} />}
    >
      <div className="grid grid-cols-1 gap-6">
        {isActing ? <Notice tone="info">{campaignTexts.acting}</Notice> : null}
        {campaign.status === 'INACTIVE' ? <Ended campaign={campaign} mayStart={!isActing} /> : null}
        <div className="grid grid-cols-1 gap-2">
          <CampaignFigures campaign={campaign} />
          <Link
            to="/dashboard/ad-analytics-dashboard"
            search={{ campaignType: campaign.campaignType }}
            className="text-link inline-flex min-h-9 items-center gap-2 justify-self-start text-sm font-semibold underline-offset-4 hover:underline"
          >
            <ChartNoAxesColumn aria-hidden className="size-4" />
            {words.byDay}
          </Link>
        </div>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <AdvertisedListings listings={campaign.listings} />
          <CampaignFacts campaign={campaign} />
        </div>
      </div>
    </Page>
  )
}

/** Pause or resume and the budget as buttons; what cannot be undone in the menu. */
function Actions(props: CampaignDetailProps) {
  const [asked, setAsked] = useState<OfferedAction | null>(null)
  const offered = offeredActions(props.campaign)
  return (
    <>
      {atHand
        .filter((action) => offered.includes(action))
        .map((action) => (
          <Button key={action} variant={action === 'resume' ? 'primary' : 'outline'} onClick={() => setAsked(action)}>
            {campaignTexts.actions[action].label}
          </Button>
        ))}
      <CampaignMenu {...props} without={atHand} />
      <AskedAction {...props} action={asked} onClose={() => setAsked(null)} />
    </>
  )
}

/** Why it ended, and the way to the next one. */
function Ended({ campaign: { endReason }, mayStart }: { campaign: Campaign; mayStart: boolean }) {
  return (
    <Notice
      tone={endReason === 'credit_taken_back' ? 'warning' : 'info'}
      title={words.endedTitle}
      action={
        mayStart ? (
          <Link to="/dashboard/campaigns/create" className="font-semibold underline underline-offset-4">
            {words.startNew}
          </Link>
        ) : undefined
      }
    >
      {endReason ? `${campaignTexts.ends[endReason]}.` : null}
    </Notice>
  )
}
