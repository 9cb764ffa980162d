import type { Shortlist } from '@stackyard/shared/schema/shortlist'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { type FormEvent, useEffect, useState } from 'react'
import { accountClient } from './account-client'
import { refusalText } from './reader'
import { say } from './say'

export type ShortlistDialogProps = {
  listing: { id: number; name: string }
  open: boolean
  onClose: () => void
}

/** The lists as they are, and a way to change them; what is asked for is shown after the server has it. */
function useShortlists(isOpen: boolean) {
  const [lists, setLists] = useState<readonly Shortlist[] | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const read = async () => setLists((await accountClient.shortlist.list()).results)
  const work = async (act: () => Promise<unknown>): Promise<boolean> => {
    setIsBusy(true)
    setProblem('')
    try {
      await act()
      await read()
      return true
    } catch (error) {
      setProblem(refusalText(error, say('We couldn’t change your shortlists.')))
      return false
    } finally {
      setIsBusy(false)
    }
  }
  useEffect(() => {
    if (!isOpen) return
    accountClient.shortlist.list().then(
      ({ results }) => setLists(results),
      (error: unknown) => setProblem(refusalText(error, say('The list could not be loaded.'))),
    )
  }, [isOpen])
  return { lists, isBusy, problem, work }
}

/** The reader's shortlists with a switch for each, and a new one. */
export function ShortlistDialog({ listing, open, onClose }: ShortlistDialogProps) {
  const { lists, isBusy, problem, work } = useShortlists(open)
  const [name, setName] = useState('')
  const toggle = ({ id }: Shortlist, isOn: boolean) => {
    const input = { id, warehouseId: listing.id }
    void work(() => (isOn ? accountClient.shortlist.put(input) : accountClient.shortlist.take(input)))
  }
  const create = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await work(async () => {
      const { results } = await accountClient.shortlist.create({ name })
      await accountClient.shortlist.put({ id: results.id, warehouseId: listing.id })
    })
    if (isDone) setName('')
  }
  return (
    <Dialog open={open} onOpenChange={onClose} title={say('Shortlists')} description={listing.name}>
      <p role="alert" className="text-danger-ink mb-2 text-sm empty:hidden">
        {problem}
      </p>
      {lists === null && problem === '' ? <Skeleton className="mb-4 h-24" /> : null}
      <ul aria-label={say('Your shortlists')} aria-busy={isBusy} className="mb-4 grid empty:hidden">
        {lists?.map((list) => (
          <li key={list.id}>
            <Checkbox
              label={list.name}
              checked={list.warehouseIds.includes(listing.id)}
              disabled={isBusy}
              onChange={(event) => toggle(list, event.target.checked)}
            />
          </li>
        ))}
      </ul>
      <form className="flex flex-wrap items-end gap-3 border-t pt-4" onSubmit={(event) => void create(event)}>
        <Field label={say('New shortlist')} className="min-w-0 flex-1 basis-56">
          {(control) => (
            <Input {...control} value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <Button type="submit" variant="outline" disabled={isBusy || name.trim() === ''}>
          {say('Create and add')}
        </Button>
      </form>
    </Dialog>
  )
}
