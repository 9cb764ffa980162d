import { Redo2, Undo2 } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { LegalLine } from '../../../../components/legal-line'
import { SaveButtons, type SaveButtonsProps } from '../../../../components/listing-form/save-controls'
import { listingFormTexts as words } from '../../../../lib/texts/listing-form'
import { steps } from '../steps'

export type UndoButtonsProps = { canUndo: boolean; canRedo: boolean; onUndo: () => void; onRedo: () => void }

/** Takes back and puts back what was written, in all steps of the form. */
export function UndoButtons({ canUndo, canRedo, onUndo, onRedo }: UndoButtonsProps) {
  return (
    <div role="group" aria-label={words.undo.label} className="flex gap-2">
      <Button variant="outline" size="sm" disabled={!canUndo} onClick={onUndo}>
        <Undo2 aria-hidden className="rtl:-scale-x-100" />
        {words.undo.undo}
      </Button>
      <Button variant="outline" size="sm" disabled={!canRedo} onClick={onRedo}>
        <Redo2 aria-hidden className="rtl:-scale-x-100" />
        {words.undo.redo}
      </Button>
    </div>
  )
}

export type FormActionsProps = Omit<SaveButtonsProps, 'words'> & { step: number; onStep: (step: number) => void }

/** Back and next, and what the listing's state allows: publish a draft, save or withdraw a live one. */
export function FormActions({ step, onStep, ...save }: FormActionsProps) {
  return (
    <div className="contents lg:mt-8 lg:flex lg:border-t lg:pt-5">
      <div className="mt-8 mb-5 flex flex-wrap gap-3 lg:m-0">
        <Button variant="ghost" disabled={step === 0} onClick={() => onStep(step - 1)}>
          {words.back}
        </Button>
        <Button variant="outline" disabled={step === steps.length - 1} onClick={() => onStep(step + 1)}>
          {words.next}
        </Button>
        {step === steps.length - 1 ? <LegalLine act="publish" className="basis-full" /> : null}
      </div>
      <SaveButtons {...save} words={words} />
    </div>
  )
}
