import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import { listed, Refusal, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { sampleRow } from '../managed-listing.test-data'
import { ListingTable } from './listing-table'

const total = 10_000
const isWrite = ({ method }: SentCall) => method !== 'GET'
let changes: Map<number, Partial<ManagedListing>>
let refuses: boolean
/** Pages from this place on are refused. */
let failsFrom: number

/** A list of 10,000 rows, whose ids are their places. */
function answer({ method, path, query, body }: SentCall): unknown {
  if (method === 'GET') {
    const skip = Number(query.get('skip'))
    if (skip >= failsFrom) throw new Refusal(500, 'The page is lost.')
    return listed(
      Array.from({ length: Number(query.get('limit')) }, (_, at) => sampleRow(skip + at, changes.get(skip + at) ?? {})),
      total,
    )
  }
  if (refuses) throw new Refusal(500, 'The disk is full.')
  if (path === '/admin/warehouse/bulk-filtered') {
    const { flag, value, after } = body as { flag: string; value: boolean; after: number }
    for (let id = 0; id < total; id += 1) changes.set(id, { ...changes.get(id), [flag]: value })
    return after === 0 ? { changed: [0, 1], refused: [], next: 199 } : { changed: [200], refused: [5], next: null }
  }
  if (path === '/admin/warehouse/bulk') {
    const { ids, flag, value } = body as { ids: number[]; flag: string; value: boolean }
    for (const id of ids) changes.set(id, { ...changes.get(id), [flag]: value })
    return { changed: ids, refused: [] }
  }
  const id = Number(path.split('/').at(-1))
  changes.set(id, { ...changes.get(id), ...(body as object) })
  return { ...sampleRow(id), ...changes.get(id) }
}

const openTable = async () => {
  const calls: SentCall[] = []
  standInApi((call) => {
    if (call.path.startsWith('/plans')) return []
    calls.push(call)
    return answer(call)
  })
  await renderInApp(<ListingTable view="all" search={{}} onSearch={() => undefined} />)
  await screen.findByText('Depot 0')
  return calls
}

/** Holds every call from now on until those of its method are let go. */
function heldBack() {
  const wire = globalThis.fetch
  const gates = { GET: Promise.withResolvers<void>(), PUT: Promise.withResolvers<void>() }
  const answered: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    await gates[request.method as 'GET' | 'PUT'].promise
    answered.push(request.method)
    return wire(request)
  })
  return { send: (method: 'GET' | 'PUT') => gates[method].resolve(), answered }
}

const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr') as HTMLElement

beforeEach(() => {
  changes = new Map()
  refuses = false
  failsFrom = total
  // The document has no layout of its own: the table is 680 pixels high, ten rows.
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 680 })
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, value: total * 68 })
})

describe('what is selected', () => {
  it('R-264: the box of the head selects what is loaded; then all of the list can be, changed by its filters', async () => {
    const calls = await openTable()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows that are loaded' }))
    await screen.findByText('100 listings selected')
    await userEvent.click(screen.getByRole('button', { name: 'Select all 10,000 listings in this list' }))
    await screen.findByText('All 10,000 listings in this list selected')
    expect(within(rowOf('Depot 3')).getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    await userEvent.click(within(screen.getByRole('menu', { name: 'Change them' })).getByText('Make verified'))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('This changes 10,000 listings.')).toBeDefined()
    expect(calls.filter(isWrite)).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make verified' }))
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('3 listings changed', undefined))
    expect(calls.filter(isWrite).map(({ path, body }) => [path, (body as { after: number }).after])).toEqual([
      ['/admin/warehouse/bulk-filtered', 0],
      ['/admin/warehouse/bulk-filtered', 199],
    ])
    expect(screen.queryByText('All 10,000 listings in this list selected')).toBeNull()
  })

  it('a row that is unticked ends the selection of all', async () => {
    await openTable()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows that are loaded' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 10,000 listings in this list' }))
    await userEvent.click(within(rowOf('Depot 3')).getByRole('checkbox'))
    await screen.findByText('99 listings selected')
  })
})

describe('1st spotlight and high priority', () => {
  it.each([
    ['1st spotlight', 'isFirstSpotlight', 'Make 1st spotlight'],
    ['High priority', 'isHighPriority', 'Make high priority'],
  ])('R-262 R-266: %s is a column whose button asks and sets it', async (column, flag, label) => {
    const calls = await openTable()
    expect(screen.getByRole('columnheader', { name: column })).toBeDefined()
    const button = screen.getByRole('button', { name: `${column}: Depot 2` })
    expect(button.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(button)
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: label }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `${column}: Depot 2` }).getAttribute('aria-pressed')).toBe('true'),
    )
    expect(calls.filter(isWrite)).toMatchObject([{ path: '/admin/warehouse/2', body: { [flag]: true } }])
  })
})

