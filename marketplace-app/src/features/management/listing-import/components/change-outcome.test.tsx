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
  await userEvent.click(screen.getByRole('button', { name: 'Take 3 rows' }))
  expect(onTake).toHaveBeenCalledOnce()
})
