import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { ReceivedReview } from '@stackyard/shared/schema/review'
import { listed, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import type { AwaitingSearch } from '../../../../components/awaiting-list'
import { ReceivedReviews } from './received-reviews'

const received = (id: number, more: Partial<ReceivedReview> = {}): ReceivedReview => ({
  id,
  _id: id,
  rating: 4,
  feedback: `Feedback ${id}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  userData: { id: 90 + id, fullName: `Author ${id}`, firstName: '', lastName: '', avatar: null },
  warehouseId: id,
  serviceId: null,
  scores: {},
  isVerifiedBooking: false,
  reply: null,
  listing: { name: `Depot ${id}`, path: `/dashboard/warehouses/${id}` },
  ...more,
})

/** A provider with these reviews, whose answers are kept. */
async function show(reviews: ReceivedReview[], search: AwaitingSearch = {}) {
  standInApi(({ method, path, query, body }) => {
    const { reply } = (body ?? {}) as { reply?: string }
    if (method === 'PUT')
      for (const review of reviews)
        if (path === `/review/${review.id}/reply` && reply)
          review.reply = { text: reply, at: '2026-11-21T10:00:00.000Z' }
    if (method !== 'GET') return reviews[0]
    return query.get('awaiting') === 'true' ? reviews.filter(({ reply: given }) => !given) : [...reviews]
  })
  const onSearch = vi.fn<(next: AwaitingSearch) => void>()
  await renderInApp(<ReceivedReviews search={search} onSearch={onSearch} />)
  return onSearch
}

it('shows each review with its listing, and answers it where it stands', async () => {
  await show([received(1), received(2, { reply: { text: 'Thank you.', at: '2026-11-21T10:00:00.000Z' } })])
  await screen.findByText('Feedback 1')
  const [first, second] = screen.getAllByRole('listitem')
  if (!first || !second) throw new Error('two reviews were given')
  expect(within(first).getByRole('link', { name: 'Depot 1' }).getAttribute('href')).toBe(
    '/dashboard/warehouses/1#reviews',
  )
  expect(within(second).getByText('Thank you.')).toBeTruthy()
  await userEvent.click(within(first).getByRole('button', { name: 'Answer to the review by Author 1' }))
  await userEvent.type(await screen.findByRole('textbox'), 'See you at the dock.')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(within(first).getByText('See you at the dock.')).toBeTruthy())
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('says that all are answered, and asks for all or those that wait', async () => {
  const onSearch = await show([received(1, { reply: { text: 'Thank you.', at: '2026-11-21T10:00:00.000Z' } })], {
    awaiting: true,
  })
  await screen.findByText('No reviews to answer')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Unanswered only' }))
  expect(onSearch).toHaveBeenCalledWith({})
})

it('an answered one leaves the list of those that wait, and the keyboard stays at the list', async () => {
  await show([received(1), received(2)], { awaiting: true })
  await screen.findByText('Feedback 2')
  await userEvent.click(screen.getByRole('button', { name: 'Answer to the review by Author 1' }))
  await userEvent.type(await screen.findByRole('textbox'), 'Thank you.')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(screen.queryByText('Feedback 1')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Reviews' })))
})

it('goes back to the last page that there is', async () => {
  standInApi(({ query }) => listed(query.get('skip') === '20' ? [] : [received(1)], 20))
  const onSearch = vi.fn<(next: AwaitingSearch) => void>()
  await renderInApp(<ReceivedReviews search={{ awaiting: true, page: 2 }} onSearch={onSearch} />)
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith({ awaiting: true, page: undefined }))
})
