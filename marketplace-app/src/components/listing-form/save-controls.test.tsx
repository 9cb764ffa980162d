import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SaveButtons, SaveState, type SaveStateProps } from './save-controls'

const draft = { isDraft: true, visible: true }
const live = { isDraft: false, visible: true }
const state = (
  record: SaveStateProps['record'],
  hasFailed = false,
  isChanged = false,
  isNamed = false,
  hasWrong = false,
) => (
  <SaveState
    record={record}
    isSaving={false}
    hasFailed={hasFailed}
    hasWrong={hasWrong}
    isChanged={isChanged}
    isNamed={isNamed}
    previewPath="/preview"
    publicPath="/page"
    nameFirst="Name it first."
  />
)
const said = (...given: Parameters<typeof state>) => {
  const { unmount } = render(state(...given))
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

it('says what a writer has changed: a draft is on its way, what is live waits for a save', () => {
  expect(said(null, false, false, true)).toBe('Saved with your first change.')
  expect(said(null, false, true, true)).toBe('Saving…')
  expect(said(null, false, true, false)).toBe('Name it first.')
  expect(said(draft, false, true, true)).toBe('Saving…')
  expect(said(live, false, true, true)).toBe('You have unsaved changes')
  expect(said(live, false, false, true)).toBe('All changes are saved')
})

it('beside marked fields nothing is said to be all saved', () => {
  expect(said(draft, false, false, true, true)).toBe('Saved as a draft. The marked fields keep it from going live.')
  expect(said(draft, false, true, true, true)).toBe('The marked fields are not saved yet')
  expect(said(live, false, false, true, true)).toBe('The marked fields are not saved yet')
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

it('the bar of a narrow screen says the state beside what can be done with it', () => {
  const onSave = vi.fn<(isDraft: boolean, done: string) => void>()
  const words = { stored: 'Stored', published: 'Published', withdrawn: 'Withdrawn' }
  const { container } = render(
    <SaveButtons
      isDraft={false}
      isSaving={false}
      isSaved
      words={words}
      state="You have unsaved changes"
      onSave={onSave}
    />,
  )
  expect(container.querySelector('[aria-hidden][data-state]')?.getAttribute('data-state')).toBe(
    'You have unsaved changes',
  )
  screen.getByRole('button', { name: 'Save changes' }).click()
  expect(onSave).toHaveBeenCalledWith(false, 'Stored')
})
