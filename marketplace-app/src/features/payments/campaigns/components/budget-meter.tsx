import type { Campaign } from '@stackyard/shared/schema/campaign'
import { formatExact } from '../../../../lib/exact-dollars'
import { campaignTexts } from '../../../../lib/texts/campaigns'

const words = campaignTexts.money

/** How much of the budget is spent, as a bar and in words. The bar is SVG, so no inline style is needed. */
export function BudgetMeter({ campaign: { budget, spent } }: { campaign: Pick<Campaign, 'budget' | 'spent'> }) {
  const percent = budget > 0 ? Math.min(100, (spent / budget) * 100) : 0
  const shown = [formatExact(spent), formatExact(budget)] as const
  return (
    <div className="min-w-32 tabular-nums">
      <div
        role="meter"
        aria-label={words.meter(...shown)}
        aria-valuenow={Math.round(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="bg-muted h-2 overflow-hidden rounded-full"
      >
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden className="size-full rtl:-scale-x-100">
          <rect width={percent} height="1" className="fill-primary" />
        </svg>
      </div>
      <p aria-hidden className="text-muted-foreground mt-1.5 text-xs whitespace-nowrap">
        <bdi>{words.spentOf(...shown)}</bdi>
      </p>
    </div>
  )
}
