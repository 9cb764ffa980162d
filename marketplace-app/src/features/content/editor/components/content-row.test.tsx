import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { expect, it } from 'vitest'
import { Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { newsKind } from '../kinds'
import { ContentRow } from './content-row'

it('R-533: deleting a post asks in “Delete News Post”, and a failure says “Error in deleting news”', async () => {
  const calls = standInApi(() => {
    throw new Refusal(500, 'The disk is full.')
  })
  const record = { id: 9, title: 'Winter docks', summary: '', isPublished: true }
  await renderInApp(<ContentRow kind={newsKind} record={record} mayWrite onEdit={() => undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: /delete.*winter docks/i }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete News Post' })
  expect(dialog.textContent).toContain('Winter docks')
  expect(calls).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: /delete/i }))
  await waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith(
      'Error in deleting news',
      expect.objectContaining({ description: 'The disk is full.' }),
    ),
  )
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /posts/9'])
})
