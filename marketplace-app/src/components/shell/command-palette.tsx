import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { Input } from '@stackyard/shared/ui/input'
import { apiQuery } from '../../lib/api'
import type { Trader } from '../../lib/service-provider'
import { texts } from '../../lib/texts'
import { paletteTexts as words } from '../../lib/texts/palette'
import { themeAtom } from '../../lib/theme'
import { adminScreens } from './admin-screens'
import { navSectionsFor } from './nav-items'
import { entryAfter, matchingEntries, type PaletteEntry, warehousesOf } from './palette-entries'

const shortest = 3

export type CommandPaletteProps = { person: Trader | null; open: boolean; onOpenChange: (open: boolean) => void }

/** Every screen, setting and warehouse a few letters away; by keyboard alone (Ctrl or Command with K). */
export function CommandPalette({ person, open, onOpenChange }: CommandPaletteProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title}>
      <Finder person={person} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

/** The tabs of /settings that everybody has. */
const settings = [
  ['general', texts.settings.general],
  ['billing', texts.settings.billing],
  ['security', texts.settings.security],
  ['data', texts.settings.data],
  ['appearance', texts.settings.appearance],
] as const

function useEntries(person: Trader | null, typed: string): PaletteEntry[] {
  const navigate = useNavigate()
  const [theme, setTheme] = useAtom(themeAtom)
  const screens = navSectionsFor(person).flatMap(({ label: section, items }) =>
    items.map(({ label, to, href }): PaletteEntry => ({
      id: `screen ${label}`,
      label,
      kind: words.screen,
      words: section,
      run: () => (to ? void navigate({ to }) : href ? location.assign(href) : undefined),
    })),
  )
  const tabs = settings.map(([tab, label]): PaletteEntry => ({
    id: `settings ${tab}`,
    label: words.settings(label),
    kind: words.screen,
    run: () => void navigate({ to: '/settings', hash: tab }),
  }))
  const look: PaletteEntry = {
    id: 'theme',
    label: theme === 'dark' ? words.light : words.dark,
    kind: words.action,
    run: () => setTheme(theme === 'dark' ? 'light' : 'dark'),
  }
  const desk = (person?.userType === 'admin' ? adminScreens : []).map(({ label, to, words: others }): PaletteEntry => ({
    id: `desk ${label}`,
    label,
    kind: words.screen,
    ...(others ? { words: others } : {}),
    run: () => void navigate({ to }),
  }))
  const warehouses = useWarehouses(typed).map(({ label, detail, slug }): PaletteEntry => ({
    id: `warehouse ${slug}`,
    label: [label, detail].filter(Boolean).join(', '),
    kind: words.warehouse,
    run: () => void navigate({ to: '/dashboard/warehouses/$id', params: { id: slug } }),
  }))
  const found = useAdminHits(person?.userType === 'admin', typed)
  return [...matchingEntries([...screens, ...desk, ...(person ? tabs : []), look], typed), ...found, ...warehouses]
}

function useWarehouses(typed: string) {
  const query = useDeferredValue(typed.trim())
  const found = useQuery(
    apiQuery.search.suggestions.queryOptions({
      input: { query },
      enabled: query.length >= shortest,
      placeholderData: keepPreviousData,
      select: (reply) => warehousesOf(reply.results),
    }),
  )
  return query.length >= shortest ? (found.data ?? []) : []
}

/** People and orders, for admins: by address, name, company, id and number. */
function useAdminHits(isAdmin: boolean, typed: string): PaletteEntry[] {
  const navigate = useNavigate()
  const query = useDeferredValue(typed.trim())
  const isAsked = isAdmin && (query.length >= shortest || /\d/.test(query))
  const found = useQuery(
    apiQuery.adminSearch.find.queryOptions({
      input: { query },
      enabled: isAsked,
      placeholderData: keepPreviousData,
      select: (reply) => reply.results,
    }),
  )
  if (!isAsked) return []
  return (found.data ?? []).map((hit): PaletteEntry => {
    const params = { id: String(hit.id) }
    if (hit.kind === 'order')
      return {
        id: `order ${hit.id}`,
        label: words.orderNamed(hit.id, [hit.label, hit.detail].filter(Boolean).join(', ')),
        kind: words.order,
        run: () => void navigate({ to: '/dashboard/transactions/$id', params }),
      }
    return {
      id: `person ${hit.id}`,
      label: [hit.label, hit.detail].filter(Boolean).join(', '),
      kind: words.person,
      run: () => void navigate({ to: '/dashboard/people/$id', params }),
    }
  })
}

function Finder({ person, onDone }: { person: Trader | null; onDone: () => void }) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const entries = useEntries(person, typed)
  const active = Math.min(at, entries.length - 1)
  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    onDone()
    entry.run()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      choose(entries[active])
      return
    }
    const next = entryAfter(event.key, active, entries.length)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div>
      <Input
        type="text"
        role="combobox"
        // A modal dialog focuses what has the attribute when it opens.
        ref={(input) => {
          input?.setAttribute('autofocus', '')
        }}
        autoComplete="off"
        aria-label={words.label}
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={entries[active] ? `${listId}-${active}` : undefined}
        placeholder={words.placeholder}
        maxLength={120}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={press}
      />
      <p role="status" className="sr-only">
        {entries.length === 0 ? words.none : words.found(entries.length)}
      </p>
      <div id={listId} role="listbox" aria-label={words.title} className="mt-3 max-h-80 overflow-y-auto">
        {entries.map((entry, index) => (
          <div
            key={entry.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            onClick={() => choose(entry)}
            className="rounded-control hover:bg-muted aria-selected:bg-muted flex min-h-11 cursor-pointer items-center gap-3 px-3 text-sm"
          >
            <span className="min-w-0 flex-1 truncate">{entry.label}</span>
            <span className="text-muted-foreground shrink-0 text-xs">{entry.kind}</span>
          </div>
        ))}
      </div>
      {entries.length === 0 ? <p className="text-muted-foreground px-3 py-4 text-sm">{words.none}</p> : null}
    </div>
  )
}
