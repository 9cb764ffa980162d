import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { CampaignType } from '@stackyard/shared/reference/campaigns'
import { Button } from '@stackyard/shared/ui/button'
import { formatExact } from '../../../../lib/exact-dollars'
import { campaignTexts } from '../../../../lib/texts/campaigns'
import type { CampaignDraft } from '../campaign-draft'
import { daysLine } from '../campaign-figures'
import { runDays } from '../campaign-schema'
import { useOwnListings } from '../own-listings'
import { pricesQuery } from '../queries'
import type { WizardStep } from '../wizard-steps'
import { CreditNotice } from './credit-notice'

const words = campaignTexts.wizard

type StepReviewProps = {
  type: CampaignType
  balance: number | undefined
  onStep: (step: WizardStep) => void
  onAddCredit: () => void
}

/** Everything that was chosen, what moves from the wallet, and the way back to each part. */
export function StepReview({ type, balance, onStep, onAddCredit }: StepReviewProps) {
  const draft = useFormContext<CampaignDraft>().watch()
  const { listings } = useOwnListings(type)
  const prices = useQuery(pricesQuery())
  const { budget = 0, startDate, endDate, adWarehouseIds, adServiceIds } = draft
  const chosen = listings.filter(({ type: kind, id }) =>
    (kind === 'warehouse' ? adWarehouseIds : adServiceIds).includes(id),
  )
  const missing = budget - (balance ?? 0)
  return (
    <div className="grid grid-cols-1 gap-5">
      <dl className="rounded-card bg-card divide-y border">
        <Part label={campaignTexts.detail.type} step="type" onStep={onStep}>
          <p className="font-semibold">{campaignTexts.types[type]}</p>
          <p className="text-muted-foreground">{words.type.about[type]}</p>
        </Part>
        <Part
          label={campaignTexts.detail.listings(adWarehouseIds.length + adServiceIds.length)}
          step="listings"
          onStep={onStep}
        >
          <ul className="grid grid-cols-1 gap-1.5">
            {chosen.slice(0, 6).map(({ type: kind, id, name, place }) => (
              <li key={`${kind}-${id}`}>
                <span className="block font-semibold">{name}</span>
                <span className="text-muted-foreground block">{place}</span>
              </li>
            ))}
          </ul>
          {chosen.length > 6 ? (
            <p className="text-muted-foreground">{campaignTexts.list.more(chosen.length - 6)}</p>
          ) : null}
        </Part>
        <Part label={words.budget.title} step="budget" onStep={onStep}>
          <p className="font-semibold">{formatExact(budget)}</p>
          <p>
            {daysLine({ startDate, endDate })}, {words.budget.span(runDays(startDate, endDate))}
          </p>
          {prices.data ? (
            <p className="text-muted-foreground">
              {campaignTexts.detail.price(
                formatExact(prices.data.impressionPrice),
                formatExact(prices.data.visitPrice),
              )}
            </p>
          ) : null}
        </Part>
        <Part label={words.review.name} step="budget" onStep={onStep}>
          {draft.name.trim() ? (
            <p className="font-semibold break-words">{draft.name}</p>
          ) : (
            <p className="text-muted-foreground">{words.review.automatic}</p>
          )}
        </Part>
      </dl>
      {balance !== undefined && missing > 0 ? (
        <CreditNotice missing={missing} balance={balance} onAdd={onAddCredit} />
      ) : null}
      {balance !== undefined && missing <= 0 ? (
        <p className="text-sm tabular-nums">{words.review.moves(formatExact(budget), formatExact(-missing))}</p>
      ) : null}
    </div>
  )
}

type PartProps = { label: string; step: WizardStep; onStep: (step: WizardStep) => void; children: ReactNode }

function Part({ label, step, onStep, children }: PartProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-5 py-4 text-sm tabular-nums sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="col-span-2 min-w-0 sm:col-span-1">{children}</dd>
      <dd className="col-start-2 row-start-1 sm:col-start-3">
        <Button
          variant="link"
          size="sm"
          className="min-h-6"
          aria-label={`${words.review.change}: ${label}`}
          onClick={() => onStep(step)}
        >
          {words.review.change}
        </Button>
      </dd>
    </div>
  )
}
