import { type ComponentProps, type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { formatPhone } from '../domain/phone'
import type { ReserveSearch } from '../domain/reserve-search'
import { DEFAULT_MERCHANT_TYPE, FIRST_FOUNDED_YEAR } from '../reference/rfp-ranges'
import type { QuoteRequest } from '../schema/quote'
import { Button } from './button'
import { Dialog } from './dialog'
import { Field } from './field'
import { HumanCheck, useHumanTokens } from './human-check'
import { Input } from './input'
import { QuoteNeedFields, readQuoteNeed } from './quote-need'
import { QuoteVolumes } from './quote-volumes'
import { say, type SharedText } from './say'

/** What becomes of a request: the sentence to show, and the fields to mark when it was refused. */
export type QuoteOutcome = { isSent: boolean; message: string; issues: readonly { path: string; message: string }[] }

export type QuoteDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  warehouse: { id: number; name: string; miniLogo: string | null; seller: { id: number; userUrl: string } }
  /** The signed-in merchant, whose address is not asked for; null for a visitor. */
  person: { firstName: string; lastName: string; company: string; email: string } | null
  /** The captcha, for visitors. */
  check: { siteKey: string; scriptUrl: string } | null
  loginHref: string
  /** What the page's address asks for. */
  asked?: ReserveSearch
  send: (request: QuoteRequest) => Promise<QuoteOutcome>
  /** After it was sent and the dialog closed, to show the server's sentence. */
  onSent: (message: string) => void
}

const messages: Readonly<Record<string, SharedText>> = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  company: 'Company Name is required',
  website: 'Enter a valid website URL',
  phone: 'Enter a valid phone number',
  storageVolume: 'Storage volume is required',
  monthlyShipmentVolume: 'Monthly shipment volume is required',
  about: 'Message is required.',
  email: 'Enter a valid email address',
  categories: 'Choose at least one product category',
}

const saidOf = (name: string): string => (messages[name] ? say(messages[name]) : '')

/** The Get a Quote modal. */
export function QuoteDialog(props: QuoteDialogProps) {
  const { open, onOpenChange, warehouse, onSent } = props
  const title = (
    <span className="flex items-center gap-3">
      {warehouse.miniLogo ? (
        <img src={warehouse.miniLogo} alt="" width="40" height="40" className="rounded-control size-10 object-cover" />
      ) : null}
      {say('Get a Quote from {name}', { name: warehouse.name })}
    </span>
  )
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      <QuoteForm
        {...props}
        onSent={(message) => {
          onOpenChange(false)
          onSent(message)
        }}
      />
    </Dialog>
  )
}

