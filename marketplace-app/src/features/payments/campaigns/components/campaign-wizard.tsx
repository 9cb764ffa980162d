import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useRef, useState } from 'react'
import { FormProvider, type Resolver, useForm } from 'react-hook-form'
import { dayOf } from '@stackyard/shared/domain/calendar'
import type { CampaignInput } from '@stackyard/shared/schema/campaign'
import { FormProblem } from '../../../../components/form-problem'
import { showRefusal } from '../../../../lib/form'
import { type Problem, toFieldName, toProblem } from '../../../../lib/problem'
import { userAtom } from '../../../../lib/session'
import { campaignTexts } from '../../../../lib/texts/campaigns'
import { schemaResolver } from '../../../../lib/schema-resolver'
import type { AddCreditPart } from '../add-credit-part'
import { type CampaignDraft, fieldsOf, readDraft, stepOf, writeDraft } from '../campaign-draft'
import { campaignSchema, firstOpenStep } from '../campaign-schema'
import { balanceQuery } from '../queries'
import { useCreateCampaign } from '../use-create-campaign'
import { type WizardStep, wizardSteps } from '../wizard-steps'
import { StepBar } from './step-bar'
import { StepBudget } from './step-budget'
import { StepListings } from './step-listings'
import { StepReview } from './step-review'
import { StepType } from './step-type'
import { WizardButtons } from './wizard-buttons'

const words = campaignTexts.wizard

export type CampaignWizardProps = {
  AddCredit: AddCreditPart
  /** The step of the address. */
  step: WizardStep
  onStep: (step: WizardStep) => void
  onCreated: (id: number) => void
}

/** A new campaign in four steps. The step is in the address and the draft in the tab's storage, so a reload loses nothing. */
export function CampaignWizard({ AddCredit, step: asked, onStep, onCreated }: CampaignWizardProps) {
  const [today] = useState(() => dayOf(new Date()))
  const userId = useAtomValue(userAtom)?.id ?? 0
  const form = useForm<CampaignDraft, unknown, CampaignInput>({
    resolver: schemaResolver(campaignSchema(today)) as Resolver<CampaignDraft, unknown, CampaignInput>,
    defaultValues: readDraft(userId, today),
  })
  const draft = form.watch()
  const furthest = firstOpenStep(draft, today)
  const step = wizardSteps.indexOf(asked) > wizardSteps.indexOf(furthest) ? furthest : asked
  // Read at every step: what the server refuses at the review is shown at another one.
  const { errors } = form.formState
  const wrong = wizardSteps.filter((each) => fieldsOf[each].some((field) => errors[field]))
  const heading = useStepFocus(step)
  const balance = useQuery(balanceQuery()).data?.balance
  const missing = (draft.budget ?? 0) - (balance ?? 0)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isAdding, setAdding] = useState(false)
  const isDone = useRef(false)
  useEffect(() => {
    if (!isDone.current) writeDraft(userId, draft)
  })
  const create = useCreateCampaign({
    today,
    onCreated: (id) => {
      isDone.current = true
      writeDraft(userId, null)
      onCreated(id)
    },
    onRefused: (error) => {
      const { code, issues } = toProblem(error)
      setProblem(showRefusal(form, error))
      if (code === 'INSUFFICIENT_CREDIT') setAdding(true)
      const [first] = issues
      if (first) onStep(stepOf(toFieldName(first.path)))
    },
  })
  const start = form.handleSubmit((input) => {
    if (balance !== undefined && missing > 0) setAdding(true)
    else create.mutate(input)
  })
  const goOn = async () => {
    setProblem(null)
    if (step === 'review') return start()
    const isRight = await form.trigger([...fieldsOf[step]], { shouldFocus: true })
    const next = wizardSteps[wizardSteps.indexOf(step) + 1]
    if (isRight && next) onStep(next)
  }
  const type = draft.campaignType
  const back = wizardSteps[wizardSteps.indexOf(step) - 1]
  return (
    <FormProvider {...form}>
      <StepBar step={step} furthest={furthest} wrong={wrong} onStep={onStep} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void goOn()
        }}
      >
        <h2 ref={heading} tabIndex={-1} className="font-display text-xl font-semibold outline-none">
          {words[step].title}
        </h2>
        <div className="mt-5">
          {step === 'type' ? <StepType /> : null}
          {step === 'listings' && type ? <StepListings type={type} onOtherType={() => onStep('type')} /> : null}
          {step === 'budget' ? (
            <StepBudget today={today} balance={balance} onAddCredit={() => setAdding(true)} />
          ) : null}
          {step === 'review' && type ? (
            <StepReview type={type} balance={balance} onStep={onStep} onAddCredit={() => setAdding(true)} />
          ) : null}
        </div>
        <div className="mt-5 empty:hidden">
          <FormProblem problem={problem} />
        </div>
        <WizardButtons
          startsOn={draft.startDate > today ? draft.startDate : null}
          isLast={step === 'review'}
          busy={create.isPending}
          onBack={back ? () => onStep(back) : undefined}
        />
      </form>
      {isAdding ? (
        <Suspense>
          <AddCredit missing={Math.max(0, missing)} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </FormProvider>
  )
}

/** Moves focus to the heading of a step when it changes, so that keyboard and screen reader begin there. */
function useStepFocus(step: WizardStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return heading
}
