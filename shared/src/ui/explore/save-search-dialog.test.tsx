import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { SaveSearchDialog, type SaveSearchDialogProps, searchName } from './save-search-dialog'

const settled: unknown[] = []
beforeEach(() => {
  settled.length = 0
})

const dialog = (props: Partial<SaveSearchDialogProps<object>>) => (
  <SaveSearchDialog
    open
    filters={{ query: 'Dallas' }}
    name="Dallas"
    onClose={() => undefined}
    save={() => Promise.resolve()}
    keys={{ keyFor: () => 'key-1', settle: (error) => settled.push(error) }}
    refusalOf={(error) => (error instanceof Error ? error.message : 'No')}
    {...props}
  />
)
const name = () => screen.getByLabelText<HTMLInputElement>(/^Name/)
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save search' }))

it('is called by its place and its space, in 80 letters', () => {
  expect(searchName('Dallas', { quantity: 300, spaceType: 'PALLET' })).toBe('Dallas · 300 pallets')
  expect(searchName('D'.repeat(90), {})).toHaveLength(80)
})

it('saves name, filters and alert, and says where they are', async () => {
  const save = vi.fn(() => Promise.resolve())
  render(dialog({ save }))
  await press()
  expect(save).toHaveBeenCalledWith(
    { name: 'Dallas', filters: { query: 'Dallas' }, alert: 'daily', events: ['new', 'free', 'price', 'hotrack'] },
    'key-1',
  )
  expect((await screen.findByRole('link', { name: 'Open saved searches' })).getAttribute('href')).toBe(
    '/dashboard/saved',
  )
})

it('says what came of each try, for the key to last until an answer', async () => {
  const refusal = new Error('Too many searches.')
  const save = vi
    .fn<(search: unknown, key: string) => Promise<void>>()
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue()
  render(dialog({ save }))
  await press()
  await screen.findByText('Too many searches.')
  await press()
  await screen.findByRole('link', { name: 'Open saved searches' })
  expect(settled).toEqual([refusal, null])
  expect(save.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1'])
})

it('forgets the name that was typed for another search', async () => {
  const { rerender } = render(dialog({}))
  await userEvent.clear(name())
  await userEvent.type(name(), 'My first')
  rerender(dialog({ open: false }))
  rerender(dialog({ name: 'Reno', filters: { query: 'Reno' } }))
  expect(name().value).toBe('Reno')
})
