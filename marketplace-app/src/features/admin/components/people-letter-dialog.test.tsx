import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { listed, renderInApp, standInApi } from '../../../lib/render-in-app.test-data'
import { endSession, startSession } from '../../../lib/session'
import { PeopleLetterDialog } from './people-letter-dialog'

vi.mock('sonner', () => ({ toast: { success: vi.fn(), error: vi.fn() } }))

const person = (id: number, changes: object = {}) => ({
  id,
  _id: id,
  userType: 'seller',
  firstName: 'Pia',
  company: 'Holm Storage',
  email: `pia${id}@holm.test`,
  isActive: true,
  isEmailVerified: true,
  ...changes,
})

beforeEach(() => {
  endSession()
  startSession({ token: 't', refreshToken: 'r', expiresAt: '2030-01-01T00:00:00.000Z', user: { id: 1 } } as never)
})

const openDialog = async (people: object[], total = people.length) => {
  const calls = standInApi(({ method, query }) => {
    if (method === 'POST') return { count: 1, leftOut: 0 }
    return query.get('skip') === '0' ? listed(people, total) : listed([], total)
  })
  const onClose = vi.fn()
  await renderInApp(<PeopleLetterDialog kind="seller" search={{ query: 'holm', status: 'active' }} onClose={onClose} />)
  const dialog = within(await screen.findByRole('dialog'))
  return { calls, onClose, dialog, sent: () => calls.filter(({ method }) => method === 'POST') }
}

it('a letter goes to the proved people of the filter, after a preview and a test to oneself', async () => {
  const people = [
    person(11, { isEmailVerified: false }),
    person(12),
    person(13, { isActive: false }),
    person(14),
    person(15, { userType: 'admin' }),
  ]
  const { calls, onClose, dialog, sent } = await openDialog(people)
  expect((await dialog.findByText('2 of 5 have a proved address.')).getAttribute('role')).toBe('status')
  expect(Object.fromEntries(calls[0]?.query ?? [])).toMatchObject({ userType: 'seller', query: 'holm', active: 'true' })
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Send' })
  expect(send.disabled).toBe(true)
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Start from' }), 'listings')
  const preview = within(dialog.getByRole('region', { name: 'Preview' }))
  expect(preview.getByText('Pia, are your prices still right?')).toBeDefined()
  expect(preview.getByText(/listings of Holm Storage/)).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Send a test to me' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ path: '/users/sendEmailTemplate', body: { ids: [1] } })
  expect(onClose).not.toHaveBeenCalled()
  await waitFor(() => expect(send.disabled).toBe(false))
  await userEvent.click(send)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent()[1]?.body).toMatchObject({ ids: [12, 14], subject: '{firstName}, are your prices still right?' })
})

it('a list without anybody who can be written to sends nothing', async () => {
  const { dialog } = await openDialog([person(11, { isEmailVerified: false })])
  expect(await dialog.findByText('Nobody of this list can get a letter.')).toBeDefined()
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Start from' }), 'profile')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  expect(dialog.queryByRole('region', { name: 'Preview' })).toBeNull()
})
