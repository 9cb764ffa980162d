import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { apiQuery } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { texts } from '../../../../lib/texts'
import { nameOf } from '../person'
import type { PersonChange as Change } from '../person-changes'

export type PersonChangeProps = { person: DirectoryUser; change: Change; onClose: () => void }

/** Asks about a change of a person and makes it. */
export function PersonChange({ person, change, onClose }: PersonChangeProps) {
  const queryClient = useQueryClient()
  const { label, body, done, failed, isGrave } = change
  const changing = useMutation({
    mutationFn: change.run,
    onSuccess: () => notifyDone(done, { failed }),
    onError: (error) => notifyFailure(failed, error),
    onSettled: async () => {
      onClose()
      const keys = [apiQuery.adminUser.key(), apiQuery.adminPerson.key()]
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={label}
      confirmLabel={label}
      cancelLabel={texts.actions.back}
      variant={isGrave ? 'danger' : 'primary'}
      busy={changing.isPending}
      onConfirm={() => changing.mutate()}
    >
      <p className="text-sm">
        <strong className="block">{nameOf(person)}</strong>
        {body}
      </p>
    </ConfirmDialog>
  )
}
