import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DiamondBadge } from './diamond-badge'

/** The drawing alone: names and labels differ by level. */
const drawn = (level: number, isShort: boolean): string =>
  render(<DiamondBadge level={level} isShort={isShort} />).container.querySelector('[aria-hidden]')?.outerHTML ?? ''

describe.each([false, true])('the badge of a diamond level (short: %s)', (isShort) => {
  it('R-254: levels 1 and 2 share one; 3, 4 and 5 have their own', () => {
    const [value, dynamic, top, superior, best] = [1, 2, 3, 4, 5].map((level) => drawn(level, isShort))
    expect(value).not.toBe('')
    expect(dynamic).toBe(value)
    expect(new Set([value, top, superior, best]).size).toBe(4)
  })

  it('R-074: level 0 has none', () => {
    expect(render(<DiamondBadge level={0} isShort={isShort} />).container.innerHTML).toBe('')
  })
})

it('R-254: the level is said all the same', () => {
  const { getByRole, rerender } = render(<DiamondBadge level={1} />)
  expect(getByRole('img').getAttribute('aria-label')).toBe('1 of 5 diamonds: Certified Value')
  rerender(<DiamondBadge level={2} />)
  expect(getByRole('img').getAttribute('aria-label')).toBe('2 of 5 diamonds: Dynamic Provider')
})
