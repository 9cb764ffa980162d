import { useFormContext } from 'react-hook-form'
import { addDays, isDay } from '@stackyard/shared/domain/calendar'
import { cn } from '@stackyard/shared/ui/cn'
import { asDollars, DollarsField } from '../../../../components/dollars-field'
import { TextField } from '../../../../components/form-fields'
import { formatExact } from '../../../../lib/exact-dollars'
import { campaignTexts } from '../../../../lib/texts/campaigns'
import type { CampaignDraft } from '../campaign-draft'
import { runDays } from '../campaign-schema'
import { CreditNotice } from './credit-notice'
import { ForecastCard } from './forecast-card'

const words = campaignTexts.wizard.budget
const spans = [7, 14, 30, 90]

export type StepBudgetProps = {
  today: string
  /** Dollars in the wallet; absent while they are not known. */
  balance: number | undefined
  onAddCredit: () => void
}

/** Name, budget and days, with the wallet that pays and the forecast of what it gets. */
export function StepBudget({ today, balance, onAddCredit }: StepBudgetProps) {
  const { register, watch, formState } = useFormContext<CampaignDraft>()
  const { errors } = formState
  const missing = (watch('budget') ?? 0) - (balance ?? 0)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="grid grid-cols-1 gap-5">
        <div className="grid grid-cols-1 gap-3">
          <DollarsField
            label={words.budget}
            hint={words.budgetHint}
            required
            error={errors.budget?.message}
            {...register('budget', asDollars)}
          />
          {balance !== undefined && missing > 0 ? (
            <CreditNotice missing={missing} balance={balance} onAdd={onAddCredit} />
          ) : null}
          {balance !== undefined && missing <= 0 ? (
            <p className="text-muted-foreground text-sm tabular-nums">
              {campaignTexts.credit.available(formatExact(balance))}
            </p>
          ) : null}
        </div>
        <Days today={today} />
        <TextField
          label={words.name}
          hint={words.nameHint}
          maxLength={80}
          autoComplete="off"
          error={errors.name?.message}
          {...register('name')}
        />
      </div>
      <ForecastCard />
    </div>
  )
}

/** First and last day, and common lengths. */
function Days({ today }: { today: string }) {
  const { register, watch, setValue, formState } = useFormContext<CampaignDraft>()
  const { errors } = formState
  const start = watch('startDate')
  const length = runDays(start, watch('endDate'))
  return (
    <div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={words.start}
          type="date"
          required
          min={today}
          error={errors.startDate?.message}
          {...register('startDate')}
        />
        <TextField
          label={words.end}
          type="date"
          required
          min={start}
          error={errors.endDate?.message}
          {...register('endDate')}
        />
      </div>
      <div role="group" aria-label={words.spans} className="mt-3 flex flex-wrap gap-2">
        {spans.map((days) => (
          <button
            key={days}
            type="button"
            aria-pressed={length === days}
            disabled={!isDay(start)}
            onClick={() => setValue('endDate', addDays(start, days - 1), { shouldDirty: true, shouldValidate: true })}
            className={cn(
              'h-11 rounded-full border px-4 text-sm font-semibold tabular-nums transition-colors disabled:opacity-55',
              length === days
                ? 'border-primary bg-primary-soft text-primary-soft-foreground'
                : 'border-input bg-card hover:bg-muted',
            )}
          >
            {words.span(days)}
          </button>
        ))}
      </div>
      <p className="text-muted-foreground mt-2 text-xs">{words.daysHint}</p>
    </div>
  )
}
