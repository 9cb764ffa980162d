import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Campaign } from '@stackyard/shared/schema/campaign'
import { cn } from '@stackyard/shared/ui/cn'
import { CampaignStatus } from '../../../../components/ads/campaign-status'
import { figure, formatDate } from '../../../../lib/format'
import { campaignTexts } from '../../../../lib/texts/campaigns'
import { useMedia } from '@stackyard/shared/ui/use-media'
import { daysLine, rateOf } from '../campaign-figures'
import { BudgetMeter } from './budget-meter'

const words = campaignTexts.list

export type CampaignTableProps = {
  campaigns: readonly Campaign[]
  /** The menu of a campaign; absent for those who may only look. */
  renderMenu?: ((campaign: Campaign) => ReactNode) | undefined
}

/** Campaigns as a table on wide screens, else as cards. */
export function CampaignTable(props: CampaignTableProps) {
  const isWide = useMedia('(min-width: 1280px)')
  const { campaigns, renderMenu } = props
  if (isWide) return <WideTable {...props} />
  return (
    <ul aria-label={campaignTexts.title} className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {campaigns.map((campaign) => (
        <CampaignCard key={campaign.id} campaign={campaign} menu={renderMenu?.(campaign)} />
      ))}
    </ul>
  )
}

function WideTable({ campaigns, renderMenu }: CampaignTableProps) {
  return (
    <div className="rounded-card bg-card overflow-x-auto border">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{campaignTexts.title}</caption>
        <thead className="bg-subtle text-muted-foreground border-b text-xs">
          <tr>
            <Heading>{words.columns.name}</Heading>
            <Heading>{words.columns.status}</Heading>
            <Heading>{words.columns.days}</Heading>
            <Heading>{words.columns.budget}</Heading>
            <Heading end>{words.columns.impressions}</Heading>
            <Heading end>{words.columns.visits}</Heading>
            <Heading end>{words.columns.rate}</Heading>
            {renderMenu ? (
              <th scope="col" className="w-12">
                <span className="sr-only">{words.columns.actions}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody className="divide-y">
          {campaigns.map((campaign) => (
            <Row key={campaign.id} campaign={campaign} menu={renderMenu?.(campaign)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Heading({ children, end }: { children: string; end?: boolean }) {
  return (
    <th scope="col" className={cn('px-4 py-3 font-semibold whitespace-nowrap', end ? 'text-end' : 'text-start')}>
      {children}
    </th>
  )
}

type EntryProps = { campaign: Campaign; menu: ReactNode }

function Row({ campaign, menu }: EntryProps) {
  return (
    <tr className="hover:bg-subtle">
      <td className="max-w-80 px-4 py-3">
        <CampaignLink campaign={campaign} className="text-link underline-offset-4 hover:underline" />
        <Subline campaign={campaign} />
      </td>
      <td className="px-4 py-3">
        <CampaignStatus campaign={campaign} />
      </td>
      <td className="px-4 py-3 whitespace-nowrap">
        <bdi className="block">{formatDate(campaign.startDate)} –</bdi>
        <bdi>{formatDate(campaign.endDate)}</bdi>
      </td>
      <td className="w-44 px-4 py-3">
        <BudgetMeter campaign={campaign} />
      </td>
      <td className="px-4 py-3 text-end">{figure(campaign.impressions)}</td>
      <td className="px-4 py-3 text-end">{figure(campaign.visits)}</td>
      <td className="px-4 py-3 text-end">
        <Rate campaign={campaign} />
      </td>
      {menu === undefined ? null : <td className="pe-2 text-end">{menu}</td>}
    </tr>
  )
}

function CampaignLink({ campaign: { id, name }, className }: { campaign: Campaign; className: string }) {
  return (
    <Link
      to="/dashboard/campaigns/$id"
      params={{ id: String(id) }}
      className={cn('block truncate font-semibold', className)}
    >
      {name}
    </Link>
  )
}

/** Where it appears, and with which listings. */
function Subline({ campaign: { campaignType, listings } }: { campaign: Campaign }) {
  const [first] = listings
  return (
    <p className="text-muted-foreground flex gap-x-1 text-sm whitespace-nowrap">
      {campaignTexts.types[campaignType]}
      {first ? (
        <>
          <span aria-hidden>·</span> <span className="min-w-0 truncate">{first.name}</span>
        </>
      ) : null}
      {listings.length > 1 ? <span> {words.more(listings.length - 1)}</span> : null}
    </p>
  )
}

function Rate({ campaign }: { campaign: Campaign }) {
  const rate = rateOf(campaign)
  if (rate !== null) return rate
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{words.noRate}</span>
    </>
  )
}

function CampaignCard({ campaign, menu }: EntryProps) {
  const figures = [
    [words.columns.impressions, figure(campaign.impressions)],
    [words.columns.visits, figure(campaign.visits)],
    [words.columns.rate, <Rate key="rate" campaign={campaign} />],
  ] as const
  return (
    <li className="rounded-card bg-card hover:shadow-raise relative border p-4 tabular-nums transition">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <CampaignLink campaign={campaign} className="after:rounded-card after:absolute after:inset-0" />
          <Subline campaign={campaign} />
        </div>
        {menu === undefined ? null : <div className="relative z-10 -me-2 -mt-2">{menu}</div>}
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <CampaignStatus campaign={campaign} />
        <bdi>{daysLine(campaign)}</bdi>
      </p>
      <div className="mt-4">
        <BudgetMeter campaign={campaign} />
      </div>
      <dl className="mt-3 grid grid-cols-3 gap-2 border-t pt-3 text-sm">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted-foreground text-xs">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
