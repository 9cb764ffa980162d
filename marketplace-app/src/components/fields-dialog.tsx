import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { z } from 'zod'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { toProblem } from '../lib/problem'

type Errors = Partial<Record<string, string>>

/** The error of a field, for its `Field`. */
export type ErrorOf = (name: string) => { error?: string }

type FieldsDialogProps<TInput, TResult> = {
  title: string
  lead: string
  cancel: string
  send: string
  schema: z.ZodType<TInput>
  /** What is sent, of the fields as they were typed. */
  values: (fields: Record<string, string>) => Record<string, unknown>
  saving: UseMutationResult<TResult, Error, TInput>
  onClose: () => void
  isDisabled?: boolean
  children: (errorOf: ErrorOf) => ReactNode
}

const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]))

const byField = (issues: readonly { path: string; message: string }[]): Errors =>
  Object.fromEntries(issues.map(({ path, message }) => [path, message]))

/** A dialog of named fields. What the schema or the server refuses is shown at its field, or under the fields. */
export function FieldsDialog<TInput, TResult>(props: FieldsDialogProps<TInput, TResult>) {
  const { title, lead, cancel, send, schema, values, saving, onClose, isDisabled = false, children } = props
  const formId = useId()
  const [errors, setErrors] = useState<Errors>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsed = schema.safeParse(values(fieldsOf(event.currentTarget)))
    if (!parsed.success) {
      setErrors(byField(parsed.error.issues.map(({ path, message }) => ({ path: String(path[0]), message }))))
      return
    }
    setErrors({})
    saving.mutate(parsed.data, { onError: (error) => setErrors(byField(toProblem(error).issues)) })
  }
  const isElsewhere = saving.isError && Object.keys(errors).length === 0
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
            {cancel}
          </Button>
          <Button type="submit" form={formId} busy={saving.isPending} disabled={isDisabled}>
            {send}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        {children(errorOf)}
        {isElsewhere ? (
          <p role="alert" className="text-danger-ink text-sm sm:col-span-2">
            {toProblem(saving.error).message}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
