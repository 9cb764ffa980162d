import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { ListingImport } from '@stackyard/shared/schema/listing-import'
import { renderInApp } from '../../../../lib/render-in-app.test-data'
import { ChangeOutcome } from './change-outcome'

const outcome: ListingImport = {
  dryRun: true,
  rows: 4,
  drafts: 1,
  created: 0,
  changed: 2,
  unchanged: 1,
  refused: 1,
  changes: [{ row: 2, id: 7, name: 'Dock 7', fields: ['Price 1 month', 'Total pallets'] }],
  issues: [{ path: 'rows[5]', message: 'Row 5: You have no listing with this Id' }],
}

it('counts what a file changes, names fields and refused rows, and takes the others', async () => {
  const onTake = vi.fn()
  await renderInApp(<ChangeOutcome outcome={outcome} isBusy={false} onTake={onTake} />, '/')
  expect(screen.getByText('Price 1 month, Total pallets')).toBeDefined()
  expect(screen.getByText('Row 5: You have no listing with this Id')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Import 3 rows' }))
  expect(onTake).toHaveBeenCalledOnce()
})

it('takes rows whose prices fall by more than half only once they are confirmed, one or all', async () => {
  const onTake = vi.fn()
  const drop = (row: number, name: string) => ({
    row,
    id: row,
    version: 4,
    name,
    drops: ['Pallet, 1 month: from $18.50 to $8.00'],
  })
  const issues = [{ path: 'rows[6]', message: 'Row 6: Pallet, 1 month: from $18.50 to $8.00' }, ...outcome.issues]
  const priceDrops = [drop(6, 'Dock 6'), drop(7, 'Dock 8')]
  await renderInApp(
    <ChangeOutcome outcome={{ ...outcome, refused: 3, issues, priceDrops }} isBusy={false} onTake={onTake} />,
    '/',
  )
  expect(screen.getByText('1 row is refused')).toBeDefined()
  expect(screen.queryByText(/^Row 6/)).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: /Dock 6, row 6/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Import 4 rows' }))
  expect(onTake).toHaveBeenLastCalledWith('6:4')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Confirm all 2 rows' }))
  await userEvent.click(screen.getByRole('button', { name: 'Import 5 rows' }))
  expect(onTake).toHaveBeenLastCalledWith('6:4,7:4')
})
