import { Check, CircleAlert } from 'lucide-react'
import { cn } from '@stackyard/shared/ui/cn'
import { campaignTexts } from '../../../../lib/texts/campaigns'
import { type WizardStep, wizardSteps } from '../wizard-steps'

const words = campaignTexts.wizard

type StepBarProps = {
  step: WizardStep
  /** The last step that can be opened. */
  furthest: WizardStep
  /** Steps with a field that is refused. */
  wrong: readonly WizardStep[]
  onStep: (step: WizardStep) => void
}

/** The steps; those that are filled in can be opened again. */
export function StepBar({ step, furthest, wrong, onStep }: StepBarProps) {
  const at = wizardSteps.indexOf(step)
  const most = wizardSteps.indexOf(furthest)
  return (
    <nav aria-label={words.stepsLabel} className="mb-8">
      <ol className="flex gap-1 sm:gap-2">
        {wizardSteps.map((each, index) => {
          const isDone = index < at
          return (
            <li key={each} className="min-w-0 flex-1">
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                disabled={index > most}
                onClick={() => onStep(each)}
                className={cn(
                  'flex min-h-11 w-full flex-col gap-2 border-t-4 pt-2 text-start text-sm font-semibold transition-colors sm:flex-row sm:items-center',
                  index <= at ? 'border-primary text-foreground' : 'border-border text-muted-foreground',
                  index <= most && index !== at ? 'hover:text-link' : '',
                )}
              >
                <span
                  aria-hidden
                  className={cn(
                    'hidden size-6 shrink-0 place-items-center rounded-full text-xs tabular-nums sm:grid',
                    index <= at ? 'bg-primary text-primary-foreground' : 'bg-muted text-muted-foreground',
                  )}
                >
                  {isDone ? <Check className="size-3.5" /> : index + 1}
                </span>
                <span className="truncate">{words.steps[each]}</span>
                {wrong.includes(each) ? (
                  <CircleAlert role="img" aria-label={words.wrong} className="text-danger-ink size-4 shrink-0" />
                ) : null}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
