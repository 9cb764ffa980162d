import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SaveState } from './save-controls'

const said = (record: { isDraft: boolean } | null, hasFailed: boolean) => {
  const { unmount } = render(
    <SaveState record={record} isSaving={false} hasFailed={hasFailed} previewPath="/page" nameFirst="Name it first." />,
  )
  const words = screen.getByRole('status').textContent
  unmount()
  return words
}

it('a first save that was refused is said to be unsaved, as a later one is', () => {
  expect(said(null, false)).toBe('Name it first.')
  expect(said(null, true)).toBe('Not saved yet')
  expect(said({ isDraft: true }, true)).toBe('Not saved yet')
  expect(said({ isDraft: true }, false)).toBe('All changes are saved')
})