describe('the table of 10,000 listings', () => {
  it('draws and asks for only what is seen, wherever it is scrolled to', async () => {
    const calls = await openTable()
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001')
    expect(screen.getAllByRole('row').length).toBeLessThan(40)
    const scroller = screen.getByRole('table').parentElement as HTMLElement
    act(() => {
      scroller.scrollTop = 5_050 * 68
      scroller.dispatchEvent(new Event('scroll'))
    })
    await screen.findByText('Depot 5053')
    expect(screen.getAllByRole('row').length).toBeLessThan(40)
    expect(calls.map(({ query }) => query.get('skip'))).toEqual(['0', '5000'])
  })

  it('keys walk, jump to the last row, tick, and open the help', async () => {
    await openTable()
    const user = userEvent.setup()
    screen.getByText('Depot 0').focus()
    await user.keyboard('jj')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Depot 2'))
    await user.keyboard('k{ArrowDown} ')
    await screen.findByText('1 listing selected')
    expect(within(rowOf('Depot 2')).getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    await user.keyboard('{Shift>}J{/Shift}')
    await screen.findByText('2 listings selected')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('2 listings selected')).toBeNull())
    await user.keyboard('?')
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  })

  it('the arrow leads from the search to the rows; a key that the plan bars says why', async () => {
    const seller = { ...sampleRow(0).seller, planId: 'free' as const }
    changes.set(0, { seller })
    const calls = await openTable()
    screen.getByRole('searchbox').focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Depot 0')
    await userEvent.keyboard('s')
    await waitFor(() => expect(toast.warning).toHaveBeenCalledWith('Needs a plan with spotlights'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls.filter(isWrite)).toEqual([])
  })

  it('End leads to the last of all, whose page is asked for then', async () => {
    const calls = await openTable()
    screen.getByText('Depot 0').focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Depot 9999'))
    expect(calls.at(-1)?.query.get('skip')).toBe('9900')
  })

  it('a key asks once, shows the change at once, and says so', async () => {
    const calls = await openTable()
    const user = userEvent.setup()
    screen.getByText('Depot 1').focus()
    await user.keyboard('h')
    const dialog = await screen.findByRole('dialog')
    expect(calls.filter(isWrite)).toEqual([])
    await user.click(within(dialog).getByText('Hide this warehouse'))
    await waitFor(() => expect(within(rowOf('Depot 1')).getByText('Hidden')).toBeDefined())
    await waitFor(() => expect(toast.success).toHaveBeenCalledTimes(1))
    expect(document.activeElement?.textContent).toBe('Depot 1')
    expect(calls.filter(isWrite)).toMatchObject([
      { method: 'PUT', path: '/admin/warehouse/1', body: { visible: false } },
    ])
  })

  it('is taken back when the server refuses', async () => {
    await openTable()
    const { send, answered } = heldBack()
    refuses = true
    const user = userEvent.setup()
    screen.getByText('Depot 1').focus()
    await user.keyboard('h')
    await user.click(within(await screen.findByRole('dialog')).getByText('Hide this warehouse'))
    await waitFor(() => expect(within(rowOf('Depot 1')).getByText('Hidden')).toBeDefined())
    send('PUT')
    await waitFor(() => expect(toast.error).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(within(rowOf('Depot 1')).getByText('Visible')).toBeDefined())
    // The list was not read again: what stands there was taken back, not told anew.
    expect(answered).toEqual(['PUT'])
    send('GET')
  })

  it('a later page that could not be had says so above the rows, and is asked for again', async () => {
    await openTable()
    failsFrom = 5_000
    const scroller = screen.getByRole('table').parentElement as HTMLElement
    act(() => {
      scroller.scrollTop = 5_050 * 68
      scroller.dispatchEvent(new Event('scroll'))
    })
    await within(await screen.findByRole('alert')).findByText('The page is lost.')
    failsFrom = total
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Depot 5053')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a key changes all ticked rows with one question', async () => {
    const calls = await openTable()
    const user = userEvent.setup()
    screen.getByText('Depot 0').focus()
    await user.keyboard('x{Shift>}JJ{/Shift}v')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('This changes 3 listings.')).toBeDefined()
    await user.click(within(dialog).getByText('Make verified'))
    await waitFor(() => expect(calls.filter(isWrite)).toHaveLength(1))
    expect(calls.find(isWrite)).toMatchObject({
      path: '/admin/warehouse/bulk',
      body: { ids: [0, 1, 2], flag: 'isVerified', value: true },
    })
    await waitFor(() => expect(within(rowOf('Depot 1')).queryByText('Not Verified')).toBeNull())
  })
})
