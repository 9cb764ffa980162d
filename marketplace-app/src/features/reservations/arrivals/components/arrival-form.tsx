import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { z } from 'zod'
import type { Arrivals } from '@stackyard/shared/schema/arrival'
import type { Envelope } from '@stackyard/shared/schema/envelope'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { toProblem } from '../../../../lib/problem'
import { arrivalTexts as words } from '../../../../lib/texts/arrivals'
import { useArrivalStep } from '../queries'

type Errors = Partial<Record<string, string>>

/** The error of a field, for its `Field`. */
export type ErrorOf = (name: string) => { error?: string }

type ArrivalFormProps<TInput> = {
  /** Of the reservation. */
  id: number
  title: string
  lead: string
  send: string
  done: string
  schema: z.ZodType<TInput>
  /** What is sent besides the fields. */
  values: (fields: Record<string, string>) => Record<string, unknown>
  call: (input: TInput) => Promise<Envelope<Arrivals>>
  onClose: () => void
  isDisabled?: boolean
  children: (errorOf: ErrorOf) => ReactNode
}

const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]))

const byField = (issues: readonly { path: string; message: string }[]): Errors =>
  Object.fromEntries(issues.map(({ path, message }) => [path, message]))

/** A step that asks for something first. What the server refuses is shown at its field, or under the fields. */
export function ArrivalForm<TInput>(props: ArrivalFormProps<TInput>) {
  const { id, title, lead, send, done, schema, values, call, onClose, isDisabled = false, children } = props
  const formId = useId()
  const [errors, setErrors] = useState<Errors>({})
  const step = useArrivalStep(id, call, { done, onDone: onClose, isQuiet: true })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsed = schema.safeParse(values(fieldsOf(event.currentTarget)))
    if (!parsed.success) {
      setErrors(byField(parsed.error.issues.map(({ path, message }) => ({ path: String(path[0]), message }))))
      return
    }
    setErrors({})
    step.mutate(parsed.data, { onError: (error) => setErrors(byField(toProblem(error).issues ?? [])) })
  }
  const isElsewhere = step.isError && Object.keys(errors).length === 0
  const errorOf: ErrorOf = (name) => (errors[name] ? { error: errors[name] } : {})
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={lead}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.form.back}
          </Button>
          <Button type="submit" form={formId} busy={step.isPending} disabled={isDisabled}>
            {send}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        {children(errorOf)}
        {isElsewhere ? (
          <p role="alert" className="text-danger-ink text-sm sm:col-span-2">
            {toProblem(step.error).message}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
