import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import { text } from '@stackyard/shared/messages/text'
import type { RfpInvitation } from '@stackyard/shared/schema/rfp-sharing'
import { Button } from '@stackyard/shared/ui/button'
import { keptNeed } from '@stackyard/shared/ui/kept-need'
import { HumanCheckField } from '../../../../components/human-check-field'
import { LeaveGuard } from '../../../../components/listing-form/leave-guard'
import { Notice } from '../../../../components/notice'
import { client } from '../../../../lib/api'
import { notifyOutcome, notifyRefusal } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { publicConfigQuery } from '../../../../lib/public-config'
import { rfpWizardTexts as words } from '../../../../lib/texts/rfp-wizard'
import { emptyForm, type RfpForm } from '../rfp-form'
import { today } from '../today'
import { VisitorBasics } from './basic-step'
import { spaceOf, withNeed } from './need-answers'
import { accountProblems, allProblems, formatProblems } from './problems'
import { accountBody } from './request-body'
import { clearStoredProfile, readStoredProfile, storeProfile } from './stored-profile'
import { SubmittedDialog } from './submitted-dialog'
import { clearTabDraft, readTabDraft, writeSent, writeTabDraft } from './tab-storage'
import { useHumanCheck } from './use-human-check'
import { useRfpForm } from './use-rfp-form'
import { LAST_STEP, shareableLink, type WizardMode, type WizardSearch } from './wizard-link'
import { WizardView } from './wizard-view'

const stays = () => Promise.resolve(true)

/** what the stored profile, the address and this tab's draft know, the latter first; the rest from the last need. */
function startForm({ email, company }: WizardSearch): RfpForm {
  const { merchantId: _id, ...stored } = readStoredProfile() ?? { merchantId: 0 }
  const named = Object.fromEntries(Object.entries({ email, company }).filter(([, value]) => value !== undefined))
  const drafted = Object.entries(readTabDraft() ?? {}).filter(([, value]) => value !== '')
  return withNeed({ ...emptyForm(), ...stored, ...named, ...Object.fromEntries(drafted) }, keptNeed(), today())
}

export type VisitorWizardProps = {
  invitation: RfpInvitation
  search: WizardSearch
  mode: WizardMode
  /** called with each press of the main button. */
  onMain: () => void
}

/** The wizard of somebody who is not signed in: it makes the account on the way. */
export function VisitorWizard({ invitation: { warehouse }, search, mode, onMain }: VisitorWizardProps) {
  const router = useRouter()
  const navigate = useNavigate()
  const [stored, setStored] = useState(readStoredProfile)
  const [isSubmitted, setSubmitted] = useState(false)
  const state = useRfpForm({ initial: () => startForm(search), firstStep: mode.firstStep })
  const { tokens, isPassed } = useHumanCheck()
  const { data: config } = useQuery(publicConfigQuery())
  const { form, step, goTo } = state
  useEffect(() => {
    if (state.isTouched) writeTabDraft(form)
  }, [form, state.isTouched])

  const toLogin = (returnTo: string) => router.history.push(withReturnTo('/auth/login', returnTo))
  const isMade = stored !== null && !mode.isReferral
  const create = useMutation({
    mutationFn: async () => {
      const captchaToken = isPassed ? await tokens.take() : undefined
      return client.quote.request(
        accountBody(form, {
          warehouseId: warehouse.id,
          refUserId: search.ref,
          captchaToken,
          space: spaceOf(form, keptNeed()),
        }),
      )
    },
    onSuccess: ({ results }) => {
      setStored(storeProfile(form, results.data?.id ?? 0))
      if (!mode.isDirect) return setSubmitted(true)
      writeSent({ email: form.email.trim(), id: warehouse.id, name: warehouse.name, slug: warehouse.slug })
      return navigate({ to: '/success-rfp' })
    },
    onError: (error) => {
      tokens.renew()
      notifyRefusal(error)
      state.showProblems(toProblem(error).issues)
      // another tab may have made the account meanwhile.
      const known = readStoredProfile()
      if (!known) return
      if (mode.isReferral) storeProfile(form, known.merchantId)
      toLogin(mode.isReferral ? shareableLink(warehouse.id, search, step + 1) : '/settings/#RFP')
    },
  })

  const goOn = () => (step < LAST_STEP ? goTo(step + 1) : toLogin(shareableLink(warehouse.id, search, LAST_STEP)))
  const sends = !isMade && (mode.isDirect || mode.isReferral || step === 0 || step === LAST_STEP)
  const press = () => {
    onMain()
    if (!sends) return goOn()
    const problems = [...accountProblems(form), ...formatProblems(form, today())]
    state.showProblems(problems)
    const [first] = problems
    if (first) return notifyOutcome(first.message, false)
    create.mutate()
  }
  const isSubmitLabel = sends && (mode.isDirect || mode.isReferral || step === LAST_STEP)
  const label = isSubmitLabel ? 'rfp.submitCreate' : step === LAST_STEP ? 'rfp.update' : 'rfp.next'
  const isHuman = isPassed || mode.isCheckSkipped || isMade || config?.captchaSiteKey === null
  return (
    <>
      <WizardView
        state={state}
        isPublicButton={false}
        canUpload={false}
        basics={<VisitorBasics state={state} check={isMade ? null : <HumanCheckField tokens={tokens} />} />}
        main={{ label: text(label), isBusy: create.isPending, isDisabled: !isHuman, onPress: press }}
        hasContinue={sends}
        missing={allProblems(form, today())}
        notice={
          stored ? (
            <KnownNotice
              email={stored.email}
              onSignIn={() => toLogin(shareableLink(warehouse.id, search, Math.max(1, step)))}
              onRestart={() => {
                clearStoredProfile()
                clearTabDraft()
                setStored(null)
                state.change({ email: '', password: '' })
                goTo(0)
              }}
            />
          ) : null
        }
        saved={isHuman ? words.state.local : words.checkFirst}
      />
      <LeaveGuard isChanged={state.isTouched && !create.isSuccess} keepNow={stays} />
      {isSubmitted ? <SubmittedDialog onClose={() => toLogin(shareableLink(warehouse.id, search, step + 1))} /> : null}
    </>
  )
}

type KnownNoticeProps = { email: string; onSignIn: () => void; onRestart: () => void }

/** this browser has made an account already. */
const KnownNotice = ({ email, onSignIn, onRestart }: KnownNoticeProps) => (
  <Notice
    tone="info"
    title={words.known.title}
    action={
      <span className="flex flex-wrap gap-3">
        <Button size="sm" onClick={onSignIn}>
          {words.known.signIn}
        </Button>
        <Button size="sm" variant="outline" onClick={onRestart}>
          {words.known.restart}
        </Button>
      </span>
    }
  >
    {words.known.text(email)}
  </Notice>
)
