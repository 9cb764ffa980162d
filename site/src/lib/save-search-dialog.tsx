import { readRequirement } from '@stackyard/shared/domain/requirement-addresses'
import { type AlertPace, alertPaces } from '@stackyard/shared/reference/search-alerts'
import type { SavedSearchInput } from '@stackyard/shared/schema/saved-search'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { Field } from '@stackyard/shared/ui/field'
import { NameField } from '@stackyard/shared/ui/name-field'
import { saidSpace } from '@stackyard/shared/ui/said-space'
import { Select } from '@stackyard/shared/ui/select'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { accountClient } from './account-client'
import type { Text } from './language'
import { refusalText } from './reader'
import type { SearchFilters } from './save-search'
import { say } from './say'

const paces: Readonly<Record<AlertPace, Text>> = {
  off: 'No alerts',
  now: 'As soon as possible',
  daily: 'Once a day',
  weekly: 'Once a week',
}

export type SaveSearchDialogProps = {
  filters: SearchFilters
  open: boolean
  /** The reader pressed it before signing in: the search is saved at once. */
  isReturned: boolean
  onClose: () => void
}

/** What a search is called unless said: its place or the page's title, and the space that it asks for. */
function nameOf({ query }: SearchFilters): string {
  const title = document.querySelector('h1')?.textContent?.trim() ?? say('Explore warehouses')
  const place = typeof query === 'string' ? query : title
  return [place, saidSpace(readRequirement(location.search))].filter(Boolean).join(' · ').slice(0, 80)
}

/** The name of a search to save, and its alert. */
export function SaveSearchDialog({ filters, open, isReturned, onClose }: SaveSearchDialogProps) {
  const [name, setName] = useState(() => nameOf(filters))
  const [alert, setAlert] = useState<AlertPace>('daily')
  const [state, setState] = useState<'asks' | 'saves' | 'saved'>('asks')
  const [problem, setProblem] = useState('')
  // The same key for a press that is repeated after no answer.
  const key = useRef(crypto.randomUUID())
  const save = async () => {
    setState('saves')
    setProblem('')
    try {
      const input = { name, filters, alert } as unknown as SavedSearchInput
      await accountClient.savedSearch.create(input, { context: { idempotencyKey: key.current } })
      setState('saved')
    } catch (error) {
      setState('asks')
      setProblem(refusalText(error, say('We couldn’t save this search.')))
    }
    key.current = crypto.randomUUID()
  }
  const saveOnReturn = useEffectEvent(() => void save())
  useEffect(() => {
    if (isReturned) saveOnReturn()
  }, [isReturned])
  const close = () => {
    setState('asks')
    onClose()
  }
  return (
    <Dialog open={open} onOpenChange={close} title={say('Save this search')}>
      {state === 'saved' ? (
        <div role="status" className="flex flex-col gap-4">
          <p>{say('Search saved. You find it under Saved.')}</p>
          <Button asChild className="self-end">
            <a href="/dashboard/saved">{say('Open saved searches')}</a>
          </Button>
        </div>
      ) : (
        <form
          className="grid grid-cols-1 gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <NameField label={say('Name')} value={name} error={problem} onChange={setName} />
          <Field label={say('Alerts')} hint={say('You get at most one email a day for all of your searches.')}>
            {(control) => (
              <Select
                {...control}
                options={alertPaces.map((pace) => ({ value: pace, label: say(paces[pace]) }))}
                value={alert}
                onChange={(event) => setAlert(alertPaces.find((pace) => pace === event.target.value) ?? 'off')}
              />
            )}
          </Field>
          <Button type="submit" className="justify-self-end" disabled={state === 'saves' || name.trim() === ''}>
            {say('Save search')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
