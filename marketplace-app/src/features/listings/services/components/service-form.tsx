import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useRef } from 'react'
import { Controller, FormProvider, useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { serviceCompleteness, serviceProblems } from '@stackyard/shared/domain/service-details'
import { serviceSubtypes } from '@stackyard/shared/reference/service-subtypes'
import { selectableServiceTypes, type ServiceTypeKey } from '@stackyard/shared/reference/service-types'
import type { Issue } from '@stackyard/shared/schema/envelope'
import type { ServiceContent, ServiceRecord } from '@stackyard/shared/schema/service'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { Field } from '@stackyard/shared/ui/field'
import { RequiredMark } from '@stackyard/shared/ui/label'
import { Select } from '@stackyard/shared/ui/select'
import { serviceTypeLabel } from '@stackyard/shared/ui/service-card'
import { documentPath } from '@stackyard/shared/ui/say'
import { CompletenessMeter } from '../../../../components/listing-form/completeness-meter'
import { ConflictNotice } from '../../../../components/listing-form/conflict-notice'
import { DefinitionField } from '../../../../components/listing-form/definition-field'
import type { FieldGroup } from '../../../../components/listing-form/field-definition'
import { focusWhenDrawn } from '../../../../components/listing-form/focus-when-drawn'
import { useChangedFieldsCleared } from '../../../../components/listing-form/refused-paths'
import { SaveButtons, savedSoFar, SaveState } from '../../../../components/listing-form/save-controls'
import { LeaveGuard } from '../../../../components/listing-form/leave-guard'
import { useAutosave } from '../../../../components/listing-form/use-autosave'
import { useKept } from '../../../../components/listing-form/use-kept'
import { withoutWrong } from '../../../../components/listing-form/without-wrong'
import { Notice } from '../../../../components/notice'
import { PagePending } from '../../../../components/page-pending'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { toFieldName, toProblem } from '../../../../lib/problem'
import { serviceFormTexts as words } from '../../../../lib/texts/service-form'
import type { FormTarget } from '../queries'
import { groupsOf, identityGroup, serviceFieldName } from '../service-fields'
import { contentOf } from '../service-values'
import { useServiceSave } from '../use-service-save'

const ChangedMeanwhile = lazy(async () => ({ default: (await import('./changed-meanwhile')).ChangedMeanwhile }))
const FieldsToFix = lazy(async () => ({
  default: (await import('../../../../components/listing-form/fields-to-fix')).FieldsToFix,
}))
const PlaceFields = lazy(async () => ({
  default: (await import('../../../../components/listing-form/place-fields')).PlaceFields,
}))
const PhotoGallery = lazy(async () => ({
  default: (await import('../../../../components/listing-form/photo-gallery')).PhotoGallery,
}))
const LogoFields = lazy(async () => ({
  default: (await import('../../../../components/listing-form/logo-fields')).LogoFields,
}))
const DocumentList = lazy(async () => ({
  default: (await import('../../../../components/listing-form/document-list')).DocumentList,
}))

export type ServiceFormProps = {
  start: ServiceContent
  /** The record that is edited; null while there is none yet. */
  record: ServiceRecord | null
  target: FormTarget
  onReload: () => void
}

/** Says at their fields what the server or the form's rules refuse, and leads to the first when asked to. */
function showIssues(form: UseFormReturn<ServiceContent>, issues: readonly Issue[], jumps: boolean): void {
  for (const { path, message } of issues) form.setError(toFieldName(path) as 'name', { type: 'server', message })
  const [worst] = issues
  if (worst && jumps) jumpTo(form, worst.path)
}

const jumpTo = (form: UseFormReturn<ServiceContent>, path: string) =>
  focusWhenDrawn(() => form.setFocus(toFieldName(path) as 'name'))

/** Drafts save themselves when the writer rests; what is live is saved by hand. */
function useServiceSaving(form: UseFormReturn<ServiceContent>, target: FormTarget, first: ServiceRecord | null) {
  const { isChanged, keep } = useKept(form)
  const { record, saving, adopt } = useServiceSave(target, first, keep)
  const isDraft = record?.isDraft ?? true
  const isConflict = saving.error !== null && toProblem(saving.error).code === 'CONFLICT'
  const isPublishing = saving.isPending && !saving.variables.isDraft
  useChangedFieldsCleared(form)
  const savesItself = isDraft && !isConflict && !isPublishing
  useAutosave(form, savesItself, (content) => {
    const issues = serviceProblems(content, true)
    showIssues(form, issues, false)
    saving.mutate(
      { content: withoutWrong(content, issues), isDraft: true, isUnasked: true },
      { onError: (error) => showIssues(form, toProblem(error).issues, false) },
    )
  })
  const keepNow = () => {
    const content = form.getValues()
    if (!savesItself || content.name.trim() === '' || serviceProblems(content, true).length > 0)
      return Promise.resolve(false)
    return saving.mutateAsync({ content, isDraft: true, isUnasked: true }).then(
      () => true,
      () => false,
    )
  }
  const save = (wantsDraft: boolean, done: string) => {
    form.clearErrors()
    const content = form.getValues()
    const issues = serviceProblems(content, wantsDraft)
    if (issues.length > 0) return showIssues(form, issues, true)
    return saving.mutate(
      { content, isDraft: wantsDraft },
      {
        onSuccess: () => notifyDone(done),
        onError: (error) => {
          const { issues: refused } = toProblem(error)
          showIssues(form, refused, true)
          if (refused.length === 0) notifyFailure(words.failed, error)
        },
      },
    )
  }
  const take = (present: ServiceRecord) => {
    adopt(present)
    keep(contentOf(present))
  }
  return { record, isDraft, isConflict, isChanged, saving, save, keepNow, adopt: take }
}

/** A service as its provider or an admin writes it: the fields of its type by the engine of all listings. */
export function ServiceForm({ start, record: first, target, onReload }: ServiceFormProps) {
  const form = useForm<ServiceContent>({ defaultValues: start })
  const { record, isDraft, isConflict, isChanged, saving, save, keepNow, adopt } = useServiceSaving(form, target, first)
  const state = {
    record,
    isSaving: saving.isPending,
    hasFailed: saving.isError,
    hasWrong: Object.keys(form.formState.errors).length > 0,
    isChanged,
    isNamed: form.getValues('name').trim() !== '',
    nameFirst: words.nameFirst,
  }
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_16rem]"
      >
        <div className="grid min-w-0 grid-cols-1 content-start gap-10">
          {isConflict ? (
            <ConflictNotice words={words} onReload={onReload}>
              {record ? <ChangedMeanwhile seen={record} target={target} onMerged={adopt} /> : null}
            </ConflictNotice>
          ) : null}
          <Group group={identityGroup} />
          <TypeFields form={form} />
          <Suspense fallback={<PagePending />}>
            <PlaceFields hasHours={false} />
          </Suspense>
          <DetailFields form={form} />
          <MediaFields form={form} />
          <div className="contents lg:flex lg:border-t lg:pt-5">
            <SaveButtons
              isDraft={isDraft}
              isSaving={saving.isPending}
              isSaved={record !== null}
              words={words}
              state={savedSoFar(state)}
              onSave={save}
            />
          </div>
        </div>
        <div className="grid content-start gap-4 lg:sticky lg:top-20 lg:self-start">
          <Refused form={form} />
          <SaveState
            {...state}
            previewPath={`/dashboard/services/${record?.id ?? ''}`}
            publicPath={documentPath(`/services/${record?.slug ?? ''}`)}
          />
          <CompletenessMeter of={serviceCompleteness} labels={words.parts} onJump={(path) => jumpTo(form, path)} />
        </div>
      </form>
      <LeaveGuard isChanged={isChanged} keepNow={keepNow} />
    </FormProvider>
  )
}

