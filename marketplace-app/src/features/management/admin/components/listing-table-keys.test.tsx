import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { toast } from 'sonner'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import { listed, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { store } from '../../../../lib/store'
import { sampleRow } from '../managed-listing.test-data'
import type { ListingView } from '../listing-views'
import { lastChangeAtom } from '../use-set-flag'
import { ListingTable } from './listing-table'

const isWrite = ({ method }: SentCall) => method !== 'GET'
let rows: ManagedListing[]

/** Keeps what is written; the list of those that are not verified leaves out the others. */
function answer({ method, path, query, body }: SentCall): unknown {
  if (method === 'GET') {
    const shown = rows.filter(({ isVerified }) => query.get('verified') !== 'false' || !isVerified)
    return listed(shown, shown.length)
  }
  if (path === '/admin/warehouse/bulk') {
    const { ids, flag, value } = body as { ids: number[]; flag: 'isVerified'; value: boolean }
    const changed = rows.filter((row) => ids.includes(row.id) && row[flag] !== value).map(({ id }) => id)
    rows = rows.map((row) => (changed.includes(row.id) ? { ...row, [flag]: value } : row))
    return { changed, refused: [] }
  }
  const id = Number(path.split('/').at(-1))
  rows = rows.map((row) => (row.id === id ? { ...row, ...(body as object) } : row))
  return rows.find((row) => row.id === id)
}

const openTable = async (view: ListingView = 'all') => {
  const calls = standInApi(answer)
  await renderInApp(
    <Provider store={store}>
      <main id="main" tabIndex={-1}>
        <ListingTable view={view} search={{}} onSearch={() => undefined} />
      </main>
    </Provider>,
  )
  await screen.findByText('Depot 0')
  return { calls, user: userEvent.setup() }
}
const inFocus = () => document.activeElement?.textContent
const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr') as HTMLElement
const answerYes = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  within(await screen.findByRole('dialog'))
    .getByText(name)
    .focus()
  await user.keyboard('{Enter}')
}

beforeEach(() => {
  rows = [0, 1, 2, 3].map((id) => sampleRow(id))
  store.set(lastChangeAtom, null)
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 680 })
})

describe('a morning at the table by keyboard', () => {
  it('Tab stops in one row alone and then leaves the table', async () => {
    const { user } = await openTable()
    screen.getByRole('button', { name: 'Sort by Changed' }).focus()
    await user.tab()
    await user.tab()
    expect(inFocus()).toBe('Depot 0')
    await user.keyboard('jj')
    await waitFor(() => expect(inFocus()).toBe('Depot 2'))
    await user.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for Depot 2')
    const stops = screen.getAllByRole('row').flatMap((row) => [...row.querySelectorAll('td [tabindex="0"]')])
    expect(stops.map((stop) => stop.closest('tr'))).toEqual([rowOf('Depot 2'), rowOf('Depot 2'), rowOf('Depot 2')])
  })

  it('from the page itself j leads into the rows, / to the search and ? to the help; a field keeps its letters', async () => {
    const { user } = await openTable()
    screen.getByRole('main').focus()
    await user.keyboard('j')
    expect(inFocus()).toBe('Depot 0')
    screen.getByRole('main').focus()
    await user.keyboard('/')
    const box = screen.getByRole<HTMLInputElement>('searchbox')
    expect(document.activeElement).toBe(box)
    await user.keyboard('j/?')
    expect(box.value).toBe('j/?')
    expect(screen.queryByRole('dialog')).toBeNull()
    screen.getByRole('main').focus()
    await user.keyboard('?')
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  })

  it('d opens on the diamonds: a choice and Enter set them', async () => {
    const { calls, user } = await openTable()
    screen.getByText('Depot 1').focus()
    await user.keyboard('d')
    const level = within(await screen.findByRole('dialog')).getByRole<HTMLSelectElement>('combobox')
    expect(document.activeElement).toBe(level)
    await user.selectOptions(level, '3')
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(calls.filter(isWrite)).toMatchObject([{ path: '/admin/warehouse/1', body: { diamond: 3 } }]),
    )
    expect(inFocus()).toBe('Depot 1')
  })

  it('u proposes the diamonds from before, and after that those that were taken back', async () => {
    const { calls, user } = await openTable()
    const levelOf = async () => within(await screen.findByRole('dialog')).getByRole<HTMLSelectElement>('combobox')
    const sent = () => calls.filter(isWrite).map(({ body }) => body)
    screen.getByText('Depot 1').focus()
    const before = rows[1]?.diamond
    await user.keyboard('d')
    await user.selectOptions(await levelOf(), '3')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent()).toHaveLength(1))
    await waitFor(() => expect(store.get(lastChangeAtom)).not.toBeNull())
    await user.keyboard('u')
    expect((await levelOf()).value).toBe(String(before))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent()).toEqual([{ diamond: 3 }, { diamond: before }]))
    await waitFor(() => expect(store.get(lastChangeAtom)).toMatchObject({ value: before }))
    await user.keyboard('u')
    expect((await levelOf()).value).toBe('3')
  })

  it('of a list that gets shorter the last row that is left has focus', async () => {
    const { user } = await openTable('not-verified')
    screen.getByText('Depot 3').focus()
    await user.keyboard('v')
    await answerYes(user, 'Make verified')
    await waitFor(() => expect(screen.queryByText('Depot 3')).toBeNull())
    await waitFor(() => expect(inFocus()).toBe('Depot 2'))
  })

  it('the last change can be undone from the page, also when its listing was the last of the list', async () => {
    rows = [sampleRow(0)]
    const { calls, user } = await openTable('not-verified')
    screen.getByText('Depot 0').focus()
    await user.keyboard('v')
    await answerYes(user, 'Make verified')
    await waitFor(() => expect(screen.queryByText('Depot 0')).toBeNull())
    expect(screen.getByText('Last change: Make verified, 1 listing.')).toBeDefined()
    screen.getByRole('main').focus()
    await user.keyboard('u')
    await answerYes(user, 'Remove verified')
    await waitFor(() => expect(calls.filter(isWrite)).toHaveLength(2))
    expect(calls.filter(isWrite)[1]?.body).toEqual({ ids: [0], flag: 'isVerified', value: false })
    await screen.findByText('Depot 0')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByRole('dialog')
  })

  it('u asks to turn round the last change, of those alone that it changed, even if they left the list', async () => {
    rows = [sampleRow(0), sampleRow(1, { isVerified: true }), sampleRow(2), sampleRow(3)]
    const { calls, user } = await openTable()
    screen.getByText('Depot 0').focus()
    await user.keyboard('u')
    await waitFor(() => expect(toast.warning).toHaveBeenCalledWith('Nothing to undo here yet'))
    await user.keyboard('x{Shift>}JJ{/Shift}k')
    await screen.findByText('3 listings selected')
    screen.getByText('Depot 0').focus()
    await user.keyboard('v')
    await answerYes(user, 'Make verified')
    await waitFor(() => expect(screen.queryByText('3 listings selected')).toBeNull())
    await user.keyboard('u')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('This changes 2 listings.')).toBeDefined()
    await answerYes(user, 'Remove verified')
    await waitFor(() => expect(calls.filter(isWrite)).toHaveLength(2))
    expect(calls.filter(isWrite)[1]?.body).toEqual({ ids: [0, 2], flag: 'isVerified', value: false })
    await waitFor(() => expect(rows.map(({ isVerified }) => isVerified)).toEqual([false, true, false, false]))
  })
})
