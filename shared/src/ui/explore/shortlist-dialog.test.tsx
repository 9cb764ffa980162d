import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Shortlist } from '../../schema/shortlist'
import { ShortlistDialog, type ShortlistDialogProps } from './shortlist-dialog'

const spring = { id: 4, name: 'Spring', warehouseIds: [1, 2] } as unknown as Shortlist

const dialog = (props: Partial<ShortlistDialogProps>) => (
  <ShortlistDialog
    listing={{ id: 9, name: 'House 9' }}
    open
    onClose={() => undefined}
    lists={[spring]}
    problem={undefined}
    onRetry={() => undefined}
    onSwitch={() => Promise.resolve()}
    onCreate={() => Promise.resolve()}
    refusalOf={() => 'That didn’t work.'}
    {...props}
  />
)
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Spring/ })

it('offers to read the lists again', async () => {
  const onRetry = vi.fn()
  render(dialog({ lists: undefined, problem: 'The list could not be loaded.', onRetry }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

it('says a refusal, shows the list as the server has it, and forgets the refusal with the next press', async () => {
  const onSwitch = vi
    .fn()
    .mockRejectedValueOnce(new Error('no'))
    .mockReturnValue(new Promise(() => undefined))
  render(dialog({ onSwitch }))
  expect(screen.getByText('2 warehouses')).toBeDefined()
  await userEvent.click(box())
  expect(await screen.findByText('That didn’t work.')).toBeDefined()
  expect(box().checked).toBe(false)
  await userEvent.click(box())
  expect(screen.queryByText('That didn’t work.')).toBeNull()
  expect([box().checked, box().disabled]).toEqual([true, true])
  expect(onSwitch).toHaveBeenLastCalledWith(spring, true)
})

it('empties the field of a new list once it is there, and not before', async () => {
  const onCreate = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(undefined)
  render(dialog({ onCreate }))
  const field = screen.getByLabelText<HTMLInputElement>('New shortlist')
  await userEvent.type(field, 'Autumn')
  await userEvent.click(screen.getByRole('button', { name: 'Create and add' }))
  await screen.findByText('That didn’t work.')
  expect(field.value).toBe('Autumn')
  await userEvent.click(screen.getByRole('button', { name: 'Create and add' }))
  await vi.waitFor(() => expect(field.value).toBe(''))
  expect(onCreate).toHaveBeenCalledTimes(2)
})
