import type { UseFormReturn } from 'react-hook-form'
import { formatCents } from '@stackyard/shared/domain/money'
import { LARGEST_TOPUP_CENTS, SMALLEST_TOPUP_CENTS } from '@stackyard/shared/reference/campaigns'
import { cn } from '@stackyard/shared/ui/cn'
import { asDollars, DollarsField } from '../../../../components/dollars-field'
import { walletTexts } from '../../../../lib/texts/wallet'
import type { AmountValues } from '../amount-values'

const words = walletTexts.add
const common = [50, 100, 250, 500]

const whole = (cents: number): string => formatCents(cents).replace(/\.00$/, '')

type AmountFieldProps = { form: UseFormReturn<AmountValues, unknown, { amount: number }> }

/** The amount of a top-up: one of the common ones, or any between the limits. */
export function AmountField({ form }: AmountFieldProps) {
  const amount = form.watch('amount')
  const { errors, isSubmitted } = form.formState
  return (
    <div>
      <DollarsField
        label={words.amount}
        hint={words.amountHint(whole(SMALLEST_TOPUP_CENTS), whole(LARGEST_TOPUP_CENTS))}
        required
        error={errors.amount?.message}
        {...form.register('amount', asDollars)}
      />
      <div role="group" aria-label={words.chips} className="mt-3 flex flex-wrap gap-2">
        {common.map((dollars) => (
          <button
            key={dollars}
            type="button"
            aria-pressed={amount === dollars}
            onClick={() => form.setValue('amount', dollars, { shouldDirty: true, shouldValidate: isSubmitted })}
            className={cn(
              'h-11 rounded-full border px-4 text-sm font-semibold tabular-nums transition-colors',
              amount === dollars
                ? 'border-primary bg-primary-soft text-primary-soft-foreground'
                : 'border-input bg-card hover:bg-muted',
            )}
          >
            {whole(dollars * 100)}
          </button>
        ))}
      </div>
    </div>
  )
}
