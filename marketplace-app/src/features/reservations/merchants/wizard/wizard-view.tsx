import { ArrowRight, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { text } from '@stackyard/shared/messages/text'
import { Button } from '@stackyard/shared/ui/button'
import { LegalLine } from '../../../../components/legal-line'
import { Notice } from '../../../../components/notice'
import { rfpWizardTexts as words } from '../../../../lib/texts/rfp-wizard'
import { ProfileStep } from './profile-step'
import { Review } from './review'
import { RfpStep } from './rfp-step'
import { rfpSteps } from './rfp-steps'
import { Stepper } from './stepper'
import { type RfpFormState, useStepFocus } from './use-rfp-form'
import { LAST_STEP } from './wizard-link'

export type MainButton = { label: string; isBusy: boolean; isDisabled?: boolean; onPress: () => void }

export type WizardViewProps = {
  state: RfpFormState
  isPublicButton: boolean
  canUpload: boolean
  /** Step 0: who asks. */
  basics: ReactNode
  main: MainButton
  /** The main button sends the request, so that going on needs a button of its own. */
  hasContinue: boolean
  missing: React.ComponentProps<typeof Review>['missing']
  /** Above the questions: what was sent already, say. */
  notice?: ReactNode
  /** Whether the answers are saved. */
  saved: ReactNode
}

/** The wizard: steps beside one group of questions at a time, the main button below. */
export function WizardView({ state, notice, ...view }: WizardViewProps) {
  const { form, step, goTo } = state
  const { key, title, minutes } = rfpSteps[step] ?? rfpSteps[0]
  const heading = useStepFocus(state)
  return (
    <div data-rfp-wizard className="grid scroll-mt-4 grid-cols-1 gap-6 lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-12">
      <Stepper form={form} step={step} onStep={goTo} />
      <form
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault()
          if (!view.main.isBusy && !view.main.isDisabled) view.main.onPress()
        }}
        className="min-w-0"
      >
        <div className="mb-6">
          <h2 ref={heading} tabIndex={-1} className="font-display text-2xl font-semibold outline-none">
            {title}
          </h2>
          <p className="text-muted-foreground mt-1 text-sm">
            {key === 'basic' && view.isPublicButton ? words.leads.publicBasic : words.leads[key]}
          </p>
          <p className="text-muted-foreground mt-2 flex items-center gap-1.5 text-xs tabular-nums">
            <Clock aria-hidden className="size-3.5" />
            {text('rfp.timeEstimation')}: {words.minutes(minutes, text('rfp.timeEstimation.unit'))}
          </p>
        </div>
        <div className="grid gap-8">
          {notice}
          <Problems state={state} />
          <StepBody key={key} state={state} {...view} />
          {view.hasContinue && step < LAST_STEP ? <Continue step={step} onContinue={() => goTo(step + 1)} /> : null}
        </div>
        {view.hasContinue || step === LAST_STEP ? <LegalLine act="request" className="mt-6" /> : null}
        <WizardBar {...view} step={step} onBack={() => goTo(step - 1)} />
      </form>
    </div>
  )
}

type StepBodyProps = Omit<WizardViewProps, 'main' | 'saved' | 'notice'>

function StepBody({ state, isPublicButton, canUpload, basics, missing }: StepBodyProps) {
  const { key } = rfpSteps[state.step] ?? rfpSteps[0]
  if (key === 'basic') return basics
  if (key === 'rfp') return <RfpStep state={state} canUpload={canUpload} isPublicButton={isPublicButton} />
  return (
    <>
      <ProfileStep state={state} group={key} canUpload={canUpload} />
      {state.step === LAST_STEP ? <Review state={state} missing={missing} isPublicButton={isPublicButton} /> : null}
    </>
  )
}

/** What was refused, each with the way to its field. */
function Problems({ state: { problems, jumpTo } }: { state: RfpFormState }) {
  if (problems.length === 0) return null
  return (
    <Notice tone="danger" announce title={words.toFix(problems.length)}>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={path}>
            <button
              type="button"
              onClick={() => jumpTo(path)}
              className="min-h-9 text-start font-semibold underline underline-offset-4"
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The way to the next questions where the main button sends the request at once. */
const Continue = ({ step, onContinue }: { step: number; onContinue: () => void }) => (
  <button
    type="button"
    onClick={onContinue}
    className="rounded-card hover:bg-muted text-link flex min-h-12 items-center justify-between gap-3 border border-dashed px-4 py-3 text-start text-sm font-semibold"
  >
    {words.continueTo(rfpSteps[step + 1]?.title ?? '')}
    <ArrowRight aria-hidden className="size-4 shrink-0 rtl:rotate-180" />
  </button>
)

type WizardBarProps = Pick<WizardViewProps, 'main' | 'saved'> & { step: number; onBack: () => void }

/** Back, the main button, and whether the answers are saved. On narrow screens it stays at the bottom. */
function WizardBar({ main, saved, step, onBack }: WizardBarProps) {
  return (
    <div
      data-save-bar
      className="bg-background sticky bottom-0 z-10 -mx-4 mt-8 border-t px-4 py-3 lg:static lg:mx-0 lg:px-0 lg:py-5"
    >
      <div className="flex flex-row-reverse items-center justify-between gap-3">
        <Button
          type="submit"
          size="lg"
          className="max-lg:min-w-0 max-lg:flex-1 max-lg:px-3 max-lg:text-sm"
          busy={main.isBusy}
          disabled={main.isDisabled || main.isBusy}
        >
          {main.label}
        </Button>
        {step > 0 ? (
          <Button variant="ghost" onClick={onBack}>
            {words.back}
          </Button>
        ) : null}
      </div>
      <div className="text-muted-foreground mt-2 text-xs lg:text-end">{saved}</div>
    </div>
  )
}
