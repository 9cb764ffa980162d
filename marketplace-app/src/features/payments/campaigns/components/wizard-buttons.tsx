import { Link } from '@tanstack/react-router'
import { Button } from '@stackyard/shared/ui/button'
import { formatDate } from '../../../../lib/format'
import { campaignTexts } from '../../../../lib/texts/campaigns'

const words = campaignTexts.wizard

type WizardButtonsProps = {
  isLast: boolean
  /** A first day after today. */
  startsOn: string | null
  busy: boolean
  onBack?: (() => void) | undefined
}

/** Back, and on to the next step or the start. */
export function WizardButtons({ isLast, startsOn, busy, onBack }: WizardButtonsProps) {
  const start = startsOn ? words.review.startLater(formatDate(startsOn)) : words.review.start
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3 border-t pt-5">
      {onBack ? (
        <Button variant="outline" onClick={onBack}>
          {words.back}
        </Button>
      ) : (
        <Button asChild variant="outline">
          <Link to="/dashboard/campaigns">{words.cancel}</Link>
        </Button>
      )}
      <Button type="submit" variant={isLast ? 'highlight' : 'primary'} className="ms-auto" busy={busy}>
        {isLast ? start : words.next}
      </Button>
    </div>
  )
}
