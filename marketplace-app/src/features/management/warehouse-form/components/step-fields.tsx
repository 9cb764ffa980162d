import { Fragment, lazy, Suspense } from 'react'
import { isRequiredPath, type PublishRules } from '@stackyard/shared/domain/listing-requirements'
import { PagePending } from '../../../../components/page-pending'
import type { FieldDefinition, FieldGroup } from '../../../../components/listing-form/field-definition'
import { brochureGroup } from '../definitions/warehouse-fields'
import { steps, type StepKey } from '../steps'
import { DefinitionField } from '../../../../components/listing-form/definition-field'

const PlaceFields = lazy(async () => ({
  default: (await import('../../../../components/listing-form/place-fields')).PlaceFields,
}))
const PriceTable = lazy(async () => ({ default: (await import('./price-table')).PriceTable }))
const TierEditor = lazy(async () => ({ default: (await import('./tier-editor')).TierEditor }))
const PhotoGallery = lazy(async () => ({
  default: (await import('../../../../components/listing-form/photo-gallery')).PhotoGallery,
}))
const LogoFields = lazy(async () => ({
  default: (await import('../../../../components/listing-form/logo-fields')).LogoFields,
}))
const DocumentList = lazy(async () => ({
  default: (await import('../../../../components/listing-form/document-list')).DocumentList,
}))

/** The groups of a step, and the parts that no definition describes. */
export function StepFields({ step, rules }: { step: number; rules: PublishRules }) {
  const current = steps[step]
  if (!current) return null
  return (
    <div className="grid grid-cols-1 gap-10">
      {current.groups.map((group) => (
        <Fragment key={group.key}>
          <Group group={{ ...group, fields: group.fields.map((field) => withMark(field, rules)) }} />
          {group.key === 'space' ? (
            <Suspense fallback={<PagePending />}>
              <PriceTable />
            </Suspense>
          ) : null}
        </Fragment>
      ))}
      <Suspense fallback={<PagePending />}>
        <Parts step={current.key} />
      </Suspense>
    </div>
  )
}

/** A field with the mark of what has to be filled in before a listing is published. */
const withMark = (field: FieldDefinition, rules: PublishRules): FieldDefinition => ({
  ...field,
  ...(isRequiredPath(field.key, rules) ? { required: true } : {}),
  ...(field.dependents ? { dependents: field.dependents.map((one) => withMark(one, rules)) } : {}),
})

function Parts({ step }: { step: StepKey }) {
  if (step === 'general') return <PlaceFields />
  if (step === 'space') return <TierEditor />
  if (step === 'media')
    return (
      <>
        <PhotoGallery />
        <LogoFields />
        <DocumentList />
        <Group group={brochureGroup} />
      </>
    )
  return null
}

function Group({ group }: { group: FieldGroup }) {
  const isFlags = group.key === 'categories' || group.key === 'features'
  return (
    <fieldset>
      <legend className="font-display mb-4 text-lg font-semibold">{group.title}</legend>
      <div className={isFlags ? 'grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3' : 'grid gap-5 sm:grid-cols-2'}>
        {group.fields.map((field) => (
          <DefinitionField key={field.key} field={field} />
        ))}
      </div>
    </fieldset>
  )
}
