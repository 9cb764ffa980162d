import { type FormEvent, useId, useState } from 'react'
import { sumOfCharges } from '@stackyard/shared/domain/running-terms'
import type { AmendmentKind } from '@stackyard/shared/reference/amendment-terms'
import type { Amendments } from '@stackyard/shared/schema/amendment'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { Field } from '@stackyard/shared/ui/field'
import { Textarea } from '@stackyard/shared/ui/input'
import { client } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { amendmentTexts as words } from '../../../../lib/texts/amendments'
import { draftChange, emptyDraft, proposalOf, type ChangeDraft } from '../change-draft'
import { ChangeFields } from './change-fields'
import { ChangePreview } from './change-preview'
import { useAmendmentStep } from './use-amendment-step'

type DialogProps = { transaction: Transaction; amendments: Amendments; kind: AmendmentKind; onClose: () => void }

/** One of the changes that can be proposed now, with what it comes to, sent to the other side. What the server refuses is said in the dialog. */
export function ChangeDialog({ transaction, amendments, kind, onClose }: DialogProps) {
  const formId = useId()
  const [draft, setDraft] = useState<ChangeDraft>(() => emptyDraft(kind, amendments))
  const { change, after, problem } = draftChange(draft, amendments)
  const sending = useAmendmentStep(
    transaction.id,
    () => client.amendment.propose(proposalOf(transaction.id, draft, change, after ? sumOfCharges(after) : 0)),
    { done: words.sent, onDone: onClose },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (after && !sending.isPending) sending.mutate(undefined)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.dialog}
      description={transaction.warehouse.name}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} busy={sending.isPending} disabled={!after}>
            {words.send}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <KindChoice
          kinds={amendments.kinds}
          chosen={draft.kind}
          onChoose={(chosen) => setDraft({ ...draft, kind: chosen })}
        />
        <ChangeFields
          draft={draft}
          spaceType={transaction.spaceType}
          error={problem ? words.problems[problem] : ''}
          onChange={(changes) => setDraft({ ...draft, ...changes })}
        />
        <div aria-live="polite">
          {after && amendments.terms ? (
            <ChangePreview transaction={transaction} before={amendments.terms} after={after} />
          ) : null}
        </div>
        <Field label={words.note} hint={words.noteHint}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={500}
              value={draft.note}
              onChange={(event) => setDraft({ ...draft, note: event.target.value })}
            />
          )}
        </Field>
        {sending.isError ? (
          <p role="alert" className="text-danger-ink text-sm">
            {toProblem(sending.error).message}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}

type ChoiceProps = {
  kinds: readonly AmendmentKind[]
  chosen: AmendmentKind
  onChoose: (kind: AmendmentKind) => void
}

function KindChoice({ kinds, chosen, onChoose }: ChoiceProps) {
  const name = useId()
  const hasParts = kinds.includes('fulfillment-end')
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{words.kind}</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-3">
        {kinds.map((kind) => (
          <label
            key={kind}
            className="border-input has-checked:border-primary has-checked:bg-subtle focus-within:ring-ring flex min-h-11 cursor-pointer items-center gap-2 rounded-md border px-3 py-2 text-sm font-semibold focus-within:ring-2"
          >
            <input
              type="radio"
              name={name}
              value={kind}
              checked={kind === chosen}
              onChange={() => onChoose(kind)}
              data-first-focus={kind === chosen ? true : undefined}
            />
            {kind === 'end' && hasParts ? words.endStorage : words.kinds[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
