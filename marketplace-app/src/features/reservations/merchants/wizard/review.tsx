import { TriangleAlert } from 'lucide-react'
import type { Issue } from '@stackyard/shared/schema/envelope'
import { Button } from '@stackyard/shared/ui/button'
import { rfpWizardTexts } from '../../../../lib/texts/rfp-wizard'
import { linesOfStep } from '../rfp-lines'
import { Group } from './form-line'
import { rfpSteps, stepOfPath } from './rfp-steps'
import type { RfpFormState } from './use-rfp-form'

const words = rfpWizardTexts.review

export type ReviewProps = {
  state: RfpFormState
  /** What is still missing for a submission. */
  missing: readonly Issue[]
  isPublicButton: boolean
}

/** Every answer by step, with the way to change it and what is still missing. */
export function Review({ state, missing, isPublicButton }: ReviewProps) {
  return (
    <Group title={words.title} lead={words.lead}>
      <div className="grid gap-3">
        {rfpSteps.map(({ key }, step) => (
          <StepReview
            key={key}
            state={state}
            step={step}
            missing={missing.filter(({ path }) => stepOfPath(path, isPublicButton) === step)}
          />
        ))}
      </div>
    </Group>
  )
}

function StepReview({ state, step, missing }: { state: RfpFormState; step: number; missing: readonly Issue[] }) {
  const title = rfpSteps[step]?.title ?? ''
  const lines = linesOfStep(state.form, step)
  return (
    <section aria-label={title} className="rounded-card border">
      <div className="flex items-center justify-between gap-3 px-4 py-2">
        <h4 className="font-semibold">{title}</h4>
        {step === state.step ? null : (
          <Button variant="ghost" size="sm" aria-label={words.editOf(title)} onClick={() => state.goTo(step)}>
            {words.edit}
          </Button>
        )}
      </div>
      <div className="border-t px-4 py-3 text-sm">
        {lines.length === 0 ? <p className="text-muted-foreground">{words.nothing}</p> : null}
        <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          {lines.map(([label, answer], index) => (
            <div key={`${label} ${index}`} className="grid sm:contents">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="break-words whitespace-pre-line">{answer}</dd>
            </div>
          ))}
        </dl>
        {missing.length > 0 ? (
          <div className="text-warning-ink mt-3">
            <p className="flex items-center gap-2 font-semibold">
              <TriangleAlert aria-hidden className="size-4" /> {words.required(missing.length)}
            </p>
            <ul>
              {missing.map(({ path, message }) => (
                <li key={path}>
                  <button
                    type="button"
                    onClick={() => state.jumpTo(path)}
                    className="min-h-9 text-start underline underline-offset-4"
                  >
                    {message}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </section>
  )
}
