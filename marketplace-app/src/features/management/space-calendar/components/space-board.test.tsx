import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { beforeEach, expect, it, vi } from 'vitest'
import { addDays } from '@stackyard/shared/domain/calendar'
import type { SpaceBoard, SpaceBoardRow } from '@stackyard/shared/schema/space-calendar'
import { standInApi } from '../../../../lib/render-in-app.test-data'
import { renderForSeller } from '../../../../lib/render-for-seller.test-data'
import { savedFile } from '../../../../lib/saved-file.test-data'
import { SpaceBoardPage } from './space-board'

const drawn = vi.hoisted(() => [] as string[])
vi.mock(import('../board-figures'), async (load) => {
  const actual = await load()
  return {
    ...actual,
    cellOf: (...[row, at]: Parameters<typeof actual.cellOf>) => {
      drawn.push(row.name)
      return actual.cellOf(row, at)
    },
  }
})

const weeks = Array.from({ length: 52 }, (_, at) => addDays('2090-01-02', 7 * at))
const none = weeks.map(() => 0)
const rowOf = (id: number, name: string): SpaceBoardRow => ({
  id,
  name,
  city: 'Akron',
  spaceType: 'PALLET',
  total: weeks.map(() => 1333),
  blocked: none,
  held: none,
  sold: weeks.map((_, at) => (at === 1 ? 133.3 : 0)),
  arriving: none,
  leaving: none,
})

const show = async (rows: SpaceBoardRow[], isWide = true) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  const calls = standInApi(({ method }): SpaceBoard | object => (method === 'GET' ? { weeks, rows } : { id: 1 }))
  await renderForSeller(<SpaceBoardPage />)
  await screen.findByRole('heading', { name: 'Space of all warehouses' })
  return calls
}

beforeEach(() => vi.unstubAllGlobals())

it('says each week in words, and blocks a range of weeks that the keys chose', async () => {
  const calls = await show([rowOf(7, 'Akron North'), rowOf(8, 'Akron South')])
  const grid = screen.getByRole('grid', { name: 'Space by week and warehouse' })
  const cells = within(grid).getAllByRole('gridcell')
  expect(cells).toHaveLength(104)
  expect(cells[1]?.getAttribute('aria-label')).toBe(
    'Akron North: Week of 09 Jan 2090, 90 pallets free of 100 pallets, Reserved 10 pallets',
  )
  cells[0]?.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Akron South: Week of 09 Jan/),
  )
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await waitFor(() => expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(2))
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Week of 16 Jan/))
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Block space at Akron South' }))
  expect(dialog.getByLabelText<HTMLInputElement>(/First day/).value).toBe('2090-01-09')
  expect(dialog.getByLabelText<HTMLInputElement>(/Free again on/).value).toBe('2090-01-23')
  await userEvent.type(dialog.getByRole('spinbutton', { name: /Quantity/ }), '5')
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/warehouse/8/space/block',
      body: { startDay: '2090-01-09', endDay: '2090-01-23', quantity: 5 },
    }),
  )
})

it('opens the dialog by a click, too', async () => {
  await show([rowOf(7, 'Akron North')])
  const [, cell] = screen.getAllByRole('gridcell')
  if (cell) await userEvent.click(cell)
  expect(await screen.findByRole('dialog', { name: 'Block space at Akron North' })).toBeDefined()
})

it('shows one warehouse at a time on a phone', async () => {
  await show([rowOf(7, 'Akron North'), rowOf(8, 'Akron South')], false)
  expect(screen.queryByRole('grid')).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Warehouse' }), 'Akron South')
  const [first] = screen.getAllByRole('button', { name: /^Week of / })
  if (first) await userEvent.click(first)
  expect(await screen.findByRole('dialog', { name: 'Block space at Akron South' })).toBeDefined()
})

it('starts the next warehouses at their first cell', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  const first = [1, 2, 3].map((id) => rowOf(id, `Warehouse ${id}`))
  standInApi(({ query }) => ({
    weeks,
    rows: query.get('skip') === '200' ? [rowOf(201, 'Warehouse 201')] : first,
    total: 201,
  }))
  await renderForSeller(<SpaceBoardPage />)
  await screen.findByRole('grid')
  screen.getAllByRole('gridcell')[0]?.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await userEvent.click(screen.getByRole('button', { name: 'Next warehouses' }))
  await screen.findByText('Warehouse 201')
  const stops = screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)
  expect(stops.map((cell) => cell.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(/^Warehouse 201: Week of 02 Jan/),
  ])
})

it('opens the week that is clicked without a pointer, as a screen reader does', async () => {
  await show([rowOf(7, 'Akron North')])
  const cell = screen.getByRole('gridcell', { name: /Week of 23 Jan 2090/ })
  fireEvent.click(cell)
  const dialog = within(await screen.findByRole('dialog', { name: 'Block space at Akron North' }))
  expect(dialog.getByLabelText<HTMLInputElement>(/First day/).value).toBe('2090-01-23')
})

it('ends a range where the button was let go, also outside of the grid', async () => {
  await show([rowOf(7, 'Akron North')])
  const cells = screen.getAllByRole('gridcell')
  const at = (week: number) => cells[week] as HTMLElement
  const mouse = { button: 0, buttons: 1, pointerType: 'mouse' }
  const selected = () => screen.getAllByRole('gridcell', { selected: true }).length
  fireEvent.pointerDown(at(2), mouse)
  fireEvent.pointerOver(at(4), mouse)
  expect(selected()).toBe(3)
  // The button comes up over something else: the grid hears of the next movement only.
  fireEvent.pointerOver(at(8), { pointerType: 'mouse', buttons: 0 })
  fireEvent.pointerOver(at(9), { pointerType: 'mouse', buttons: 1 })
  expect(selected()).toBe(3)
})

it('draws the warehouse anew in which something is chosen, and no other', async () => {
  await show([rowOf(7, 'Akron North'), rowOf(8, 'Akron South')])
  screen.getAllByRole('gridcell')[0]?.focus()
  drawn.length = 0
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await waitFor(() => expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(2))
  expect(drawn).toContain('Akron North')
  expect(drawn).not.toContain('Akron South')
})

it('says that a file holds only a part', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  standInApi(({ path }) =>
    path.endsWith('/export')
      ? { fileName: 'space.ics', content: 'BEGIN', rows: 10_000, isComplete: false }
      : { weeks, rows: [rowOf(7, 'Akron North')] },
  )
  await renderForSeller(<SpaceBoardPage />)
  const button = await screen.findByRole('button', { name: 'Add to a calendar' })
  const file = await savedFile(() => userEvent.click(button))
  expect(file.type).toBe('text/calendar')
  await waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith(
      'The file has the first 10,000 entries. Export the calendar of a single warehouse for the rest.',
      undefined,
    ),
  )
})
