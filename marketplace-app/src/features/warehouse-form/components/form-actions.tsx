import { Redo2, Undo2 } from 'lucide-react'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { listingFormTexts as words } from '../../../lib/texts/listing-form'
import { steps } from '../steps'

export type UndoButtonsProps = { canUndo: boolean; canRedo: boolean; onUndo: () => void; onRedo: () => void }

/** Takes back and puts back what was written, in all steps of the form. */
export function UndoButtons({ canUndo, canRedo, onUndo, onRedo }: UndoButtonsProps) {
  return (
    <div role="group" aria-label={words.undo.label} className="flex gap-2">
      <Button variant="outline" size="sm" disabled={!canUndo} onClick={onUndo}>
        <Undo2 aria-hidden />
        {words.undo.undo}
      </Button>
      <Button variant="outline" size="sm" disabled={!canRedo} onClick={onRedo}>
        <Redo2 aria-hidden />
        {words.undo.redo}
      </Button>
    </div>
  )
}

export type FormActionsProps = {
  step: number
  isDraft: boolean
  isSaving: boolean
  isSaved: boolean
  onStep: (step: number) => void
  onSave: (isDraft: boolean, done: string) => void
}

/** Back and next, and what the listing's state allows: publish a draft, save or withdraw a live one. */
export function FormActions({ step, isDraft, isSaving, isSaved, onStep, onSave }: FormActionsProps) {
  return (
    <div className="mt-8 flex flex-wrap gap-3 border-t pt-5">
      <Button variant="ghost" disabled={step === 0} onClick={() => onStep(step - 1)}>
        {words.back}
      </Button>
      <Button variant="outline" disabled={step === steps.length - 1} onClick={() => onStep(step + 1)}>
        {words.next}
      </Button>
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
            <Button variant="ghost" disabled={!isSaved} onClick={() => onSave(true, words.withdrawn)}>
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

type SaveStateProps = { record: WarehouseRecord | null; isSaving: boolean; hasFailed: boolean }

/** Draft or live, whether everything is kept, and the way to the page. */
export function SaveState({ record, isSaving, hasFailed }: SaveStateProps) {
  const state = isSaving ? words.saving : record ? (hasFailed ? words.unsaved : words.saved) : words.nameFirst
  return (
    <div className="rounded-card bg-card border p-4 text-sm">
      <Badge tone={record && !record.isDraft ? 'success' : 'neutral'}>
        {record && !record.isDraft ? words.live : words.draft}
      </Badge>
      <p role="status" className="text-muted-foreground mt-2">
        {state}
      </p>
      {record ? (
        <a
          href={`/dashboard/warehouses/${record.id}?preview=true`}
          target="_blank"
          rel="noopener"
          className="text-link mt-2 inline-flex min-h-9 items-center underline-offset-4 hover:underline"
        >
          {words.preview}
        </a>
      ) : null}
    </div>
  )
}
