import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import type { ContentKind } from '../content-kind'
import { faqKind, termKind } from '../kinds'
import { DraftDialog } from './draft-dialog'

const prompt = (id: number, name: string, kind: string, isActive = true) => ({ id, name, kind, isActive })
const prompts = [
  prompt(1, 'Plain', 'faq'),
  prompt(2, 'Short', 'faq'),
  prompt(3, 'Switched off', 'faq', false),
  prompt(4, 'Articles', 'article'),
]

const openDialog = async (kind: ContentKind) => {
  const calls = standInApi(({ method, path }) => {
    if (path.startsWith('/prompt')) return prompts
    if (path === '/ai-drafts/spending') return { drafts: 0, draftsPerDay: 5, dayDollars: 0, monthDollars: 0 }
    if (path.includes('category')) return [{ id: 7, name: 'Docks' }]
    return method === 'POST' ? [{ id: 1 }] : null
  })
  const onClose = vi.fn()
  const { draft } = kind
  if (!draft) throw new Error('nothing can be drafted')
  await renderInApp(<DraftDialog kind={kind} draft={draft} onClose={onClose} />)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Topic/), 'dock fees')
  const send = async () => {
    await userEvent.click(dialog.getByRole('button', { name: 'Draft' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    return calls.find(({ method }) => method === 'POST')?.body
  }
  return { dialog, send }
}

it('R-541: a draft of questions is asked for with category, readers and prompt', async () => {
  const { dialog, send } = await openDialog(faqKind)
  await userEvent.type(dialog.getByLabelText(/^For which readers/), 'new importers')
  await dialog.findByRole('option', { name: 'Docks' })
  await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Docks')
  const choice = await dialog.findByLabelText('Prompt')
  const names = within(choice)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['The first in use', 'Plain', 'Short'])
  await userEvent.selectOptions(choice, 'Short')
  expect(await send()).toEqual({ topic: 'dock fees', count: 3, audience: 'new importers', categoryId: 7, promptId: 2 })
})

it('R-541: what is not chosen is not sent', async () => {
  const { send } = await openDialog(faqKind)
  expect(await send()).toEqual({ topic: 'dock fees', count: 3 })
})

it('R-541: a term has neither readers nor a category', async () => {
  const { dialog, send } = await openDialog(termKind)
  expect(dialog.queryByLabelText(/^For which readers/)).toBeNull()
  expect(await send()).toEqual({ topic: 'dock fees', count: 3 })
})
