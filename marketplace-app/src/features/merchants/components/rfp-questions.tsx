import { lazy, Suspense } from 'react'
import { requiredAnswers } from '@stackyard/shared/domain/rfp-requirements'
import type { RfpField } from '@stackyard/shared/reference/rfp-fields'
import type { MerchantType } from '@stackyard/shared/reference/rfp-ranges'
import type { RfpAnswer, RfpAnswers } from '@stackyard/shared/schema/merchant'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { Field } from '@stackyard/shared/ui/field'
import { Textarea } from '@stackyard/shared/ui/input'
import { Switch } from '@stackyard/shared/ui/switch'
import { SelectField, TextField } from '../../../components/form-fields'
import { merchantTexts as words } from '../../../lib/texts/merchants'
import type { RfpGroup } from '../rfp-form'

const RfpUpload = lazy(async () => ({ default: (await import('./rfp-upload')).RfpUpload }))

/** What was refused, by path. */
export type RfpErrors = Readonly<Record<string, string>>

type QuestionsProps = {
  group: RfpGroup
  fields: readonly RfpField[]
  answers: RfpAnswers
  merchantType: MerchantType
  errors: RfpErrors
  onAnswers: (answers: RfpAnswers) => void
}

/** The questions of a group (000 §3.5, §3.6); those that depend on another stand under its yes. */
export function RfpQuestions({ group, fields, answers, merchantType, errors, onAnswers }: QuestionsProps) {
  const required = new Set(requiredAnswers(merchantType).map(({ path }) => path))
  const ask = (list: readonly RfpField[]) =>
    list.map((field) => {
      const path = `${group}.${field.key}`
      const error = errors[path]
      return (
        <div key={field.key} className="contents">
          <Question
            field={field}
            answer={answers[field.key]}
            isRequired={required.has(path)}
            {...(error ? { error } : {})}
            onAnswer={(answer) => onAnswers({ ...answers, [field.key]: answer })}
          />
          {field.dependents && answers[field.key] === true ? (
            <div className="grid gap-4 border-s-2 ps-4 sm:col-span-2 sm:grid-cols-2">{ask(field.dependents)}</div>
          ) : null}
        </div>
      )
    })
  return <div className="grid gap-4 sm:grid-cols-2">{ask(fields)}</div>
}

type QuestionProps = {
  field: RfpField
  answer: RfpAnswer | undefined
  isRequired: boolean
  error?: string
  onAnswer: (answer: RfpAnswer) => void
}

function Question({ field, answer, isRequired, error, onAnswer }: QuestionProps) {
  const { label, dataType, options, unit, max, multiline, isUpload } = field
  const look = { label: unit ? `${label} (${unit})` : label, required: isRequired, ...(error ? { error } : {}) }
  if (isUpload)
    return (
      <Suspense>
        <RfpUpload {...look} name={field.key} link={String(answer ?? '')} onLink={onAnswer} />
      </Suspense>
    )
  if (dataType === 'array')
    return (
      <Choices {...look} options={options ?? []} chosen={Array.isArray(answer) ? answer : []} onChosen={onAnswer} />
    )
  if (dataType === 'boolean') return <YesNo {...look} answer={answer} onAnswer={onAnswer} />
  if (options)
    return (
      <SelectField
        {...look}
        options={options}
        {...(field.default ? {} : { placeholder: words.choose })}
        value={String(answer ?? field.default ?? '')}
        onChange={(event) => onAnswer(event.target.value)}
      />
    )
  if (multiline)
    return (
      <Field {...look} className="sm:col-span-2">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={max}
            value={String(answer ?? '')}
            onChange={(event) => onAnswer(event.target.value)}
          />
        )}
      </Field>
    )
  return (
    <TextField
      {...look}
      {...(dataType === 'number' ? { inputMode: 'decimal' as const } : { maxLength: max })}
      value={String(answer ?? '')}
      onChange={(event) => onAnswer(event.target.value)}
    />
  )
}

type Look = { label: string; required: boolean; error?: string }

/** A required question wants a yes or a no; others are off until they are switched on. */
function YesNo({
  answer,
  onAnswer,
  ...look
}: Look & { answer: RfpAnswer | undefined; onAnswer: (answer: RfpAnswer) => void }) {
  if (!look.required)
    return <Switch label={look.label} checked={answer === true} onChange={(event) => onAnswer(event.target.checked)} />
  return (
    <SelectField
      {...look}
      placeholder={words.choose}
      options={[
        { value: 'true', label: words.yes },
        { value: 'false', label: words.no },
      ]}
      value={typeof answer === 'boolean' ? String(answer) : ''}
      onChange={(event) => onAnswer(event.target.value === '' ? '' : event.target.value === 'true')}
    />
  )
}

type ChoicesProps = Look & {
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChosen: (chosen: string[]) => void
}

/** Several of a list. */
export function Choices({ label, required, error, options, chosen, onChosen }: ChoicesProps) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 text-sm font-medium">
        {label}
        {required ? <span aria-hidden> *</span> : null}
      </legend>
      {error ? <p className="text-danger-ink text-sm">{error}</p> : null}
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {options.map(({ value, label: name }) => (
          <Checkbox
            key={value}
            label={name}
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChosen(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
