import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Picture } from './picture'

let seen: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notice: (entries: { isIntersecting: boolean }[]) => void) {
        seen = () => notice([{ isIntersecting: true }])
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const image = () => screen.queryByRole('img', { name: 'Dock' })
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const show = () => render(<Picture photo={{ link: '/files/a.jpg' }} alt="Dock" sizes="100vw" />)

it('R-326: a card’s picture is given up 5 seconds after it was in view, and the drawn one shows', () => {
  show()
  wait(60_000)
  expect(image()?.hidden).toBe(false)
  seen?.()
  wait(4999)
  expect(image()?.hidden).toBe(false)
  wait(1)
  expect(image()).toBeNull()
  expect(document.querySelector('svg')).not.toBeNull()
})

it('R-326: it stays when it came in time, and goes at once when it cannot come', () => {
  const { unmount } = show()
  seen?.()
  fireEvent.load(screen.getByRole('img'))
  wait(60_000)
  expect(image()?.hidden).toBe(false)
  unmount()
  show()
  fireEvent.error(screen.getByRole('img'))
  expect(image()).toBeNull()
})
