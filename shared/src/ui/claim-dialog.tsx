import { type FormEvent, useState } from 'react'
import { formatPhone } from '../domain/phone'
import { text } from '../messages/text'
import { Button } from './button'
import { Dialog } from './dialog'
import { Field } from './field'
import { HumanCheck, useHumanTokens } from './human-check'
import { Input } from './input'
import { say } from './say'

const fields = ['firstName', 'lastName', 'company', 'title', 'phoneNumber', 'email'] as const
type FieldName = (typeof fields)[number]
export type ClaimValues = Record<FieldName, string>

/** What became of a claim: sent, or the sentence to show and the fields it is about. */
export type ClaimOutcome = { isSent: true } | { isSent: false; message: string; issues: Record<string, string> }

export type ClaimDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Signed in: the form gives way to an address to write to. */
  isSignedIn: boolean
  supportEmail: string
  /** The captcha's widget; null while it is not known or not there. */
  captcha: { siteKey: string; scriptUrl: string } | null
  onSend: (values: ClaimValues, captchaToken: string | undefined) => Promise<ClaimOutcome>
  /** After it was sent and closed, to say so. */
  onSent: (message: string) => void
}

const autoComplete: Record<FieldName, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  title: 'organization-title',
  phoneNumber: 'tel',
  email: 'email',
}

const phone = {
  placeholder: text('claim.phone.placeholder'),
  inputMode: 'numeric',
  onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    currentTarget.value = formatPhone(currentTarget.value)
  },
} as const

const captchaWords = () => ({
  failed: say('The check that you are human could not be loaded.'),
  retry: say('Try again'),
})

/** Claims a managed profile. */
export function ClaimDialog(props: ClaimDialogProps) {
  const { open, onOpenChange, isSignedIn, supportEmail } = props
  if (isSignedIn)
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={text('rfpBox.claim')}
        footer={<Button onClick={() => onOpenChange(false)}>{text('claim.ok')}</Button>}
      >
        <p>{text('claim.signedIn', { email: supportEmail })}</p>
      </Dialog>
    )
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text('rfpBox.claim')}>
      <ClaimFields {...props} />
    </Dialog>
  )
}

function ClaimFields({ captcha, onSend, onSent, onOpenChange }: ClaimDialogProps) {
  const tokens = useHumanTokens()
  const [issues, setIssues] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (form: HTMLFormElement): Promise<void> => {
    const data = new FormData(form)
    const values = Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '').trim()])) as ClaimValues
    const token = captcha ? await tokens.take() : undefined
    const outcome = await onSend(values, token)
    if (outcome.isSent) {
      form.reset()
      onOpenChange(false)
      onSent(text('claim.success'))
      return
    }
    tokens.renew()
    setIssues(outcome.issues)
    setProblem(outcome.message || text('claim.error', { item: say('Warehouse') }))
    const first = fields.find((name) => outcome.issues[name])
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setProblem('')
    setIssues({})
    void send(event.currentTarget).finally(() => setBusy(false))
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {fields.map((name) => (
        <Field
          key={name}
          label={text(`claim.field.${name}`)}
          required={name !== 'phoneNumber'}
          {...(issues[name] ? { error: issues[name] } : {})}
        >
          {(control) => (
            <Input
              {...control}
              name={name}
              type={name === 'email' ? 'email' : name === 'phoneNumber' ? 'tel' : 'text'}
              autoComplete={autoComplete[name]}
              {...(name === 'phoneNumber' ? phone : {})}
            />
          )}
        </Field>
      ))}
      {captcha ? (
        <div className="sm:col-span-2">
          <HumanCheck siteKey={captcha.siteKey} scriptUrl={captcha.scriptUrl} tokens={tokens} words={captchaWords()} />
        </div>
      ) : null}
      <p role="alert" className="text-danger-ink text-sm empty:hidden sm:col-span-2">
        {problem}
      </p>
      <div className="flex justify-end sm:col-span-2">
        <Button type="submit" busy={busy}>
          {text('rfpBox.claim')}
        </Button>
      </div>
    </form>
  )
}