/** What the form holds as its request; empty fields are left out. */
function toRequest(form: HTMLFormElement, { warehouse, person }: QuoteDialogProps): QuoteRequest {
  const data = new FormData(form)
  const text = (name: string): string => String(data.get(name) ?? '').trim()
  const filled = <Fields extends object>(fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Fields
  return filled({
    userInfo: filled({
      email: person?.email ?? text('email'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      phone: text('phone'),
      website: text('website'),
      about: text('about'),
      storageVolume: text('storageVolume') as QuoteRequest['userInfo']['storageVolume'],
      monthlyShipmentVolume: text('monthlyShipmentVolume') as QuoteRequest['userInfo']['monthlyShipmentVolume'],
    }),
    ...readQuoteNeed(data),
    categories: data.getAll('categories').map(String),
    company: text('company'),
    foundedYear: FIRST_FOUNDED_YEAR,
    merchantType: DEFAULT_MERCHANT_TYPE,
    warehouseId: warehouse.id,
    warehouseSellerUrl: warehouse.seller.userUrl,
    sellerInfo: warehouse.seller,
    authenticatedUser: person !== null,
    isPublicBtnRfpAccCreateReq: true,
  })
}

const isWhole = (form: HTMLFormElement): boolean => form.checkValidity() && new FormData(form).has('categories')

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (target: unknown): target is FormField =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** What is missing or wrong, by the field's name, in the order of the form. */
function missingOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  const hasCategory = new FormData(form).has('categories')
  const wrong = [...form.elements].filter(
    (field) => isField(field) && (field.name === 'categories' ? !hasCategory : !field.validity.valid),
  ) as FormField[]
  return Object.fromEntries(wrong.map(({ name }) => [name, saidOf(name)]))
}

/** The form's field of that name; of several boxes the first. */
const fieldOf = (form: HTMLFormElement, name: string): FormField | undefined =>
  ([...form.elements].filter(isField) as FormField[]).find((field) => field.name === name)

function QuoteForm(props: QuoteDialogProps) {
  const { person, check, loginHref, send, onSent } = props
  const form = useRef<HTMLFormElement>(null)
  const tokens = useHumanTokens()
  const [whole, setWhole] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const look = () => {
    if (form.current === null) return
    setWhole(isWhole(form.current))
    const hasCategory = new FormData(form.current).has('categories')
    if (hasCategory) setErrors((before) => (before.categories ? { ...before, categories: '' } : before))
  }
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const field: unknown = target
    if (!isField(field)) return
    const { name, validity } = field
    setErrors((before) => ({ ...before, [name]: validity.valid ? '' : saidOf(name) }))
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const missing = missingOf(event.currentTarget)
    const [first] = Object.keys(missing)
    if (first !== undefined) {
      setErrors(missing)
      return fieldOf(event.currentTarget, first)?.focus()
    }
    const request = toRequest(event.currentTarget, props)
    setBusy(true)
    const token = check && !person ? await tokens.take() : undefined
    const { isSent, message, issues } = await send(token ? { ...request, captchaToken: token } : request)
    setBusy(false)
    if (isSent) return onSent(message)
    tokens.renew()
    setErrors(Object.fromEntries(issues.map(({ path, message: text }) => [path.replace('userInfo.', ''), text])))
    setRefusal(message)
  }
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={submit} onInput={look} onBlur={onBlur}>
      {person ? null : (
        <p className="text-muted-foreground text-sm">
          {say('Have an account?')}{' '}
          <a href={loginHref} className="text-link font-semibold underline-offset-4 hover:underline">
            {say('Log in')}
          </a>{' '}
          {say('and your details are filled in.')}
        </p>
      )}
      <PersonFields person={person} errors={errors} />
      <QuoteNeedFields errors={errors} asked={props.asked ?? {}} />
      <QuoteVolumes errors={errors} asked={props.asked ?? {}} />
      {check && !person ? (
        <HumanCheck
          {...check}
          tokens={tokens}
          words={{ failed: say('The check that you are human could not be loaded.'), retry: say('Try again') }}
        />
      ) : null}
      <p className="text-muted-foreground text-sm">
        {say(
          'By clicking below, you are submitting an RFP request to this warehouse. You may access this information and more in your account.',
        )}
      </p>
      <p className="text-muted-foreground text-sm">
        {say('You agree to the')}{' '}
        <a href="/terms-of-use" target="_blank" rel="noopener" className="text-link underline underline-offset-4">
          {say('terms of use')}
        </a>{' '}
        {say('and the')}{' '}
        <a href="/privacy-policy" target="_blank" rel="noopener" className="text-link underline underline-offset-4">
          {say('privacy policy')}
        </a>
        .
      </p>
      <p role="alert" className="text-danger-ink text-sm empty:hidden">
        {refusal}
      </p>
      <Button type="submit" size="lg" block busy={busy} aria-disabled={!whole}>
        {say('Submit RFP')}
      </Button>
    </form>
  )
}

/** Dashes come as the number is typed. */
const asPhone = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
  currentTarget.value = formatPhone(currentTarget.value)
}

type FieldsProps = { errors: Readonly<Record<string, string>> }

function PersonFields({ person, errors }: FieldsProps & Pick<QuoteDialogProps, 'person'>) {
  const text = (label: SharedText, name: string, more: ComponentProps<'input'> = {}) => (
    <Field label={say(label)} required={more.required === true} error={errors[name]}>
      {(control) => <Input {...control} name={name} maxLength={120} {...more} />}
    </Field>
  )
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {text('First Name', 'firstName', {
          required: true,
          autoComplete: 'given-name',
          defaultValue: person?.firstName,
        })}
        {text('Last Name', 'lastName', { required: true, autoComplete: 'family-name', defaultValue: person?.lastName })}
      </div>
      {person
        ? null
        : text('Email Address', 'email', { required: true, type: 'email', autoComplete: 'email', maxLength: 254 })}
      <div className="grid gap-4 sm:grid-cols-2">
        {text('Company Name', 'company', {
          required: true,
          autoComplete: 'organization',
          defaultValue: person?.company,
        })}
        {text('Phone Number', 'phone', {
          type: 'tel',
          autoComplete: 'tel',
          maxLength: 24,
          pattern: '[0-9+\\-\\(\\) ]*',
          placeholder: '000-000-0000',
          onInput: asPhone,
        })}
      </div>
      {text('Website', 'website', { type: 'url', placeholder: 'https://', pattern: 'https?://.+', maxLength: 500 })}
    </>
  )
}
