import { type ReactNode, useEffect, useRef } from 'react'
import { requiredAnswers } from '@stackyard/shared/domain/rfp-requirements'
import { productCategories } from '@stackyard/shared/reference/product-categories'
import { featureFields, featureGroups, profileFields, type ProfileGroup } from '@stackyard/shared/reference/rfp-fields'
import {
  merchantTypes,
  type MerchantType,
  monthlyShipmentVolumes,
  storageVolumes,
} from '@stackyard/shared/reference/rfp-ranges'
import { Field } from '@stackyard/shared/ui/field'
import { Textarea } from '@stackyard/shared/ui/input'
import { SelectField, TextField } from '../../../components/form-fields'
import { merchantTexts as words } from '../../../lib/texts/merchants'
import type { RfpAnswers } from '@stackyard/shared/schema/merchant'
import { countedAnswers, type RfpChange, type RfpForm, type RfpGroup } from '../rfp-form'
import { Choices, type RfpErrors, RfpQuestions } from './rfp-questions'

export type RfpSectionProps = {
  form: RfpForm
  errors: RfpErrors
  onChange: (change: RfpChange) => void
  onAnswers: (group: RfpGroup, answers: RfpAnswers) => void
}

const categoryOptions = productCategories.map(({ key, label }) => ({ value: key as string, label: label as string }))
const typeOptions = Object.entries(merchantTypes).map(([value, label]) => ({ value, label }))
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

export const RfpSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-4">
    <h3 className="font-display text-lg font-semibold">{title}</h3>
    {children}
  </section>
)

/** Company, merchant type and needs, then the "Basics" of that type (000 §2.15). */
export function RfpBasics({ form, errors, onChange, onAnswers }: RfpSectionProps) {
  const required = new Set(requiredAnswers(form.merchantType).map(({ path }) => path))
  const look = (key: 'company' | 'foundedYear' | 'categories' | 'storageVolume' | 'monthlyShipmentVolume') => ({
    label: words.fields[key],
    required: required.has(key),
    ...(errors[key] ? { error: errors[key] } : {}),
  })
  const group = featureGroups[form.merchantType]
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...look('company')}
          maxLength={120}
          autoComplete="organization"
          value={form.company}
          onChange={(event) => onChange({ company: event.target.value })}
        />
        <TextField
          {...look('foundedYear')}
          inputMode="numeric"
          maxLength={4}
          value={form.foundedYear}
          onChange={(event) => onChange({ foundedYear: event.target.value })}
        />
        <SelectField
          {...look('storageVolume')}
          placeholder={words.choose}
          options={asOptions(storageVolumes)}
          value={form.storageVolume}
          onChange={(event) => onChange({ storageVolume: event.target.value })}
        />
        <SelectField
          {...look('monthlyShipmentVolume')}
          placeholder={words.choose}
          options={asOptions(monthlyShipmentVolumes)}
          value={form.monthlyShipmentVolume}
          onChange={(event) => onChange({ monthlyShipmentVolume: event.target.value })}
        />
        <Choices
          {...look('categories')}
          options={categoryOptions}
          chosen={form.categories}
          onChosen={(categories) => onChange({ categories })}
        />
        <SelectField
          label={words.fields.merchantType}
          required
          options={typeOptions}
          value={form.merchantType}
          onChange={(event) => onChange({ merchantType: event.target.value as MerchantType })}
        />
      </div>
      <RfpSection title={words.headings.basics}>
        <RfpQuestions
          group={group}
          fields={featureFields[form.merchantType]}
          answers={form[group]}
          merchantType={form.merchantType}
          errors={errors}
          onAnswers={(answers) => onAnswers(group, answers)}
        />
      </RfpSection>
      <RfpProfile group="fulfillmentProvider" form={form} errors={errors} onAnswers={onAnswers} />
    </>
  )
}

type RfpProfileProps = Omit<RfpSectionProps, 'onChange'> & { group: ProfileGroup }

/** One of the groups that every merchant answers. */
function RfpProfile({ group, form, errors, onAnswers }: RfpProfileProps) {
  return (
    <RfpSection title={words.headings[group]}>
      <RfpQuestions
        group={group}
        fields={profileFields[group]}
        answers={form[group]}
        merchantType={form.merchantType}
        errors={errors}
        onAnswers={(answers) => onAnswers(group, answers)}
      />
    </RfpSection>
  )
}

/**
 * A group whose questions may all be left open: closed until it is asked for, or until one of its answers was refused,
 * so that the form stays short on a phone.
 */
export function RfpExtra({ group, form, errors, onAnswers }: RfpProfileProps) {
  const fields = profileFields[group]
  const isRefused = Object.keys(errors).some((path) => path.startsWith(`${group}.`))
  const details = useRef<HTMLDetailsElement>(null)
  // Opened only: a group that its reader opened stays open, whatever a save says.
  useEffect(() => {
    if (isRefused && details.current) details.current.open = true
  }, [isRefused])
  return (
    <details ref={details} className="rounded-card border">
      <summary className="disclosure min-h-11 px-4 py-2">
        <h3 className="font-display text-lg font-semibold">{words.headings[group]}</h3>
        <span className="text-muted-foreground text-sm">
          {words.answered(Object.keys(countedAnswers(fields, form[group])).length)}
        </span>
      </summary>
      <div className="px-4 pt-2 pb-4">
        <RfpQuestions
          group={group}
          fields={fields}
          answers={form[group]}
          merchantType={form.merchantType}
          errors={errors}
          onAnswers={(answers) => onAnswers(group, answers)}
        />
      </div>
    </details>
  )
}

/** How to reach the merchant, and what they write. */
export function RfpContact({ form, errors, onChange }: Omit<RfpSectionProps, 'onAnswers'>) {
  const about = errors['userInfo.about']
  const phone = errors['userInfo.phone']
  const website = errors['userInfo.website']
  return (
    <RfpSection title={words.headings.basic}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.fields.phone}
          type="tel"
          autoComplete="tel"
          maxLength={24}
          {...(phone ? { error: phone } : {})}
          value={form.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
        />
        <TextField
          label={words.fields.website}
          type="url"
          placeholder="https://"
          maxLength={500}
          {...(website ? { error: website } : {})}
          value={form.website}
          onChange={(event) => onChange({ website: event.target.value })}
        />
        <Field label={words.fields.about} required className="sm:col-span-2" {...(about ? { error: about } : {})}>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              maxLength={4000}
              value={form.about}
              onChange={(event) => onChange({ about: event.target.value })}
            />
          )}
        </Field>
        <Field label={words.fields.refMessage} className="sm:col-span-2">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={4000}
              value={form.refMessage}
              onChange={(event) => onChange({ refMessage: event.target.value })}
            />
          )}
        </Field>
      </div>
    </RfpSection>
  )
}
