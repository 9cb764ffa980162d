import { formatCents } from '@stackyard/shared/domain/money'
import type { AppliedCoupon } from '@stackyard/shared/schema/coupon'
import { cn } from '@stackyard/shared/ui/cn'
import { walletTexts } from '../../../../lib/texts/wallet'
import type { TopUpCost } from '../top-up-cost'

const words = walletTexts.add

type Line = { label: string; value: string; isMain?: boolean }

const linesOf = (cost: TopUpCost, coupon: AppliedCoupon | null, recurring: boolean): Line[] => [
  { label: words.credit, value: formatCents(cost.creditCents) },
  ...(coupon && cost.discountCents > 0
    ? [{ label: words.coupon(coupon.code), value: `−${formatCents(cost.discountCents)}` }]
    : []),
  ...(cost.debtCents > 0
    ? [
        { label: words.debt, value: formatCents(cost.debtCents) },
        { label: words.toBalance, value: formatCents(cost.creditCents - cost.debtCents) },
      ]
    : []),
  { label: words.now, value: formatCents(cost.chargedCents), isMain: true },
  ...(recurring ? [{ label: words.thenMonthly, value: formatCents(cost.creditCents) }] : []),
]

type TopUpLinesProps = { cost: TopUpCost; coupon: AppliedCoupon | null; recurring: boolean }

/** What is charged now and what becomes of it, then what each month costs. */
export function TopUpLines({ cost, coupon, recurring }: TopUpLinesProps) {
  return (
    <div>
      <dl className="rounded-card bg-subtle grid grid-cols-1 gap-2 px-4 py-3 text-sm">
        {linesOf(cost, coupon, recurring).map(({ label, value, isMain }) => (
          <div
            key={label}
            className={cn('flex justify-between gap-4', isMain ? 'border-t pt-2 font-semibold' : 'first:border-0')}
          >
            <dt className={isMain ? '' : 'text-muted-foreground'}>{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {recurring ? <p className="text-muted-foreground mt-2 text-sm">{words.thenMonthlyNote}</p> : null}
    </div>
  )
}
