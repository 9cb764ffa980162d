import { lazy, Suspense } from 'react'
import { requiredAnswers } from '@stackyard/shared/domain/rfp-requirements'
import type { RfpField } from '@stackyard/shared/reference/rfp-fields'
import type { RfpAnswer } from '@stackyard/shared/schema/rfp-answers'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { Field } from '@stackyard/shared/ui/field'
import { Textarea } from '@stackyard/shared/ui/input'
import { Switch } from '@stackyard/shared/ui/switch'
import { SelectField, TextField } from '../../../../components/form-fields'
import { rfpWizardTexts as words } from '../../../../lib/texts/rfp-wizard'
import type { RfpGroup } from '../rfp-form'
import { ManyChoices, RadioChoices } from './choice-fields'
import { At, problemAt } from './form-line'
import type { RfpFormState } from './use-rfp-form'
import { sayName } from '@stackyard/shared/ui/say'

const RfpUpload = lazy(async () => ({ default: (await import('../components/rfp-upload')).RfpUpload }))

export type QuestionsProps = {
  state: RfpFormState
  group: RfpGroup
  fields: readonly RfpField[]
  /** Files can be added only to an account. */
  canUpload: boolean
}

const isTick = ({ dataType, dependents }: RfpField): boolean => dataType === 'boolean' && !dependents

/** The questions of a group. Those that depend on another appear once it is answered with yes. */
export function Questions(props: QuestionsProps) {
  const { state, group, fields } = props
  const required = new Set(requiredAnswers(state.form.merchantType).map(({ path }) => path))
  const isRequired = ({ key }: RfpField) => required.has(`${group}.${key}`)
  const ticks = fields.filter((field) => isTick(field) && !isRequired(field))
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map((field) =>
        ticks.includes(field) ? null : (
          <Question key={field.key} {...props} field={field} required={isRequired(field)} />
        ),
      )}
      {ticks.length > 0 ? (
        <div className="grid gap-x-5 sm:col-span-2 sm:grid-cols-2">
          {ticks.map((field) => (
            <At key={field.key} path={`${group}.${field.key}`}>
              <Checkbox
                label={field.label}
                checked={state.form[group][field.key] === true}
                onChange={(event) => state.answer(group, { ...state.form[group], [field.key]: event.target.checked })}
              />
            </At>
          ))}
        </div>
      ) : null}
    </div>
  )
}

const FIGURE = { inputMode: 'decimal', maxLength: 16 } as const

type QuestionProps = QuestionsProps & { field: RfpField; required: boolean }

const isWide = ({ dataType, multiline, isUpload, dependents }: RfpField): boolean =>
  dataType === 'array' || dataType === 'boolean' || Boolean(multiline || isUpload || dependents)

function Question(props: QuestionProps) {
  const { state, group, field, canUpload, required } = props
  if (field.isUpload && !canUpload) return null
  const answers = state.form[group]
  const path = `${group}.${field.key}`
  const error = problemAt(state, path)
  const labels = {
    label: field.unit ? `${sayName(field.label)} (${sayName(field.unit)})` : sayName(field.label),
    required,
    ...(error ? { error } : {}),
  }
  return (
    <At path={path} className={isWide(field) ? 'sm:col-span-2' : ''}>
      <Control
        {...props}
        labels={labels}
        value={answers[field.key]}
        onValue={(answer) => state.answer(group, { ...answers, [field.key]: answer })}
      />
      {field.dependents && answers[field.key] === true ? (
        <div className="bg-subtle rounded-card mt-3 border p-4 sm:p-5">
          <Questions {...props} fields={field.dependents} />
        </div>
      ) : null}
    </At>
  )
}

type ControlProps = Omit<QuestionProps, 'required'> & {
  labels: { label: string; required: boolean; error?: string }
  value: RfpAnswer | undefined
  onValue: (answer: RfpAnswer) => void
}

function Control({ labels, field, group, value, onValue }: ControlProps) {
  const { dataType, options = [], max, multiline, isUpload, key } = field
  const text = String(value ?? '')
  if (isUpload)
    return (
      <Suspense>
        <RfpUpload {...labels} name={key} link={text} onLink={onValue} />
      </Suspense>
    )
  if (dataType === 'array')
    return <ManyChoices {...labels} options={options} chosen={Array.isArray(value) ? value : []} onChosen={onValue} />
  if (dataType === 'boolean') return <YesNo labels={labels} name={`${group}.${key}`} value={value} onValue={onValue} />
  if (options.length > 0)
    return (
      <SelectField
        {...labels}
        name={key}
        options={options}
        {...(field.default ? {} : { placeholder: words.choose })}
        value={text || (field.default ?? '')}
        onChange={(event) => onValue(event.target.value)}
      />
    )
  if (multiline)
    return (
      <Field {...labels}>
        {(control) => (
          <Textarea
            {...control}
            name={key}
            rows={3}
            maxLength={max}
            value={text}
            onChange={(event) => onValue(event.target.value)}
          />
        )}
      </Field>
    )
  return (
    <TextField
      {...labels}
      name={key}
      {...(dataType === 'number' ? FIGURE : { maxLength: max })}
      value={text}
      onChange={(event) => onValue(event.target.value)}
    />
  )
}

type YesNoProps = Pick<ControlProps, 'labels' | 'value' | 'onValue'> & { name: string }

/** A required question asks for a yes or a no; others are off until they are switched on. */
function YesNo({ labels, name, value, onValue }: YesNoProps) {
  if (!labels.required)
    return <Switch label={labels.label} checked={value === true} onChange={(event) => onValue(event.target.checked)} />
  return (
    <RadioChoices
      {...labels}
      name={name}
      value={typeof value === 'boolean' ? String(value) : ''}
      options={[
        { value: 'true', label: words.yes },
        { value: 'false', label: words.no },
      ]}
      onChoose={(chosen) => onValue(chosen === 'true')}
    />
  )
}
