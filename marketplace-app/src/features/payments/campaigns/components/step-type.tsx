import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { campaignTypes } from '@stackyard/shared/reference/campaigns'
import { formatExact } from '../../../../lib/exact-dollars'
import { campaignTexts } from '../../../../lib/texts/campaigns'
import type { CampaignDraft } from '../campaign-draft'
import { pricesQuery } from '../queries'
import { TypeDrawing } from './type-drawing'

const words = campaignTexts.wizard.type

/** Where the listings appear: the four places, each with a drawing, and what views cost. */
export function StepType() {
  const { register, formState } = useFormContext<CampaignDraft>()
  const prices = useQuery(pricesQuery())
  const error = formState.errors.campaignType?.message
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-muted-foreground text-sm">{words.lead}</p>
      <fieldset aria-describedby={error ? 'campaign-type-error' : undefined}>
        <legend className="sr-only">{words.title}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {campaignTypes.map((type) => (
            <label
              key={type}
              className="rounded-card bg-card has-checked:border-primary has-checked:bg-primary-soft/40 has-checked:outline-primary has-focus-visible:outline-ring hover:border-ring flex cursor-pointer items-center gap-4 border p-4 transition-colors has-checked:outline has-focus-visible:outline-2 has-focus-visible:outline-offset-2 sm:p-5"
            >
              <input type="radio" value={type} className="sr-only" {...register('campaignType')} />
              <TypeDrawing type={type} />
              <span className="min-w-0">
                <span className="font-display block text-lg font-semibold">{campaignTexts.types[type]}</span>
                <span className="text-muted-foreground mt-1 block text-sm">{words.about[type]}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p id="campaign-type-error" aria-live="polite" className="text-danger-ink text-sm empty:hidden">
        {error}
      </p>
      {prices.data ? (
        <p className="text-muted-foreground text-sm tabular-nums">
          {words.prices(formatExact(prices.data.impressionPrice), formatExact(prices.data.visitPrice))}
        </p>
      ) : null}
    </div>
  )
}
