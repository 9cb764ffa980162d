import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Controller, FormProvider, useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { serviceProblems } from '@stackyard/shared/domain/service-details'
import { selectableServiceTypes, serviceSubtypes, type ServiceTypeKey } from '@stackyard/shared/reference/service-types'
import type { Issue } from '@stackyard/shared/schema/envelope'
import type { ServiceContent, ServiceRecord } from '@stackyard/shared/schema/service'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { Field } from '@stackyard/shared/ui/field'
import { Select } from '@stackyard/shared/ui/select'
import { serviceTypeLabel } from '@stackyard/shared/ui/service-card'
import { DefinitionField } from '../../../components/listing-form/definition-field'
import type { FieldGroup } from '../../../components/listing-form/field-definition'
import { Notice } from '../../../components/notice'
import { PagePending } from '../../../components/page-pending'
import { notifyDone, notifyFailure } from '../../../lib/notify'
import { toFieldName, toProblem } from '../../../lib/problem'
import { serviceTexts } from '../../../lib/texts/services'
import type { FormTarget } from '../queries'
import { groupsOf, identityGroup } from '../service-fields'
import { useServiceSave } from '../use-service-save'

const words = serviceTexts.form

const PlaceFields = lazy(async () => ({
  default: (await import('../../../components/listing-form/place-fields')).PlaceFields,
}))
const PhotoGallery = lazy(async () => ({
  default: (await import('../../../components/listing-form/photo-gallery')).PhotoGallery,
}))
const DocumentList = lazy(async () => ({
  default: (await import('../../../components/listing-form/document-list')).DocumentList,
}))

export type ServiceFormProps = {
  start: ServiceContent
  /** The record that is edited; null while there is none yet. */
  record: ServiceRecord | null
  target: FormTarget
  onReload: () => void
}

/** A service as its provider or an admin writes it: the fields of its type by the engine of all listings (002 §3.6). */
export function ServiceForm({ start, record: first, target, onReload }: ServiceFormProps) {
  const form = useForm<ServiceContent>({ defaultValues: start })
  const { record, saving } = useServiceSave(target, first)
  const isDraft = record?.isDraft ?? true
  const problem = saving.error ? toProblem(saving.error) : null
  const show = (issues: readonly Issue[]) => {
    for (const { path, message } of issues) form.setError(toFieldName(path) as 'name', { type: 'server', message })
    const [worst] = issues
    if (worst) form.setFocus(toFieldName(worst.path) as 'name')
  }
  const save = (wantsDraft: boolean, done: string) => {
    form.clearErrors()
    const content = form.getValues()
    const issues = serviceProblems(content, wantsDraft)
    if (issues.length > 0) return show(issues)
    return saving.mutate(
      { content, isDraft: wantsDraft },
      {
        onSuccess: () => notifyDone(done),
        onError: (error) => {
          const { issues: refused } = toProblem(error)
          show(refused)
          if (refused.length === 0) notifyFailure(words.failed, error)
        },
      },
    )
  }
  const issueCount = Object.keys(form.formState.errors).length
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => event.preventDefault()} className="grid max-w-4xl grid-cols-1 gap-10">
        {problem?.code === 'CONFLICT' ? (
          <Notice
            tone="danger"
            announce
            action={
              <Button variant="outline" onClick={onReload}>
                {words.reload}
              </Button>
            }
          >
            {words.conflict}
          </Notice>
        ) : null}
        {issueCount > 0 ? (
          <p role="status" className="text-danger-ink text-sm">
            {words.toFix(issueCount)}
          </p>
        ) : null}
        <Group group={identityGroup} />
        <TypeFields form={form} />
        <Suspense fallback={<PagePending />}>
          <PlaceFields hasHours={false} />
        </Suspense>
        <DetailFields form={form} />
        <Suspense fallback={<PagePending />}>
          <PhotoGallery />
          <DocumentList />
        </Suspense>
        <Actions record={record} isDraft={isDraft} isSaving={saving.isPending} onSave={save} />
      </form>
    </FormProvider>
  )
}

