import { Check } from 'lucide-react'
import { formatCents } from '@stackyard/shared/domain/money'
import type { Plan } from '@stackyard/shared/schema/plan'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from '@stackyard/shared/ui/card'
import { saySentence } from '../../../../lib/language'
import { planTexts as words } from '../../../../lib/texts/plans'

export type PlanCardProps = {
  plan: Plan
  isAnnual: boolean
  isCurrent: boolean
  /** Absent where there is nothing to choose: the free plan, or while a change is open. */
  onChoose?: (() => void) | undefined
}

/** One plan with its price and what it allows. */
export function PlanCard({ plan, isAnnual, isCurrent, onChoose }: PlanCardProps) {
  const saved = plan.monthlyPriceCents * 12 - plan.annualPriceCents
  const facts = [words.listings(plan.listingLimit), plan.canSpotlight ? words.spotlight : words.noSpotlight]
  return (
    <Card className={isCurrent ? 'border-primary flex flex-col' : 'flex flex-col'}>
      <CardHeader>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <CardTitle>{plan.name}</CardTitle>
          {isCurrent ? <Badge tone="brand">{words.isCurrent}</Badge> : null}
        </div>
        <CardDescription>{saySentence(plan.summary)}</CardDescription>
      </CardHeader>
      <CardContent className="flex-1">
        <p>
          <span className="font-display text-2xl font-semibold tabular-nums">
            {formatCents(isAnnual ? plan.annualPriceCents : plan.monthlyPriceCents)}
          </span>{' '}
          <span className="text-muted-foreground text-sm">{isAnnual ? words.perYear : words.perMonth}</span>
        </p>
        {isAnnual && saved > 0 ? <p className="text-success-ink mt-1 text-sm">{words.saved(saved)}</p> : null}
        <ul className="mt-4 grid grid-cols-1 gap-2 text-sm">
          {facts.map((fact) => (
            <li key={fact} className="flex gap-2">
              <Check aria-hidden className="text-success-ink mt-0.5 size-4 shrink-0" />
              {fact}
            </li>
          ))}
        </ul>
      </CardContent>
      {onChoose ? (
        <CardFooter>
          <Button block onClick={onChoose}>
            {words.choose(plan.name)}
          </Button>
        </CardFooter>
      ) : null}
    </Card>
  )
}
