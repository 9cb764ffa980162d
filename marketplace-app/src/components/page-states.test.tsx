import { render, screen } from '@testing-library/react'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { expect, it } from 'vitest'
import { PagePending } from './page-pending'

it('R-327: says Nothing Here, Something went wrong and Processing Request', () => {
  render(<EmptyState />)
  render(<ErrorState />)
  render(<PagePending />)
  expect(screen.getByText('Nothing Here')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
  expect(screen.getByText('Processing Request')).toBeDefined()
})
