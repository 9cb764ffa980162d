import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SaveState, type SaveStateProps } from './save-controls'

const draft = { isDraft: true, visible: true }
const live = { isDraft: false, visible: true }
const state = (record: SaveStateProps['record'], hasFailed = false) => (
  <SaveState
    record={record}
    isSaving={false}
    hasFailed={hasFailed}
    previewPath="/preview"
    publicPath="/page"
    nameFirst="Name it first."
  />
)
const said = (record: SaveStateProps['record'], hasFailed: boolean) => {
  const { unmount } = render(state(record, hasFailed))
  const words = screen.getByRole('status').textContent
  unmount()
  return words
}

it('a first save that was refused is said to be unsaved, as a later one is', () => {
  expect(said(null, false)).toBe('Name it first.')
  expect(said(null, true)).toBe('Not saved yet')
  expect(said(draft, true)).toBe('Not saved yet')
  expect(said(draft, false)).toBe('All changes are saved')
})

it('the public page is offered after a publish, once it is there; not for what was live or is hidden', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  const offered = () => screen.findByRole('link', { name: 'See the public page' })
  const { rerender, unmount } = render(state(draft))
  rerender(state(live))
  expect((await offered()).getAttribute('href')).toBe('/page')
  rerender(state(draft))
  expect(screen.queryByRole('link', { name: 'See the public page' })).toBeNull()
  rerender(state(live))
  await offered()
  unmount()
  const before = render(state(live))
  expect(screen.getAllByRole('status')).toHaveLength(1)
  before.unmount()
  const hidden = render(state(null))
  hidden.rerender(state({ isDraft: false, visible: false }))
  expect(screen.getAllByRole('status')).toHaveLength(1)
})
