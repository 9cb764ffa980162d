import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Notification } from '@stackyard/shared/schema/notification'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { NotificationList } from './notification-list'

const kinds = [
  'customer_purchase',
  'seller_complete',
  'admin_approve',
  'customer_cancel',
  'admin_cancel',
  'seller_cancel',
  'verify_email',
]

/** A list whose rows are read as they are marked. */
async function showList(told: readonly string[], path: string | null = null) {
  const rows: Notification[] = told.map((kind, index) => ({
    id: index + 1,
    _id: index + 1,
    kind,
    message: `About ${kind}`,
    path,
    isRead: false,
    createdAt: '2026-11-20T10:00:00.000Z',
  }))
  const calls = standInApi(({ method, path, query }) => {
    if (method === 'GET') return query.get('unread') === 'true' ? rows.filter(({ isRead }) => !isRead) : [...rows]
    for (const row of rows) if (path.endsWith('/all') || path.endsWith(`/${row.id}`)) row.isRead = true
    return path.endsWith('/all') ? { done: true } : rows.find(({ id }) => path.endsWith(`/${id}`))
  })
  await renderInApp(<NotificationList search={{}} onSearch={() => undefined} />)
  await screen.findByText(`About ${told[0]}`)
  return calls.filter.bind(calls, ({ method }) => method !== 'GET')
}

it('R-429: each of the seven kinds has an icon of its own, others share one', async () => {
  await showList([...kinds, 'other', 'another'])
  const drawn = screen.getAllByRole('listitem').map((row) => row.querySelector('svg')?.innerHTML ?? '')
  expect(drawn.every((icon) => icon !== '')).toBe(true)
  expect(new Set(drawn.slice(0, 7)).size).toBe(7)
  expect(drawn[7]).toBe(drawn[8])
  expect(drawn.slice(0, 7)).not.toContain(drawn[7])
})

it('R-428: marks one as read, and all of them at once', async () => {
  const writes = await showList(['other', 'another'])
  const [first] = screen.getAllByRole('listitem')
  if (!first) throw new Error('no row')
  await userEvent.click(within(first).getByRole('button'))
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.textContent).not.toContain('Unread'))
  expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('Unread')
  await userEvent.click(screen.getByRole('button', { name: /all/i }))
  await waitFor(() => expect(screen.getAllByRole('listitem')[1]?.textContent).not.toContain('Unread'))
  expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /notification/1',
    'PUT /notification/all',
  ])
})

it('what was told on one reservation is together, the latest first, and each is read by itself', async () => {
  const writes = await showList(['seller_complete', 'admin_approve', 'customer_purchase'], '/dashboard/transactions/7')
  const earlier = screen.getByText('2 earlier on this reservation')
  expect(earlier.closest('li')?.textContent).toMatch(/^Unread: About seller_complete/)
  const [, second] = screen.getAllByRole('listitem')
  if (!second) throw new Error('no row')
  expect(second.textContent).toContain('About admin_approve')
  await userEvent.click(within(second).getByRole('button'))
  await waitFor(() => expect(writes().map(({ path: called }) => called)).toEqual(['/notification/2']))
})
