import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ReviewStanding } from '../schema/review'
import { ReviewForm, type ReviewText } from './review-form'
import { ScoreAverages, ScoreLine } from './review-scores'

function show(standing: ReviewStanding): ReviewText[] {
  const written: ReviewText[] = []
  render(
    <ReviewForm
      open
      onOpenChange={() => undefined}
      readStanding={() => Promise.resolve(standing)}
      onSubmit={(text) => {
        written.push(text)
        return Promise.resolve(null)
      }}
    />,
  )
  return written
}

const star = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name })

describe('the form of a review', () => {
  it('asks those who have goods there for more than stars', async () => {
    const written = show({ opensOn: null, isVerifiedBooking: true })
    await screen.findByRole('group', { name: 'Rate your reservation (optional)' })
    await userEvent.click(star('Rating', '4 stars'))
    await userEvent.click(star('Receiving', '5 stars'))
    await userEvent.click(star('Value', '2 stars'))
    await userEvent.type(screen.getByRole('textbox'), 'Fine.')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    expect(written).toEqual([{ rating: 4, feedback: 'Fine.', scores: { receiving: 5, value: 2 } }])
  })

  it('asks others for stars and words', async () => {
    const written = show({ opensOn: null, isVerifiedBooking: false })
    await userEvent.click(star('Rating', '4 stars'))
    await userEvent.type(screen.getByRole('textbox'), 'Fine.')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    expect(written).toEqual([{ rating: 4, feedback: 'Fine.' }])
  })

  it('says from when on a reserved warehouse can be reviewed', async () => {
    show({ opensOn: '2026-12-03', isVerifiedBooking: false })
    expect((await screen.findByRole('status')).textContent).toMatch(/from 03 Dec 2026 on, the first day/)
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull()
  })
})

describe('scores of reviews', () => {
  it('are said for each review, and as averages with their counts', () => {
    render(
      <>
        <ScoreLine scores={{ accuracy: 3 }} />
        <ScoreAverages
          scores={{ receiving: { average: 4, count: 7 }, accuracy: null, communication: null, value: null }}
        />
      </>,
    )
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '3 of 5',
      '4.0 of 5 (7)',
      '–',
      '–',
      '–',
    ])
  })

  it('are not there where nobody gave any', () => {
    const none = { receiving: null, accuracy: null, communication: null, value: null }
    const { container } = render(
      <>
        <ScoreLine scores={{}} />
        <ScoreAverages scores={none} />
        <ScoreAverages scores={null} />
      </>,
    )
    expect(container.textContent).toBe('')
  })
})
