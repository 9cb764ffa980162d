import type { ComponentProps } from 'react'
import type { QuoteStage } from '@stackyard/shared/reference/quote-terms'
import type { Quote } from '@stackyard/shared/schema/quote'
import { Badge } from '@stackyard/shared/ui/badge'
import { quoteTexts as words } from '../../../../lib/texts/quotes'

const tones: Record<QuoteStage, ComponentProps<typeof Badge>['tone']> = {
  requested: 'info',
  sent: 'brand',
  countered: 'warning',
  accepted: 'success',
  ordered: 'success',
  declined: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
}

/** Where a quote is, as a chip; of a request without a quote whether it was answered. */
export function QuoteStageBadge({ state, stage }: Pick<Quote, 'state' | 'stage'>) {
  if (stage === 'requested')
    return <Badge tone={state === 'answered' ? 'success' : 'info'}>{words.states[state]}</Badge>
  return <Badge tone={tones[stage]}>{words.stages[stage]}</Badge>
}
