import { contactTopics } from '@stackyard/shared/reference/newsletter'
import type { PublicConfig } from '@stackyard/shared/schema/public-config'
import { Button } from '@stackyard/shared/ui/button'
import { Field } from '@stackyard/shared/ui/field'
import { HumanCheck, type HumanTokens, useHumanTokens } from '@stackyard/shared/ui/human-check'
import { Input, Textarea } from '@stackyard/shared/ui/input'
import { Select } from '@stackyard/shared/ui/select'
import { type FormEvent, useEffect, useState } from 'react'
import { client } from '../lib/api'
import { useReader } from '../lib/reader'
import { say } from '../lib/say'
import { spokenAnswer, spokenRefusal } from '../lib/spoken-refusal'
import { sayName } from '@stackyard/shared/ui/say'

type Problem = { text: string; fields: Record<string, string> }

const words = () => ({ failed: say('The check could not be loaded.'), retry: say('Try again') })
const topics = () => contactTopics.map(({ key, name }) => ({ value: key as string, label: sayName(name) }))

const problemOf = (error: unknown): Problem =>
  spokenRefusal(error, {
    failed: say('The message could not be sent. Try again.'),
    field: say('Check this field.'),
  })

async function send(form: HTMLFormElement, captchaToken: string | undefined): Promise<string> {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  const topic = contactTopics.find(({ key }) => key === text('topic'))?.key ?? 'other'
  const { message } = await client.contactUs.send({
    name: text('name'),
    email: text('email'),
    company: text('company'),
    topic,
    message: text('message'),
    ...(captchaToken ? { captchaToken } : {}),
  })
  return spokenAnswer(message, say('Your message has been sent. We’ll answer by email.'))
}

/** The contact form. What was typed stays when sending fails. */
export default function ContactIsland() {
  const reader = useReader()
  const tokens = useHumanTokens()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [sent, setSent] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    setProblem(null)
    try {
      setSent(await send(form, reader ? undefined : await tokens.take()))
    } catch (error) {
      setProblem(problemOf(error))
      tokens.renew()
    } finally {
      setBusy(false)
    }
  }
  if (sent)
    return (
      <p role="status" className="rounded-card border-success-border bg-success-surface text-success-ink border p-5">
        {sent}
      </p>
    )
  const errorOf = (name: string) => problem?.fields[name]
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={(event) => void submit(event)}>
      <ContactFields errorOf={errorOf} person={reader} />
      {reader ? null : <Check tokens={tokens} />}
      {problem ? (
        <p role="alert" className="text-danger-ink text-sm">
          {problem.text}
        </p>
      ) : null}
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {say('Send message')}
      </Button>
    </form>
  )
}

type FieldsProps = {
  errorOf: (name: string) => string | undefined
  person: { firstName: string; lastName: string; email: string } | null
}

function ContactFields({ errorOf, person }: FieldsProps) {
  const name = person ? `${person.firstName} ${person.lastName}`.trim() : ''
  return (
    <>
      <Field label={say('Name')} required error={errorOf('name')}>
        {(control) => <Input {...control} name="name" autoComplete="name" maxLength={120} defaultValue={name} />}
      </Field>
      <Field label={say('Email')} required error={errorOf('email')}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={person?.email ?? ''}
          />
        )}
      </Field>
      <Field label={say('Company')} error={errorOf('company')}>
        {(control) => <Input {...control} name="company" autoComplete="organization" maxLength={120} />}
      </Field>
      <Field label={say('What it is about')} required error={errorOf('topic')}>
        {(control) => <Select {...control} name="topic" options={topics()} />}
      </Field>
      <Field label={say('Message')} required error={errorOf('message')}>
        {(control) => <Textarea {...control} name="message" rows={8} maxLength={4000} />}
      </Field>
    </>
  )
}

/** The captcha of visitors, once this installation's key is known. */
function Check({ tokens }: { tokens: HumanTokens }) {
  const [config, setConfig] = useState<PublicConfig | null>(null)
  useEffect(() => {
    client.config.get().then(
      ({ results }) => setConfig(results),
      () => undefined,
    )
  }, [])
  if (!config?.captchaSiteKey) return null
  return (
    <HumanCheck siteKey={config.captchaSiteKey} scriptUrl={config.captchaScriptUrl} tokens={tokens} words={words()} />
  )
}
