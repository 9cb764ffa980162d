import { replaceEqualDeep, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import type { MerchantRecord } from '@stackyard/shared/schema/merchant'
import { LeaveGuard } from '../../../../components/listing-form/leave-guard'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure, notifyOutcome } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { rfpWizardTexts as words } from '../../../../lib/texts/rfp-wizard'
import { keptNeed } from '@stackyard/shared/ui/kept-need'
import { type RfpForm, toBody, toForm } from '../rfp-form'
import { today } from '../today'
import { MerchantBasics, PublicBasics } from './basic-step'
import { filledFromKept, spaceOf } from './need-answers'
import { allProblems, messageProblems } from './problems'
import { publicBody } from './request-body'
import { clearStoredProfile } from './stored-profile'
import { clearTabDraft, readTabDraft } from './tab-storage'
import { useRfpForm } from './use-rfp-form'
import { useServerDraft } from './use-server-draft'
import { LAST_STEP } from './wizard-link'
import { WizardView } from './wizard-view'

/** Whether an answer of a draft says something. */
const isGiven = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(isGiven) : value !== '' && value !== undefined

/** The saved request, with what the same person typed in this tab before they signed in and, where both say nothing, the last need. */
function startForm(record: MerchantRecord, company: string | undefined): { form: RfpForm; isStored: boolean } {
  const saved = toForm(record)
  const form = { ...saved, company: saved.company || (company ?? '') }
  const draft = readTabDraft()
  const isTheirs = draft?.email?.trim().toLowerCase() === record.user.email.toLowerCase()
  const { firstName: _first, lastName: _last, email: _email, ...answers } = (isTheirs && draft) || {}
  const typed = Object.entries(answers).filter(([, value]) => isGiven(value))
  const filled = filledFromKept({ ...form, ...Object.fromEntries(typed) })
  return { form: filled, isStored: replaceEqualDeep(saved, filled) === saved }
}

export type MerchantWizardProps = {
  record: MerchantRecord
  /** Who receives the request; without it the request is saved and submitted only. */
  warehouseId?: number
  refUserId?: number | undefined
  company?: string | undefined
  firstStep?: number
  isPublicButton?: boolean
  onMain?: () => void
  /** After the submission, with the merchant's profile address. */
  onDone: (userUrl: string) => void
}

/** The wizard of a merchant who is signed in: every answer is saved on the way. */
export function MerchantWizard(props: MerchantWizardProps) {
  const { record, warehouseId, refUserId, isPublicButton = false, onDone } = props
  const queryClient = useQueryClient()
  const [start] = useState(() => startForm(record, props.company))
  const state = useRfpForm({ initial: () => start.form, firstStep: props.firstStep ?? 0, isPublicButton })
  const { form, step } = state
  const draft = useServerDraft(form, start.isStored)
  const hadMessage = record.about.trim() !== ''

  const submit = useMutation({
    mutationFn: () =>
      client.merchant.submit({
        ...(isPublicButton ? publicBody(form, hadMessage) : toBody(form)),
        merchantId: record.id,
        warehouseId,
        refUserId,
        space: warehouseId === undefined ? undefined : spaceOf(form, keptNeed()),
      }),
    onSuccess: async ({ results }) => {
      draft.settle(form)
      clearStoredProfile()
      clearTabDraft()
      notifyDone(text('rfp.update.success'), { failed: words.submitFailed })
      await queryClient.invalidateQueries({ queryKey: apiQuery.merchant.key() })
      onDone(results.userUrl)
    },
    onError: (error) => {
      notifyFailure(words.submitFailed, error)
      state.showProblems(toProblem(error).issues)
    },
  })

  const problems = allProblems(form, today())
  const press = () => {
    props.onMain?.()
    const asked = step === LAST_STEP ? problems : step === 0 && !isPublicButton ? messageProblems(form) : []
    state.showProblems(asked)
    const [first] = asked
    if (first) return notifyOutcome(first.message, false)
    if (step === LAST_STEP) return submit.mutate()
    void draft.saveNow()
    state.goTo(step + 1)
  }
  return (
    <>
      <WizardView
        state={state}
        isPublicButton={isPublicButton}
        canUpload
        basics={
          isPublicButton ? (
            <PublicBasics state={state} asksMessage={!hadMessage} />
          ) : (
            <MerchantBasics state={state} user={record.user} />
          )
        }
        main={{
          label: text(step === LAST_STEP ? 'rfp.update' : 'rfp.next'),
          isBusy: submit.isPending,
          onPress: press,
        }}
        hasContinue={false}
        missing={problems}
        saved={<span role={draft.saveState === 'failed' ? 'alert' : undefined}>{words.state[draft.saveState]}</span>}
      />
      <LeaveGuard isChanged={draft.isUnsaved} keepNow={draft.saveNow} />
    </>
  )
}
