import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { OwnNewsletterPage } from './own-newsletter-page'

const moment = '2026-11-20T10:00:00.000Z'
const letter = {
  id: 2,
  _id: 2,
  subject: 'Two bays free',
  preheader: '',
  text: 'Two bays.',
  html: '<p>Two bays.</p>',
  createdAt: moment,
  updatedAt: moment,
}
const planned = {
  id: 9,
  _id: 9,
  newsletterId: null,
  sellerNewsletterId: 2,
  subject: 'Planned',
  segment: 'seller',
  sellerId: 7,
  state: 'scheduled',
  total: 0,
  sent: 0,
  failed: 0,
  bounced: 0,
  complained: 0,
  opens: 0,
  createdAt: moment,
  sendAt: moment,
  finishedAt: null,
}
const answers: Record<string, unknown> = {
  'GET /newsletter/own-state': { isEnabled: false, subscribers: 3, used: 1, limit: 1 },
  'GET /newsletter/own': [letter],
  'GET /newsletter/own-sends': [planned],
  'GET /newsletter/own-subscribers': [{ id: 1, _id: 1, address: 'b…@stackyard.test', since: moment }],
  'POST /newsletter/own': letter,
  'POST /newsletter/own/2/send': { send: planned, testTo: null },
  'POST /newsletter/own-sends/9/cancel': { done: true },
}

async function openPage() {
  const calls = standInApi(({ method, path }) => answers[`${method} ${path}`])
  await renderInApp(<OwnNewsletterPage />)
  await screen.findByText('Two bays free')
  return () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [`${method} ${path}`, body] as const)
}

it('says how it stands: subscribers, what the plan leaves, and that it is switched off', async () => {
  await openPage()
  expect((await screen.findByText(/3 subscribers/)).textContent).toContain('1 of 1 sent')
  expect(screen.getByRole('link', { name: /settings/ }).getAttribute('href')).toContain('/settings#general')
  expect(await screen.findByText('b…@stackyard.test')).toBeTruthy()
})

it('a newsletter is written, and sent after a look at it', async () => {
  const writes = await openPage()
  await userEvent.click(screen.getByRole('button', { name: 'Write a newsletter' }))
  const form = await screen.findByRole('dialog')
  await userEvent.type(within(form).getByLabelText(/^Subject/), 'Prices')
  await userEvent.type(within(form).getByLabelText(/^Text/), 'Lower.')
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(writes()).toEqual([['POST /newsletter/own', { subject: 'Prices', preheader: '', text: 'Lower.' }]]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Send “Two bays free”' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('region').textContent).toBe('Two bays.')
  expect(writes()).toHaveLength(1)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(writes()[1]).toEqual(['POST /newsletter/own/2/send', { sendAt: null }]))
})

it('a planned sending is taken back', async () => {
  const writes = await openPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel “Planned”' }))
  await waitFor(() => expect(writes().map(([call]) => call)).toEqual(['POST /newsletter/own-sends/9/cancel']))
})

it('a part that could not be had says so, and is asked for again', async () => {
  const down = new Set(['/newsletter/own-state', '/newsletter/own-subscribers'])
  standInApi(({ method, path }) => {
    if (down.has(path)) throw new Refusal(500, `Down: ${path}`)
    return answers[`${method} ${path}`]
  })
  await renderInApp(<OwnNewsletterPage />)
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
  down.clear()
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(retry)
  await screen.findByText(/3 subscribers/)
  await screen.findByText('b…@stackyard.test')
  expect(screen.queryByRole('alert')).toBeNull()
})
