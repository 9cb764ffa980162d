import { type FormEvent, useState } from 'react'
import type { Shortlist } from '../../schema/shortlist'
import { Button } from '../button'
import { Checkbox } from '../checkbox'
import { Dialog } from '../dialog'
import { ErrorState } from '../error-state'
import { Field } from '../field'
import { Input } from '../input'
import { say } from '../say'
import { Skeleton } from '../skeleton'

export type ShortlistDialogProps = {
  listing: { id: number; name: string }
  open: boolean
  onClose: () => void
  /** Absent until they are read. */
  lists: readonly Shortlist[] | undefined
  /** Why they could not be read. */
  problem: string | undefined
  onRetry: () => void
  /** Both end when the lists have been read again, whatever came of it. */
  onSwitch: (list: Shortlist, isOn: boolean) => Promise<unknown>
  onCreate: (name: string) => Promise<unknown>
  /** The sentence of a refusal. */
  refusalOf: (error: unknown) => string
}

/** The reader's shortlists with a switch for each, and a new one. */
export function ShortlistDialog({ open, onClose, ...lists }: ShortlistDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={say('Shortlists')} description={lists.listing.name}>
      {open ? <Shortlists {...lists} /> : null}
    </Dialog>
  )
}

function Shortlists(props: Omit<ShortlistDialogProps, 'open' | 'onClose'>) {
  const { listing, lists, problem, onRetry, onSwitch, onCreate, refusalOf } = props
  const [name, setName] = useState('')
  /** What the server is asked for now: a list's switch, or the new list. */
  const [asked, setAsked] = useState<{ id: number | null; isOn: boolean } | null>(null)
  const [refusal, setRefusal] = useState('')
  const work = async (what: NonNullable<typeof asked>, act: () => Promise<unknown>) => {
    setAsked(what)
    setRefusal('')
    try {
      await act()
      return true
    } catch (error) {
      setRefusal(refusalOf(error))
      return false
    } finally {
      setAsked(null)
    }
  }
  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && (await work({ id: null, isOn: true }, () => onCreate(name)))) setName('')
  }
  return (
    <>
      <p role="alert" className="text-danger-ink mb-2 text-sm empty:hidden">
        {refusal}
      </p>
      {problem ? (
        <ErrorState message={problem} onRetry={onRetry} />
      ) : lists ? (
        <ul aria-label={say('Your shortlists')} aria-busy={asked !== null} className="mb-4 grid empty:hidden">
          {lists.map((list) => (
            <li key={list.id}>
              <Checkbox
                label={list.name}
                hint={saidWarehouses(list.warehouseIds.length)}
                checked={asked?.id === list.id ? asked.isOn : list.warehouseIds.includes(listing.id)}
                disabled={asked !== null}
                onChange={({ target: { checked: isOn } }) =>
                  void work({ id: list.id, isOn }, () => onSwitch(list, isOn))
                }
              />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="mb-4 h-24" />
      )}
      <form className="flex flex-wrap items-end gap-3 border-t pt-4" onSubmit={(event) => void create(event)}>
        <Field
          label={say('New shortlist')}
          hint={say('For example: Columbus, spring')}
          className="min-w-0 flex-1 basis-56"
        >
          {(control) => (
            <Input {...control} value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <Button type="submit" variant="outline" disabled={asked !== null || name.trim() === ''}>
          {say('Create and add')}
        </Button>
      </form>
    </>
  )
}

const saidWarehouses = (count: number): string =>
  count === 1 ? say('1 warehouse') : say('{count} warehouses', { count })
