import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { texts } from '../../../../lib/texts'
import { personPageTexts } from '../../../../lib/texts/person-page'
import { nameOf } from '../person'

const words = personPageTexts.secondFactors

/** Removes the second factors of a person who lost them, once an admin has checked who asks. */
export function ResetSecondFactors({ person }: { person: DirectoryUser }) {
  const [isAsked, setAsked] = useState(false)
  const queryClient = useQueryClient()
  const reset = useMutation({
    mutationFn: () => client.adminPerson.resetSecondFactors({ id: person.id }),
    onSuccess: () => notifyDone(words.done, { failed: words.failed }),
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: async () => {
      setAsked(false)
      await queryClient.invalidateQueries({ queryKey: apiQuery.adminPerson.key() })
    },
  })
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        {words.reset}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.title(nameOf(person))}
        confirmLabel={words.reset}
        cancelLabel={texts.actions.back}
        variant="danger"
        busy={reset.isPending}
        onConfirm={() => reset.mutate()}
      >
        <p className="text-sm">{words.body}</p>
      </ConfirmDialog>
    </>
  )
}
