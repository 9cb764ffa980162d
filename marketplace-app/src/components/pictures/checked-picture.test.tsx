import { act, fireEvent, render, screen } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Avatar } from '../avatar'
import { CheckedPicture } from './checked-picture'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const show = () => render(<CheckedPicture link="/files/a.jpg" alt="Dock" placeholder={<p>No picture</p>} />)
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

describe('a picture that may not come', () => {
  it('R-326: is given up after 5 seconds, without a word', () => {
    show()
    wait(4999)
    expect(screen.getByRole('img', { name: 'Dock' })).toBeDefined()
    wait(1)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('No picture')).toBeDefined()
    expect([vi.mocked(toast.error).mock.calls, vi.mocked(toast.warning).mock.calls]).toEqual([[], []])
  })

  it('R-326: stays when it came in time, and is given up at once when it cannot come', () => {
    const { unmount } = show()
    fireEvent.load(screen.getByRole('img'))
    wait(60_000)
    expect(screen.getByRole('img')).toBeDefined()
    unmount()
    show()
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByText('No picture')).toBeDefined()
  })

  it('leaves the initials in the place of a face', () => {
    const { container } = render(<Avatar firstName="Bea" lastName="Okafor" picture="/files/b.jpg" />)
    expect(container.querySelector('img')).not.toBeNull()
    wait(5000)
    expect(container.textContent).toBe('BO')
  })
})
