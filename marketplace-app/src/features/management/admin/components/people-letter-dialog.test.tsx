import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { endSession, startSession } from '../../../../lib/session'
import { PeopleLetterDialog } from './people-letter-dialog'

beforeEach(() => {
  endSession()
  startSession({ token: 't', refreshToken: 'r', expiresAt: '2030-01-01T00:00:00.000Z', user: { id: 1 } } as never)
})

const letter = (changes: object = {}) => ({
  id: 5,
  _id: 5,
  subject: 'Earlier',
  state: 'sending',
  total: 9120,
  sent: 1250,
  leftOut: 3,
  failed: 0,
  isResting: false,
  createdAt: '2026-11-22T09:00:00.000Z',
  finishedAt: null,
  ...changes,
})

const openDialog = async (readers: number, letters: object[] = []) => {
  const sample = readers > 0 ? { email: 'pia@holm.test', firstName: 'Pia', company: 'Holm Storage' } : null
  const calls = standInApi(({ method, path }) => {
    if (path.endsWith('/readers')) return { matched: 9669, readers, sample }
    if (path.endsWith('/stop')) return letter({ state: 'stopped' })
    if (method === 'GET') return letters
    return path === '/admin/letters' ? letter({ total: readers, sent: 0 }) : { count: 1, leftOut: 0 }
  })
  const onClose = vi.fn()
  await renderInApp(<PeopleLetterDialog kind="seller" search={{ query: 'holm', status: 'active' }} onClose={onClose} />)
  const dialog = within(await screen.findByRole('dialog'))
  return { calls, onClose, dialog, sent: () => calls.filter(({ method }) => method === 'POST') }
}

it('a letter goes to all whom the filters find, after a preview and a test to oneself', async () => {
  const { calls, dialog, sent } = await openDialog(9120)
  const told = await dialog.findByText('9,120 of 9,669 get it: they verified their address.')
  expect(told.getAttribute('role')).toBe('status')
  expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: 'About' }))
  expect(Object.fromEntries(calls.find(({ path }) => path.endsWith('/readers'))?.query ?? [])).toEqual({
    userType: 'seller',
    query: 'holm',
    active: 'true',
    purpose: 'service',
  })
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Send to 9,120 people' })
  expect(send.disabled).toBe(true)
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Start from' }), 'listings')
  const preview = within(dialog.getByRole('region', { name: 'Preview' }))
  expect(preview.getByText('Pia, are your prices still current?')).toBeDefined()
  expect(preview.getByText(/listings of Holm Storage/)).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Send a test to me' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ path: '/users/sendEmailTemplate', body: { ids: [1] } })
  await waitFor(() => expect(send.disabled).toBe(false))
  await userEvent.click(send)
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({
    path: '/admin/letters',
    body: {
      filters: { userType: 'seller', query: 'holm', active: true },
      subject: '{firstName}, are your prices still current?',
    },
  })
  // What was sent is not there to be sent again.
  await waitFor(() => expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Subject/ }).value).toBe(''))
})

it('shows how far letters are, and stops one', async () => {
  const { dialog, sent } = await openDialog(9120, [letter(), letter({ id: 4, _id: 4, subject: 'Done', state: 'sent' })])
  const bar = await dialog.findByRole('progressbar', { name: 'How far “Earlier” is' })
  expect(['aria-valuenow', 'aria-valuemax'].map((name) => bar.getAttribute(name))).toEqual(['1253', '9120'])
  expect(dialog.getAllByText(/1,250 of 9,120 sent, 3 left out/)).toHaveLength(2)
  await userEvent.click(dialog.getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(sent().map(({ path }) => path)).toEqual(['/admin/letters/5/stop']))
})

it('a list without anybody who can be written to sends nothing', async () => {
  const { dialog } = await openDialog(0)
  expect(await dialog.findByText('Nobody on this list can get an announcement.')).toBeDefined()
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Start from' }), 'profile')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  expect(dialog.queryByRole('region', { name: 'Preview' })).toBeNull()
})

it('P11: what is about the service goes to every member; offers ask for those who allow them', async () => {
  const { calls, dialog, sent } = await openDialog(9120)
  await dialog.findByText('9,120 of 9,669 get it: they verified their address.')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'About' }), 'offers')
  await dialog.findByText('9,120 of 9,669 get it: they verified their address and allow announcements.')
  expect(calls.filter(({ path }) => path.endsWith('/readers')).map(({ query }) => query.get('purpose'))).toEqual([
    'service',
    'offers',
  ])
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Start from' }), 'listings')
  await userEvent.click(dialog.getByRole('button', { name: 'Send to 9,120 people' }))
  await waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ purpose: 'offers' }))
})
