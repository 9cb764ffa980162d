import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { ExtendInput } from '@stackyard/shared/schema/sourcing'
import { addDays } from '@stackyard/shared/domain/calendar'
import type { SourcingBoard } from '@stackyard/shared/schema/sourcing-board'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { FieldsDialog } from '../../../../components/fields-dialog'
import { client } from '../../../../lib/api'
import { notifyDone } from '../../../../lib/notify'
import { sourcingTexts } from '../../../../lib/texts/sourcing'

const words = sourcingTexts.extend
const WEEK = 7

/** Gives the warehouses more time to answer; a week more is proposed. */
export function ExtendDialog({ board, onClose }: { board: SourcingBoard; onClose: () => void }) {
  const queryClient = useQueryClient()
  const extend = useMutation({
    mutationFn: (input: z.infer<typeof ExtendInput>) => client.sourcing.extend(input),
    onSuccess: () => {
      notifyDone(words.done, { failed: words.failed })
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
  return (
    <FieldsDialog
      title={words.title}
      lead={words.lead}
      cancel={words.cancel}
      send={words.send}
      schema={ExtendInput}
      values={(typed) => ({ id: board.id, ...typed })}
      saving={extend}
      onClose={onClose}
    >
      {(errorOf) => (
        <Field label={sourcingTexts.form.answerBy} required {...errorOf('answerBy')}>
          {(control) => (
            <Input
              {...control}
              name="answerBy"
              type="date"
              min={addDays(board.answerBy, 1)}
              defaultValue={addDays(board.answerBy, WEEK)}
              data-first-focus
            />
          )}
        </Field>
      )}
    </FieldsDialog>
  )
}