function Group({ group }: { group: FieldGroup }) {
  return (
    <fieldset>
      <legend className="font-display mb-4 text-lg font-semibold">{group.title}</legend>
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
        {group.fields.map((field) => (
          <DefinitionField key={field.key} field={field} />
        ))}
      </div>
    </fieldset>
  )
}

type Form = { form: UseFormReturn<ServiceContent> }

/** Type and kinds: another type has other kinds. */
function TypeFields({ form }: Form) {
  const type = useWatch({ control: form.control, name: 'serviceType' })
  const kinds = serviceSubtypes[type]
  const { errors } = form.formState
  return (
    <div className="grid gap-5">
      <Field label={words.type} error={errors.serviceType?.message} required>
        {(control) => (
          <Select
            {...control}
            className="sm:max-w-sm"
            options={selectableServiceTypes.map((value) => ({ value, label: serviceTypeLabel(value) }))}
            {...form.register('serviceType', { onChange: () => form.setValue('serviceSubType', []) })}
          />
        )}
      </Field>
      {kinds.length > 0 ? (
        <Controller
          control={form.control}
          name="serviceSubType"
          render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
            <fieldset className="rounded-card border p-4">
              <legend className="px-1 text-sm font-semibold">
                {words.kinds}
                <span aria-hidden> *</span>
              </legend>
              <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
                {kinds.map(({ key, label }, index) => (
                  <Checkbox
                    key={key}
                    ref={index === 0 ? ref : undefined}
                    label={label}
                    checked={value.includes(key)}
                    onChange={(event) =>
                      onChange(event.target.checked ? [...value, key] : value.filter((one) => one !== key))
                    }
                  />
                ))}
              </div>
              <p aria-live="polite" className="text-danger-ink mt-1.5 text-sm empty:hidden">
                {error?.message}
              </p>
            </fieldset>
          )}
        />
      ) : null}
    </div>
  )
}

/** The sections of the type; who offers warehousing is shown where warehouses are listed (002 §2.13, R-509). */
function DetailFields({ form }: Form) {
  const [type, details] = useWatch({ control: form.control, name: ['serviceType', 'details'] })
  return (
    <>
      {groupsOf(type as ServiceTypeKey).map((group) => (
        <Group key={`${type} ${group.key}`} group={group} />
      ))}
      {type === 'transportation' && details.services?.warehousing === true ? (
        <Notice tone="info" announce>
          {words.warehousing}{' '}
          <Link to="/dashboard/warehouses/create" className="text-link underline">
            {words.warehousingLink}
          </Link>
        </Notice>
      ) : null}
    </>
  )
}

type ActionsProps = {
  record: ServiceRecord | null
  isDraft: boolean
  isSaving: boolean
  onSave: (isDraft: boolean, done: string) => void
}

function Actions({ record, isDraft, isSaving, onSave }: ActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-t pt-5">
      <Badge tone={isDraft ? 'neutral' : 'success'}>{isDraft ? serviceTexts.draft : words.live}</Badge>
      {record ? (
        <Link
          to="/dashboard/services/$id"
          params={{ id: String(record.id) }}
          className="text-link inline-flex min-h-9 items-center underline-offset-4 hover:underline"
        >
          {words.preview}
        </Link>
      ) : null}
      <span className="ms-auto flex flex-wrap gap-3">
        {isDraft ? (
          <>
            <Button variant="outline" busy={isSaving} onClick={() => onSave(true, words.stored)}>
              {words.saveDraft}
            </Button>
            <Button busy={isSaving} onClick={() => onSave(false, words.published)}>
              {words.publish}
            </Button>
          </>
        ) : (
          <>
            <Button variant="ghost" disabled={isSaving} onClick={() => onSave(true, words.withdrawn)}>
              {words.withdraw}
            </Button>
            <Button busy={isSaving} onClick={() => onSave(false, words.stored)}>
              {words.save}
            </Button>
          </>
        )}
      </span>
    </div>
  )
}
