import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
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
        <Field label={words.name} required {...(saving.isError ? { error: toProblem(saving.error).message } : {})}>
          {(control) => (
            <Input
              {...control}
              data-first-focus
              value={name}
              maxLength={80}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <div className="flex justify-end">
          <Button type="submit" disabled={saving.isPending || name.trim() === ''}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
