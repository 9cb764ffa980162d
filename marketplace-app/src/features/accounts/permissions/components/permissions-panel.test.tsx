import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { expect, it } from 'vitest'
import { Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { PermissionsPanel } from './permissions-panel'

it.each([
  ['Approve', 'Error in Grant Access'],
  ['Deny', 'Error in Deny Access'],
])('R-437: a failed %s says “%s” with the reason', async (label, sentence) => {
  const asked = {
    id: 4,
    _id: 4,
    email: 'ann@stackyard.test',
    name: 'Ann',
    state: 'requested',
    createdAt: '2026-11-20T10:00:00.000Z',
  }
  standInApi(({ method, path }) => {
    if (method !== 'GET') throw new Refusal(409, 'This was decided already.')
    return path.includes('permissions') ? [asked] : []
  })
  await renderInApp(<PermissionsPanel />)
  const row = (await screen.findByText('Ann')).closest('li')
  if (!row) throw new Error('no row')
  await userEvent.click(within(row).getByRole('button', { name: new RegExp(label, 'i') }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: new RegExp(label, 'i') }))
  await waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith(
      sentence,
      expect.objectContaining({ description: 'This was decided already.' }),
    ),
  )
})
