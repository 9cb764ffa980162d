import { addDays } from '@stackyard/shared/domain/calendar'
import type { Arrival } from '@stackyard/shared/schema/arrival'
import { ArrivalProposal, ArrivalRefusal } from '@stackyard/shared/schema/arrival-input'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { Field } from '@stackyard/shared/ui/field'
import { Textarea } from '@stackyard/shared/ui/input'
import { client } from '../../../../lib/api'
import { arrivalTexts as words } from '../../../../lib/texts/arrivals'
import { ArrivalForm } from './arrival-form'
import { SlotFields } from './slot-fields'

export type AnswerProps = { transaction: Transaction; arrival: Arrival; onClose: () => void }

/** The warehouse proposes another slot. */
export function ProposeDialog({ transaction: { id, endDate }, arrival, onClose }: AnswerProps) {
  return (
    <ArrivalForm
      id={id}
      title={words.proposal.title}
      lead={words.proposal.lead}
      send={words.proposal.send}
      done={words.done.propose}
      schema={ArrivalProposal}
      values={(fields) => ({ id, arrivalId: arrival.id, ...fields })}
      call={(input) => client.arrival.propose(input)}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <SlotFields slot={arrival} max={endDate ? addDays(endDate, -1) : undefined} errorOf={errorOf} />
          <Field label={words.proposal.note} className="sm:col-span-2" {...errorOf('note')}>
            {(control) => <Textarea {...control} name="note" rows={2} maxLength={500} />}
          </Field>
        </>
      )}
    </ArrivalForm>
  )
}

/** The warehouse declines and says why. */
export function DeclineDialog({ transaction: { id }, arrival, onClose }: AnswerProps) {
  return (
    <ArrivalForm
      id={id}
      title={words.refusal.title}
      lead={words.refusal.lead}
      send={words.refusal.send}
      done={words.done.decline}
      schema={ArrivalRefusal}
      values={(fields) => ({ id, arrivalId: arrival.id, ...fields })}
      call={(input) => client.arrival.decline(input)}
      onClose={onClose}
    >
      {(errorOf) => (
        <Field label={words.refusal.reason} required className="sm:col-span-2" {...errorOf('reason')}>
          {(control) => <Textarea {...control} name="reason" rows={3} maxLength={500} data-first-focus />}
        </Field>
      )}
    </ArrivalForm>
  )
}
