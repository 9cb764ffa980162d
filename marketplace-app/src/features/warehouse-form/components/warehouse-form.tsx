import { lazy, Suspense, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { completenessOf, listingProblems } from '@stackyard/shared/domain/listing-problems'
import type { Issue } from '@stackyard/shared/schema/envelope'
import type { ListingContent, WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { CompletenessMeter } from '../../../components/listing-form/completeness-meter'
import { ConflictNotice } from '../../../components/listing-form/conflict-notice'
import { focusWhenDrawn } from '../../../components/listing-form/focus-when-drawn'
import { useChangedFieldsCleared } from '../../../components/listing-form/refused-paths'
import { savedSoFar, SaveState } from '../../../components/listing-form/save-controls'
import { LeaveGuard } from '../../../components/listing-form/leave-guard'
import { useAutosave } from '../../../components/listing-form/use-autosave'
import { useKept } from '../../../components/listing-form/use-kept'
import { useLeftovers } from '../../../components/uploads/use-leftovers'
import { notifyDone, notifyFailure } from '../../../lib/notify'
import { toFieldName, toProblem } from '../../../lib/problem'
import { listingFormTexts as words } from '../../../lib/texts/listing-form'
import { fieldName } from '../changed-fields'
import { boundedStep, stepOf } from '../steps'
import { useUndo } from '../use-undo'
import { contentOf } from '../listing-values'
import { SavedListingProvider } from '../saved-listing'
import { useListingSave } from '../use-listing-save'
import { FormActions, UndoButtons } from './form-actions'
import { StepFields } from './step-fields'
import { Stepper } from './stepper'

const FieldsToFix = lazy(async () => ({
  default: (await import('../../../components/listing-form/fields-to-fix')).FieldsToFix,
}))
const ChangedMeanwhile = lazy(async () => ({ default: (await import('./changed-meanwhile')).ChangedMeanwhile }))

export type WarehouseFormProps = {
  start: ListingContent
  /** The record that is edited; null while there is none yet. */
  record: WarehouseRecord | null
  /** The managed profile that gets a new listing. */
  managerId?: number | undefined
  onReload: () => void
}

/** A listing in six steps (002 §2.13): drafts save themselves, a live listing is saved by hand. */
export function WarehouseForm({ start, record: first, managerId, onReload }: WarehouseFormProps) {
  const form = useForm<ListingContent>({ defaultValues: start })
  const [step, setStep] = useState(0)
  const changes = useUndo(form)
  const { isChanged, keep } = useKept(form)
  const { record, saving, adopt } = useListingSave(first, managerId, keep)
  const isDraft = record?.isDraft ?? true
  const problem = saving.error ? toProblem(saving.error) : null
  const isConflict = problem?.code === 'CONFLICT'
  const isPublishing = saving.isPending && !saving.variables.isDraft
  useChangedFieldsCleared(form)
  const savesItself = isDraft && !isConflict && !isPublishing
  useAutosave(form, savesItself, (content) =>
    saving.mutate(
      { content, isDraft: true, isUnasked: true },
      { onError: (error) => showIssues(toProblem(error).issues, false) },
    ),
  )
  const keepNow = () =>
    saving.mutateAsync({ content: form.getValues(), isDraft: true, isUnasked: true }).then(
      () => true,
      () => false,
    )

  function jump(path: string) {
    setStep(stepOf(path))
    focusWhenDrawn(() => form.setFocus(toFieldName(path) as 'name'))
  }
  function showIssues(issues: readonly Issue[], jumps: boolean) {
    for (const { path, message } of issues) form.setError(toFieldName(path) as 'name', { type: 'server', message })
    const [worst] = issues
    if (worst && jumps) jump(worst.path)
  }
  function save(wantsDraft: boolean, done: string) {
    form.clearErrors()
    const content = form.getValues()
    const rules = wantsDraft
      ? 'draft'
      : managerId !== undefined || record?.sellerType === 'manager'
        ? 'managed'
        : 'live'
    const issues = listingProblems(content, rules)
    if (issues.length > 0) return showIssues(issues, true)
    return saving.mutate(
      { content, isDraft: wantsDraft },
      {
        onSuccess: () => notifyDone(done),
        onError: (error) => {
          showIssues(toProblem(error).issues, true)
          if (toProblem(error).issues.length === 0) notifyFailure(words.failed, error)
        },
      },
    )
  }
  const state = {
    record,
    isSaving: saving.isPending,
    hasFailed: saving.isError,
    isChanged,
    isNamed: form.getValues('name').trim() !== '',
    nameFirst: words.nameFirst,
  }
  useLeftovers(form, saving.isPending ? null : (record ?? {}))
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_16rem]"
      >
        <div className="min-w-0">
          <Stepper step={step} onStep={(wanted) => setStep(boundedStep(wanted, step))} />
          {isConflict ? (
            <ConflictNotice words={words} onReload={onReload}>
              {record ? (
                <ChangedMeanwhile
                  seen={record}
                  onMerged={(present) => {
                    adopt(present)
                    keep(contentOf(present))
                    saving.reset()
                  }}
                />
              ) : null}
            </ConflictNotice>
          ) : null}
          <SavedListingProvider value={{ record, adopt, keep }}>
            <StepFields step={step} />
          </SavedListingProvider>
          <FormActions
            step={step}
            isDraft={isDraft}
            isSaving={saving.isPending}
            isSaved={record !== null}
            onStep={(wanted) => setStep(boundedStep(wanted, step))}
            state={savedSoFar(state)}
            onSave={save}
          />
        </div>
        <div className="grid content-start gap-4 lg:sticky lg:top-20 lg:self-start">
          <Suspense>
            <FieldsToFix nameOf={fieldName} onJump={jump} />
          </Suspense>
          <SaveState
            {...state}
            previewPath={`/dashboard/warehouses/${record?.id ?? ''}?preview=true`}
            publicPath={`/warehouses/${record?.slug ?? ''}`}
          />
          <UndoButtons
            canUndo={changes.undo.can}
            canRedo={changes.redo.can}
            onUndo={changes.undo.run}
            onRedo={changes.redo.run}
          />
          <CompletenessMeter of={completenessOf} labels={words.parts} onJump={jump} />
        </div>
      </form>
      <LeaveGuard isChanged={isChanged} keepNow={savesItself && form.getValues('name').trim() ? keepNow : undefined} />
    </FormProvider>
  )
}
