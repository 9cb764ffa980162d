import type { ReactNode } from 'react'
import type { Campaign } from '@stackyard/shared/schema/campaign'
import { Card } from '@stackyard/shared/ui/card'
import { formatExact } from '../../../../lib/exact-dollars'
import { figure, formatDate } from '../../../../lib/format'
import { campaignTexts } from '../../../../lib/texts/campaigns'
import { costPerVisit, daysLine, rateOf } from '../campaign-figures'
import { BudgetMeter } from './budget-meter'

const words = campaignTexts.detail

/** What the campaign brought so far. */
export function CampaignFigures({ campaign }: { campaign: Campaign }) {
  const figures = [
    { label: words.impressions, hint: words.impressionsHint, value: figure(campaign.impressions) },
    { label: words.visits, hint: words.visitsHint, value: figure(campaign.visits) },
    { label: words.rate, hint: words.rateHint, value: rateOf(campaign) },
    { label: words.costPerVisit, hint: words.costPerVisitHint, value: costPerVisit(campaign) },
  ]
  return (
    <section aria-labelledby="figures-title">
      <h2 id="figures-title" className="sr-only">
        {words.figures}
      </h2>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {figures.map(({ label, hint, value }) => (
          <div key={label} className="rounded-card bg-card flex flex-col border px-5 py-4">
            <dt className="text-muted-foreground text-sm font-semibold">{label}</dt>
            <dd className="font-display order-2 mt-1 text-2xl font-semibold tabular-nums">
              {value ?? <span className="text-muted-foreground text-lg font-normal">{words.none}</span>}
            </dd>
            <dd className="text-muted-foreground order-3 mt-1 text-xs">{hint}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Budget, prices, place and days. */
export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const { campaignType, createdAt, impressionPrice, visitPrice, budget, spent, remaining, status } = campaign
  return (
    <Card className="p-5">
      <h2 className="font-display mb-4 text-lg font-semibold">{words.facts}</h2>
      <BudgetMeter campaign={campaign} />
      <dl className="mt-5 grid grid-cols-1 gap-2.5 text-sm tabular-nums">
        <Fact label={words.spent}>{formatExact(spent)}</Fact>
        {status === 'INACTIVE' ? (
          <Fact label={words.returned}>{formatExact(budget - spent)}</Fact>
        ) : (
          <Fact label={words.left}>{formatExact(remaining)}</Fact>
        )}
        <Fact label={words.prices}>{words.price(formatExact(impressionPrice), formatExact(visitPrice))}</Fact>
        <Fact label={words.type}>{campaignTexts.types[campaignType]}</Fact>
        <Fact label={words.days}>{daysLine(campaign)}</Fact>
        <Fact label={words.created}>{formatDate(createdAt)}</Fact>
      </dl>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted-foreground shrink-0">{label}</dt>
      <dd className="min-w-0 text-end">{children}</dd>
    </div>
  )
}