type Form = { form: UseFormReturn<ServiceContent> }

/** What a save was refused for, in the words of the service's type. */
function Refused({ form }: Form) {
  const type = useWatch({ control: form.control, name: 'serviceType' })
  return (
    <Suspense>
      <FieldsToFix nameOf={(path) => serviceFieldName(type, path)} onJump={(path) => jumpTo(form, path)} />
    </Suspense>
  )
}

function MediaFields({ form }: Form) {
  const type = useWatch({ control: form.control, name: 'serviceType' })
  return (
    <Suspense fallback={<PagePending />}>
      <PhotoGallery />
      <LogoFields />
      <DocumentList title={words.documents[type]} />
    </Suspense>
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

/** Type and kinds: another type has other kinds. */
function TypeFields({ form }: Form) {
  const type = useWatch({ control: form.control, name: 'serviceType' })
  const kinds = serviceSubtypes[type]
  const left = useRef(new Map<string, Pick<ServiceContent, 'serviceSubType' | 'details'>>())
  /** Kinds and details of a type come back with it. */
  const changeType = (next: string) => {
    const { serviceSubType, details } = form.getValues()
    left.current.set(type, { serviceSubType, details })
    const { serviceSubType: before = [], details: filled = details } = left.current.get(next) ?? {}
    form.setValue('serviceSubType', before)
    form.setValue('details', filled)
  }
  const { errors } = form.formState
  return (
    <div className="grid gap-5">
      <Field label={words.type} error={errors.serviceType?.message} required>
        {(control) => (
          <Select
            {...control}
            className="sm:max-w-sm"
            options={selectableServiceTypes.map((value) => ({ value, label: serviceTypeLabel(value) }))}
            {...form.register('serviceType', {
              onChange: (event: { target: HTMLSelectElement }) => changeType(event.target.value),
            })}
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
                <RequiredMark />
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

/** The sections of the type; who offers warehousing is shown where warehouses are listed. */
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
