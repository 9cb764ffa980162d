import { useEffect, useEffectEvent, useState } from 'react'
import type { SpaceRequirement } from '../../domain/space-requirement'
import { alertReasons } from '../../reference/search-alerts'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { NameField } from '../name-field'
import { saidSpace } from '../said-space'
import { say } from '../say'
import { type AlertChoice, AlertFields } from './alert-fields'

/** What a search is called unless said: its place or the list's title, and the space that it asks for. */
export const searchName = (place: string, need: SpaceRequirement): string =>
  [place, saidSpace(need)].filter(Boolean).join(' · ').slice(0, 80)

type SearchToSave<Filters> = AlertChoice & { name: string; filters: Filters }

export type SaveSearchDialogProps<Filters> = {
  open: boolean
  onClose: () => void
  filters: Filters
  /** What the search is called unless the reader says otherwise. */
  name: string
  /** The reader pressed it before signing in: the search is saved at once. */
  isReturned?: boolean
  save: (search: SearchToSave<Filters>, idempotencyKey: string) => Promise<unknown>
  /** Gives the key of a request, the same one until it is answered (contract/key-keeper). */
  keys: { keyFor: (search: unknown) => string; settle: (error: unknown) => void }
  /** The sentence of a refusal. */
  refusalOf: (error: unknown) => string
}

/** The name of a search to save, and its alert. What was typed for one search is forgotten before the next. */
export function SaveSearchDialog<Filters>({ open, onClose, ...form }: SaveSearchDialogProps<Filters>) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={say('Save this search')}>
      {open ? <SaveForm {...form} /> : null}
    </Dialog>
  )
}

type SaveFormProps<Filters> = Omit<SaveSearchDialogProps<Filters>, 'open' | 'onClose'>

function SaveForm<Filters>({ filters, name, isReturned = false, save, keys, refusalOf }: SaveFormProps<Filters>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [alert, setAlert] = useState<AlertChoice>({ alert: 'daily', events: [...alertReasons] })
  const [state, setState] = useState<'asks' | 'saves' | 'saved'>('asks')
  const [problem, setProblem] = useState('')
  const chosen = typed ?? name
  const submit = async () => {
    setState('saves')
    setProblem('')
    const search = { name: chosen, filters, ...alert }
    try {
      await save(search, keys.keyFor(search))
      keys.settle(null)
      setState('saved')
    } catch (error) {
      keys.settle(error)
      setState('asks')
      setProblem(refusalOf(error))
    }
  }
  const saveOnReturn = useEffectEvent(() => void submit())
  useEffect(() => {
    if (isReturned) saveOnReturn()
  }, [isReturned])
  if (state === 'saved')
    return (
      <div role="status" className="flex flex-col gap-4">
        <p>{say('Search saved. You’ll find it under Saved.')}</p>
        <Button asChild className="self-end">
          <a href="/dashboard/saved">{say('Open saved searches')}</a>
        </Button>
      </div>
    )
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <NameField label={say('Name')} value={chosen} error={problem} onChange={setTyped} />
      <AlertFields value={alert} onChange={setAlert} />
      <Button type="submit" className="justify-self-end" disabled={state === 'saves' || chosen.trim() === ''}>
        {say('Save search')}
      </Button>
    </form>
  )
}
