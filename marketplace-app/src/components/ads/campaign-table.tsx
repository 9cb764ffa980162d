import { Link } from '@tanstack/react-router'
import type { AdminCampaign } from '@stackyard/shared/schema/campaign'
import { formatRounded } from '../../lib/rounded-dollars'
import { figure, formatDate } from '../../lib/format'
import { adTexts } from '../../lib/texts/ads'
import { percent } from '../../lib/percent'
import { type Column, DataTable, type DataTableProps } from '../data-table'
import { CampaignStatus } from './campaign-status'

const words = adTexts.campaigns

const campaignColumn: Column<AdminCampaign> = {
  label: words.columns.name,
  sort: 'name',
  cell: ({ name, startDate, endDate }) => (
    <>
      <span className="block font-semibold wrap-anywhere">{name}</span>
      <span className="text-muted-foreground text-xs whitespace-nowrap">
        {words.days(formatDate(startDate), formatDate(endDate))}
      </span>
    </>
  ),
}

const sellerColumn: Column<AdminCampaign> = {
  label: words.columns.seller,
  isLong: true,
  cell: ({ company, email, userUrl }) => (
    <>
      <Link
        to="/dashboard/users/sellers/$id"
        params={{ id: userUrl }}
        className="text-link wrap-anywhere underline-offset-4 hover:underline"
      >
        {company || email}
      </Link>
      {company ? <span className="text-muted-foreground block text-xs wrap-anywhere">{email}</span> : null}
    </>
  ),
}

const figureColumns: Column<AdminCampaign>[] = [
  {
    label: words.columns.status,
    sort: 'status',
    cell: (campaign) => (
      <>
        <CampaignStatus campaign={campaign} />
        {campaign.endReason ? (
          <span className="text-muted-foreground mt-1 block text-xs">{adTexts.ends[campaign.endReason]}</span>
        ) : null}
      </>
    ),
  },
  { label: words.columns.type, cell: ({ campaignType }) => adTexts.types[campaignType] },
  {
    label: words.columns.budget,
    sort: 'budget',
    isNumeric: true,
    cell: ({ budget, spent }) => (
      <>
        {formatRounded(budget)}
        <span className="text-muted-foreground block text-xs whitespace-nowrap">
          {words.spentOf(formatRounded(spent))}
        </span>
      </>
    ),
  },
  {
    label: words.columns.impressions,
    sort: 'impressions',
    isNumeric: true,
    cell: ({ period }) => figure(period.impressions),
  },
  { label: words.columns.visits, sort: 'visits', isNumeric: true, cell: ({ period }) => figure(period.visits) },
  { label: words.columns.visitRate, isNumeric: true, cell: ({ period }) => percent(period.visitRate) },
  { label: words.columns.spent, sort: 'spent', isNumeric: true, cell: ({ period }) => formatRounded(period.spent) },
]

export type CampaignTableProps = Pick<DataTableProps<AdminCampaign>, 'caption' | 'sorting' | 'isStale'> & {
  campaigns: readonly AdminCampaign[]
  /** Whose each is; left out where all are one seller's. */
  hasSellers: boolean
}

/** Campaigns as admins see them, with their figures of the days asked for. */
export function CampaignTable({ campaigns, hasSellers, ...table }: CampaignTableProps) {
  return (
    <DataTable
      {...table}
      rows={campaigns}
      keyOf={({ id }) => id}
      columns={[campaignColumn, ...(hasSellers ? [sellerColumn] : []), ...figureColumns]}
    />
  )
}
