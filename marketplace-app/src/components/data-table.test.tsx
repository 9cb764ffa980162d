import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'
import { compactTablesAtom } from '../lib/theme'
import { DataTable, type DataTableProps } from './data-table'
import { secondLine } from './second-line'

const store = createStore()

type Row = { id: number; name: string; count: number }

const rows: Row[] = [
  { id: 1, name: 'Reno', count: 12 },
  { id: 2, name: 'Oslo', count: 7 },
]
const table: DataTableProps<Row> = {
  caption: 'Places',
  columns: [
    { label: 'Name', sort: 'name', cell: ({ name }) => name },
    { label: 'Count', sort: 'count', isNumeric: true, cell: ({ count }) => count },
    { label: 'Half', cell: ({ count }) => count / 2 },
  ],
  rows,
  keyOf: ({ id }) => id,
}

const onPhone = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))

afterEach(() => void vi.unstubAllGlobals())

it('its first column names the row, and only what can be sorted has a button', async () => {
  const onSort = vi.fn()
  render(<DataTable {...table} sorting={{ by: 'name', order: 'desc', onSort }} />)
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Reno', 'Oslo'])
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Sort by Name',
    'Sort by Count',
  ])
  expect(screen.getByRole('columnheader', { name: /Name/ }).getAttribute('aria-sort')).toBe('descending')
  await userEvent.click(screen.getByRole('button', { name: 'Sort by Name' }))
  expect(onSort).toHaveBeenLastCalledWith('name', 'asc')
  await userEvent.click(screen.getByRole('button', { name: 'Sort by Count' }))
  expect(onSort).toHaveBeenLastCalledWith('count', 'desc')
})

it('is busy while other rows are on the way', () => {
  const { container } = render(<DataTable {...table} isStale />)
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
})

it('on phones is a card for each row, with what a row can do and a choice of the sort', async () => {
  onPhone()
  const onSort = vi.fn()
  render(
    <DataTable
      {...table}
      sorting={{ by: 'createdAt', order: 'desc', onSort }}
      actions={{ label: 'Actions', render: ({ name }) => <button type="button">{`Open ${name}`}</button> }}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'RenoCount12Half6Open Reno',
    'OsloCount7Half3.5Open Oslo',
  ])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Count, ascending')
  expect(onSort).toHaveBeenLastCalledWith('count', 'asc')
})

it('a compact row is 40 pixels high and leaves the second lines of its cells out', () => {
  store.set(compactTablesAtom, true)
  render(
    <Provider store={store}>
      <DataTable {...table} columns={[{ label: 'Name', cell: () => <span className={secondLine}>Nevada</span> }]} />
    </Provider>,
  )
  const row = screen.getAllByRole('row')[1] as HTMLElement
  expect(row.className).toContain('h-10')
  expect(row.closest('table')?.dataset.compact).toBe('true')
  expect(within(row).getByText('Nevada').className).toContain('in-data-compact:hidden')
  store.set(compactTablesAtom, false)
})
