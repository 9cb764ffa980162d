import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { StarInput, StarRating } from './star-rating'

describe('stars', () => {
  it('an average is said with its count', () => {
    render(<StarRating value={4.25} count={1} />)
    expect(screen.getByRole('img', { name: '4.3 of 5 stars, 1 review' })).toBeDefined()
  })

  it('five stars are chosen as a radio group', async () => {
    let chosen = 0
    render(<StarInput value={chosen} onValueChange={(value) => (chosen = value)} />)
    expect(screen.getAllByRole('radio')).toHaveLength(5)
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }))
    expect(chosen).toBe(4)
  })
})
