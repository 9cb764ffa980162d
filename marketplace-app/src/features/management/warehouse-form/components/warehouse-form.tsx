import { lazy, Suspense, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { completenessOf } from '@stackyard/shared/domain/listing-problems'
import type { Issue } from '@stackyard/shared/schema/envelope'
import type { ListingContent, WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { listingPath } from '@stackyard/shared/ui/say'
import { CompletenessMeter } from '../../../../components/listing-form/completeness-meter'
import { ConflictNotice } from '../../../../components/listing-form/conflict-notice'
import { focusWhenDrawn } from '../../../../components/listing-form/focus-when-drawn'
import { useChangedFieldsCleared } from '../../../../components/listing-form/refused-paths'
import { savedSoFar, SaveState } from '../../../../components/listing-form/save-controls'
import { LeaveGuard } from '../../../../components/listing-form/leave-guard'
import { useLeftovers } from '../../../../components/uploads/use-leftovers'
import { toFieldName } from '../../../../lib/problem'
import { listingFormTexts as words } from '../../../../lib/texts/listing-form'
import { fieldName } from '../field-name'
import { boundedStep, stepOf } from '../steps'
import { useUndo } from '../use-undo'
import { contentOf } from '../listing-values'
import { SavedListingProvider } from '../saved-listing'
import { useWarehouseSaving } from '../use-warehouse-saving'
import { FormActions, UndoButtons } from './form-actions'
import { StepFields } from './step-fields'
import { Stepper } from './stepper'

const FieldsToFix = lazy(async () => ({
  default: (await import('../../../../components/listing-form/fields-to-fix')).FieldsToFix,
}))
const ConfirmPrices = lazy(async () => ({
  default: (await import('../../../../components/listing-form/confirm-prices')).ConfirmPrices,
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

/** A listing in six steps: drafts save themselves, a live listing is saved by hand. */
export function WarehouseForm({ start, record: first, managerId, onReload }: WarehouseFormProps) {
  const form = useForm<ListingContent>({ defaultValues: start })
  const [step, setStep] = useState(0)
  const changes = useUndo(form)
  useChangedFieldsCleared(form)
  const all = useWarehouseSaving(form, { record: first, managerId, showIssues })
  const { record, rules, isDraft, isChanged, savesItself, saving, keep, adopt } = all

  function jump(path: string) {
    setStep(stepOf(path))
    focusWhenDrawn(() => form.setFocus(toFieldName(path) as 'name'))
  }
  function showIssues(issues: readonly Issue[], jumps: boolean) {
    for (const { path, message } of issues) form.setError(toFieldName(path) as 'name', { type: 'server', message })
    const [worst] = issues
    if (worst && jumps) jump(worst.path)
  }
  const state = {
    record,
    isSaving: saving.isPending,
    hasFailed: saving.isError,
    hasWrong: Object.keys(form.formState.errors).length > 0,
    isChanged,
    isNamed: form.getValues('name').trim() !== '',
    nameFirst: words.nameFirst,
  }
  const completeness = (content: ListingContent) => completenessOf(content, rules)
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
          {all.isConflict ? (
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
            <StepFields step={step} rules={rules} />
          </SavedListingProvider>
          <FormActions
            step={step}
            isDraft={isDraft}
            isSaving={saving.isPending}
            isSaved={record !== null}
            onStep={(wanted) => setStep(boundedStep(wanted, step))}
            state={savedSoFar(state)}
            onSave={all.save}
          />
        </div>
        <div className="grid content-start gap-4 lg:sticky lg:top-20 lg:self-start">
          <Suspense>
            <FieldsToFix nameOf={fieldName} onJump={jump} />
          </Suspense>
          <SaveState
            {...state}
            previewPath={`/dashboard/warehouses/${record?.id ?? ''}?preview=true`}
            publicPath={listingPath(record?.slug ?? '')}
          />
          <UndoButtons
            canUndo={changes.undo.can}
            canRedo={changes.redo.can}
            onUndo={changes.undo.run}
            onRedo={changes.redo.run}
          />
          <CompletenessMeter of={completeness} labels={words.parts} onJump={jump} />
        </div>
      </form>
      <LeaveGuard
        isChanged={isChanged}
        keepNow={savesItself && form.getValues('name').trim() ? all.keepNow : undefined}
      />
      <Suspense>
        <ConfirmPrices {...all.confirmPrices} />
      </Suspense>
    </FormProvider>
  )
}
