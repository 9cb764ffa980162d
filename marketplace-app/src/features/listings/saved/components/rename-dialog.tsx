import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { NameField } from '@stackyard/shared/ui/name-field'
import { toProblem } from '../../../../lib/problem'
import { savedTexts as words } from '../../../../lib/texts/saved'

export type RenameDialogProps = {
  name: string
  title?: string
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

/** A new name for something saved, or its first. */
export function RenameDialog({ name: before, title = words.rename, onSave, onClose }: RenameDialogProps) {
  const [name, setName] = useState(before)
  const saving = useMutation({ mutationFn: async () => onSave(name), onSuccess: onClose })
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          saving.mutate()
        }}
      >
        <NameField
          label={words.name}
          value={name}
          error={saving.isError ? toProblem(saving.error).message : undefined}
          onChange={setName}
        />
        <div className="flex justify-end">
          <Button type="submit" disabled={saving.isPending || name.trim() === ''}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
