import { useMutation, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Smartphone } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import type { SecondFactor } from '@stackyard/shared/schema/second-factor'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog, Dialog } from '@stackyard/shared/ui/dialog'
import { TextField } from '../../../../components/form-fields'
import { FormProblem } from '../../../../components/form-problem'
import { apiQuery, client } from '../../../../lib/api'
import { formatDate, formatDateTime } from '../../../../lib/format'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { secondFactorTexts } from '../../../../lib/texts/second-factor'

const words = secondFactorTexts.section

/** One second factor with its ways to be renamed and removed. */
export function FactorRow({ factor, isLast }: { factor: SecondFactor; isLast: boolean }) {
  const { kind, name, createdAt, usedAt } = factor
  const Icon = kind === 'passkey' ? KeyRound : Smartphone
  const used = usedAt ? words.used(formatDateTime(usedAt)) : words.unused
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <Icon aria-hidden className="text-muted-foreground size-5 shrink-0" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-muted-foreground text-sm">
          {[words.kinds[kind], words.since(formatDate(createdAt)), used].join(' · ')}
        </p>
      </div>
      <Rename factor={factor} />
      <Remove factor={factor} isLast={isLast} />
    </li>
  )
}

const useRefresh = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: apiQuery.ownSecondFactor.key() })
}

function Rename({ factor }: { factor: SecondFactor }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={words.renameOne(factor.name)} onClick={() => setOpen(true)}>
        {words.rename}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={words.renameOne(factor.name)}>
        <RenameForm factor={factor} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function RenameForm({ factor, onDone }: { factor: SecondFactor; onDone: () => void }) {
  const refresh = useRefresh()
  const [name, setName] = useState(factor.name)
  const renaming = useMutation({
    mutationFn: () => client.ownSecondFactor.rename({ id: factor.id, name }),
    onSuccess: async () => {
      onDone()
      notifyDone(words.renamed)
      await refresh()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    renaming.mutate()
  }
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
      <TextField
        label={words.name}
        maxLength={60}
        required
        data-first-focus
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <FormProblem problem={renaming.isError ? toProblem(renaming.error) : null} />
      <Button type="submit" busy={renaming.isPending}>
        {words.save}
      </Button>
    </form>
  )
}

function Remove({ factor: { id, name }, isLast }: { factor: SecondFactor; isLast: boolean }) {
  const refresh = useRefresh()
  const [isAsked, setAsked] = useState(false)
  const removing = useMutation({
    mutationFn: () => client.ownSecondFactor.remove({ id }),
    onSuccess: () => notifyDone(words.removed(name), { failed: words.removeFailed }),
    onError: (error) => notifyFailure(words.removeFailed, error),
    onSettled: async () => {
      setAsked(false)
      await refresh()
    },
  })
  return (
    <>
      <Button size="sm" variant="outline" aria-label={words.removeOne(name)} onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.removeTitle(name)}
        confirmLabel={words.remove}
        cancelLabel={texts.actions.back}
        busy={removing.isPending}
        onConfirm={() => removing.mutate()}
      >
        <p className="text-sm">{isLast ? words.removeLastBody : words.removeBody}</p>
      </ConfirmDialog>
    </>
  )
}
