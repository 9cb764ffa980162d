import { Check } from 'lucide-react'
import { text } from '@stackyard/shared/messages/text'
import { cn } from '@stackyard/shared/ui/cn'
import { rfpWizardTexts as words } from '../../../../lib/texts/rfp-wizard'
import type { RfpForm } from '../rfp-form'
import { answersOf, isNeighbor, minutesFrom, rfpSteps } from './rfp-steps'

export type StepperProps = { form: RfpForm; step: number; onStep: (step: number) => void }

/** the five steps with their minutes. Only the neighbors of the present step can be opened. */
export function Stepper({ form, step, onStep }: StepperProps) {
  const [least, most] = minutesFrom(step)
  const title = rfpSteps[step]?.title ?? ''
  return (
    <nav aria-label={words.steps} className="lg:sticky lg:top-8">
      <p role="status" className="sr-only">
        {words.stepOf(step + 1, rfpSteps.length, title)}
      </p>
      <p className="text-muted-foreground flex justify-between gap-3 text-sm tabular-nums">
        <span className="text-foreground font-semibold lg:hidden">
          {step + 1}/{rfpSteps.length} {title}
        </span>
        <span>{words.timeLeft(least, most)}</span>
      </p>
      <ol className="mt-1 grid grid-cols-5 gap-1.5 lg:mt-5 lg:grid-cols-1 lg:gap-1">
        {rfpSteps.map((one, index) => (
          <li key={one.key}>
            <StepButton
              index={index}
              isCurrent={index === step}
              isAnswered={index !== step && answersOf(form, index) > 0}
              isDisabled={index !== step && !isNeighbor(index, step)}
              onOpen={() => onStep(index)}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepButtonProps = {
  index: number
  isCurrent: boolean
  isAnswered: boolean
  isDisabled: boolean
  onOpen: () => void
}

function StepButton({ index, isCurrent, isAnswered, isDisabled, onOpen }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      disabled={isDisabled}
      onClick={onOpen}
      className={cn(
        'rounded-control group flex h-11 w-full items-center text-start lg:h-auto lg:min-h-14 lg:gap-3 lg:px-3 lg:py-2',
        isCurrent ? 'lg:bg-primary-soft' : 'enabled:lg:hover:bg-muted disabled:cursor-not-allowed',
      )}
    >
      <span
        aria-hidden
        className={cn(
          'h-1.5 w-full shrink-0 rounded-full text-sm font-semibold tabular-nums lg:grid lg:size-8 lg:place-items-center lg:border',
          isCurrent || isAnswered ? 'bg-primary lg:border-primary' : 'bg-border lg:border-input lg:bg-transparent',
          isCurrent ? 'lg:text-primary-foreground' : '',
          isAnswered ? 'bg-primary/60 lg:bg-card lg:text-link' : '',
        )}
      >
        <span className="hidden lg:inline">{isAnswered ? <Check className="size-4" /> : index + 1}</span>
      </span>
      <StepName index={index} isCurrent={isCurrent} isAnswered={isAnswered} />
    </button>
  )
}

/** The title of a step and its minutes; on narrow screens for screen readers alone. */
function StepName({ index, isCurrent, isAnswered }: Omit<StepButtonProps, 'isDisabled' | 'onOpen'>) {
  const { title, minutes } = rfpSteps[index] ?? rfpSteps[0]
  return (
    <span className="sr-only min-w-0 lg:not-sr-only">
      <span className={cn('block text-sm', isCurrent ? 'text-primary-soft-foreground font-semibold' : 'font-medium')}>
        {title}
      </span>
      <span className="text-muted-foreground block text-xs tabular-nums">
        <span className="sr-only">
          {isAnswered ? `${words.done}, ` : ''}
          {text('rfp.timeEstimation')}{' '}
        </span>
        {words.minutes(minutes, text('rfp.timeEstimation.unit'))}
      </span>
    </span>
  )
}
