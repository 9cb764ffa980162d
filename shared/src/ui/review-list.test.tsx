import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Review } from '../schema/review'
import { ReviewList, type ReviewListProps, type ReviewViewer } from './review-list'
import type { ReviewText } from './review-form'

const review = (id: number, createdAt = `2026-03-0${id}T12:00:00Z`, name = `Reader ${id}`): Review => ({
  id,
  _id: id,
  rating: 4,
  feedback: `Words ${id}`,
  createdAt,
  userData: { id: 10 + id, fullName: name, firstName: '', lastName: '', avatar: null },
  warehouseId: 7,
  serviceId: null,
  scores: {},
  isVerifiedBooking: false,
  reply: null,
})

const customer: ReviewViewer = { id: 2, userType: 'customer', serviceType: null }

function show(reviews: readonly Review[], viewer: ReviewViewer, more: Partial<ReviewListProps> = {}): ReviewText[] {
  const written: ReviewText[] = []
  render(
    <ReviewList
      reviews={reviews}
      averageRating={4}
      sellerId={3}
      viewer={viewer}
      loginHref="/auth/login?returnTo=%2F"
      onCreate={(text) => {
        written.push(text)
        return Promise.resolve(null)
      }}
      onUpdate={() => Promise.resolve(null)}
      onDelete={() => Promise.resolve(null)}
      {...more}
    />,
  )
  return written
}

const words = () => screen.queryAllByText(/^Words \d$/).map(({ textContent }) => textContent)

describe('reviews of a listing', () => {
  it('R-158: sorted as chosen', async () => {
    show([review(2), review(3), review(1)], null)
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort reviews' })
    expect([...select.options].map(({ text }) => text)).toEqual(['Default', 'Most Recent', 'Most Old'])
    expect(words()).toEqual(['Words 2', 'Words 3', 'Words 1'])
    await userEvent.selectOptions(select, 'Most Recent')
    expect(words()).toEqual(['Words 3', 'Words 2', 'Words 1'])
    await userEvent.selectOptions(select, 'Most Old')
    expect(words()).toEqual(['Words 1', 'Words 2', 'Words 3'])
  })

  it('R-159: a visitor is sent to the login', () => {
    show([review(1)], null)
    const link = screen.getByRole('link', { name: 'Login To Add Review' })
    expect(link.getAttribute('href')).toMatch(/^\/auth\/login/)
    expect(screen.queryByRole('button', { name: 'Add Review' })).toBeNull()
  })

  it('R-160: author, stars, date and words; "not available" without a date', () => {
    show([review(1), review(2, '')], null)
    const [first, second] = screen.getAllByRole('listitem')
    expect(within(first!).getByText('Reader 1')).toBeDefined()
    expect(within(first!).getByRole('img', { name: '4.0 of 5 stars' })).toBeDefined()
    expect(within(first!).getByText('01 Mar 2026')).toBeDefined()
    expect(within(first!).getByText('R')).toBeDefined()
    expect(within(second!).getByText('not available')).toBeDefined()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('R-162: five on a page', async () => {
    show(
      [1, 2, 3, 4, 5, 6].map((id) => review(id)),
      null,
    )
    expect(words()).toHaveLength(5)
    await userEvent.click(screen.getByRole('button', { name: /^(Page )?2$/ }))
    expect(words()).toEqual(['Words 6'])
  })

  it('R-163: an invitation where there are none', () => {
    show([], customer)
    expect(screen.getByText('Write a Review!')).toBeDefined()
  })

  it('R-163: an invitation to sign in for visitors', () => {
    show([], null)
    expect(screen.getByText('Sign In to Write a Review!')).toBeDefined()
  })

  it('R-165 R-166: neither without words nor without stars', async () => {
    const written = show([], customer)
    await userEvent.click(screen.getByRole('button', { name: 'Add Review' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
    expect(screen.getByText('Feedback is required')).toBeDefined()
    expect(screen.getByText('Rating is required')).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: '5 stars' }))
    await userEvent.type(screen.getByLabelText(/^Feedback/), 'Quick.')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    expect(written).toEqual([{ rating: 5, feedback: 'Quick.' }])
  })

  it('R-167: the provider of the warehouse finds no way to add one', () => {
    show([review(1)], { id: 3, userType: 'seller', serviceType: 'warehouse' })
    expect(screen.queryByRole('button', { name: 'Add Review' })).toBeNull()
  })

  it('the provider answers, changes and takes away the answer; others read it', async () => {
    const provider: ReviewViewer = { id: 3, userType: 'seller', serviceType: 'warehouse' }
    const answers: [number, string][] = []
    const onReply: ReviewListProps['onReply'] = ({ id }, reply) => {
      answers.push([id, reply])
      return Promise.resolve(reply === 'Refused.' ? 'Not now.' : null)
    }
    const answered: Review = { ...review(2), reply: { text: 'Thank you.', at: '2026-03-04T12:00:00Z' } }
    show([review(1), answered], provider, { onReply })
    expect(screen.getByText('Thank you.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Answer to the review by Reader 1' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(screen.getByText('Write an answer')).toBeDefined()
    await userEvent.type(screen.getByLabelText(/^Your answer/), 'Refused.')
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Not now.')).toBeDefined()
    await userEvent.clear(screen.getByLabelText(/^Your answer/))
    await userEvent.type(screen.getByLabelText(/^Your answer/), ' Gladly. ')
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Change your answer to the review by Reader 2' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your answer/).value).toBe('Thank you.')
    await userEvent.click(screen.getByRole('button', { name: 'Remove the answer' }))
    expect(answers).toEqual([
      [1, 'Refused.'],
      [1, 'Gladly.'],
      [2, ''],
    ])
  })

  it.each([
    ['a customer', customer],
    ['another provider', { id: 4, userType: 'seller', serviceType: 'warehouse' }],
    ['an admin', { id: 99, userType: 'admin', serviceType: null }],
    ['a visitor', null],
  ])('%s finds no way to answer', (_, viewer) => {
    show([review(1)], viewer, { onReply: () => Promise.resolve(null) })
    expect(screen.queryByRole('button', { name: /^Answer/ })).toBeNull()
  })

  it.each([
    ['its author', { id: 11, userType: 'customer', serviceType: null }, 1],
    ['an admin', { id: 99, userType: 'admin', serviceType: null }, 2],
    ['anybody else', customer, 0],
  ])('R-168: %s finds its menu', (_, viewer, count) => {
    show([review(1), review(2)], viewer)
    expect(screen.queryAllByRole('button', { name: /^Actions for the review/ })).toHaveLength(count)
  })
})
