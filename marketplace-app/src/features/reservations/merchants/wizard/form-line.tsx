import type { ComponentProps, ReactNode } from 'react'
import { Field } from '@stackyard/shared/ui/field'
import { Textarea } from '@stackyard/shared/ui/input'
import { cn } from '@stackyard/shared/ui/cn'
import { PasswordField, SelectField, TextField } from '../../../../components/form-fields'
import type { RfpForm } from '../rfp-form'
import type { RfpFormState } from './use-rfp-form'

/** The answers of a request that are one text. */
export type LineName = { [Key in keyof RfpForm]: RfpForm[Key] extends string ? Key : never }[keyof RfpForm]

const accountLines: readonly LineName[] = ['firstName', 'lastName', 'email', 'phone', 'website', 'about']

/** The path under which the server reports a problem of this answer. */
export const pathOf = (name: LineName): string => (accountLines.includes(name) ? `userInfo.${name}` : name)

export const problemAt = ({ problems }: Pick<RfpFormState, 'problems'>, path: string): string | undefined =>
  problems.find((problem) => problem.path === path)?.message

/** Marks where a field is, so that its problem can lead to it. */
export const At = ({ path, className, children }: { path: string; className?: string; children: ReactNode }) => (
  <div data-rfp-path={path} className={cn('min-w-0', className)}>
    {children}
  </div>
)

type LineProps = {
  state: RfpFormState
  name: LineName
  label: string
  hint?: ReactNode
  required?: boolean
  className?: string
}

const labelsOf = ({ state, name, label, hint, required }: LineProps) => {
  const error = problemAt(state, pathOf(name))
  return { label, ...(hint ? { hint } : {}), ...(required ? { required } : {}), ...(error ? { error } : {}) }
}

const put = ({ state, name }: LineProps, value: string): void => state.change({ [name]: value })

export type TextLineProps = LineProps & {
  /** Formats what is typed. */
  format?: (typed: string) => string
  input?: ComponentProps<'input'>
}

/** One line of text. */
export function TextLine({ format = (typed) => typed, input, ...line }: TextLineProps) {
  const Line = line.name === 'password' ? PasswordField : TextField
  return (
    <At path={pathOf(line.name)} {...(line.className ? { className: line.className } : {})}>
      <Line
        maxLength={200}
        {...input}
        {...labelsOf(line)}
        name={line.name}
        value={line.state.form[line.name]}
        onChange={(event) => put(line, format(event.target.value))}
      />
    </At>
  )
}

/** One of a list. */
export function SelectLine({
  options,
  placeholder,
  ...line
}: LineProps & { options: readonly { value: string; label: string }[]; placeholder: string }) {
  return (
    <At path={pathOf(line.name)} {...(line.className ? { className: line.className } : {})}>
      <SelectField
        {...labelsOf(line)}
        name={line.name}
        placeholder={placeholder}
        options={options}
        value={line.state.form[line.name]}
        onChange={(event) => put(line, event.target.value)}
      />
    </At>
  )
}

/** Several lines of text. */
export function TextBlock({ rows = 4, ...line }: LineProps & { rows?: number }) {
  return (
    <At path={pathOf(line.name)} {...(line.className ? { className: line.className } : {})}>
      <Field {...labelsOf(line)}>
        {(control) => (
          <Textarea
            {...control}
            name={line.name}
            rows={rows}
            maxLength={4000}
            value={line.state.form[line.name]}
            onChange={(event) => put(line, event.target.value)}
          />
        )}
      </Field>
    </At>
  )
}

/** A group of questions with its heading. */
export const Group = ({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-5 border-t pt-6 first:border-0 first:pt-0">
    <div>
      <h3 className="font-display text-lg font-semibold">{title}</h3>
      {lead ? <p className="text-muted-foreground mt-1 text-sm">{lead}</p> : null}
    </div>
    {children}
  </section>
)
