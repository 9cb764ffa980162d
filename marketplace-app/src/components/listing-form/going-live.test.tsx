import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GoingLive } from './going-live'

const path = '/warehouses/holm-in-duluth-mn'
const status = () => screen.getByRole('status').textContent
const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

/** Stands in for the front door: `answers` in their order, the last for all that follow. */
function standIn(...answers: (number | 'lost')[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) => {
    asked.push(`${method} ${address}`)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    return new Response(null, { status: answer as number })
  })
  return asked
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('says that the page is on its way, and offers it once it is there', async () => {
  const asked = standIn(404, 'lost', 200)
  render(<GoingLive path={path} />)
  await pass(0)
  expect(status()).toBe('Going live… usually within a minute')
  expect(screen.queryByRole('link')).toBeNull()
  await pass(3000)
  expect(asked).toHaveLength(2)
  await pass(3000)
  expect(status()).toBe('The public page is live')
  expect(screen.getByRole('link', { name: 'See the public page' }).getAttribute('href')).toBe(path)
  await pass(60_000)
  expect(asked).toEqual(Array.from({ length: 3 }, () => `HEAD ${path}`))
})

it('asks for three minutes, then says so and asks again on demand', async () => {
  const asked = standIn(404)
  render(<GoingLive path={path} />)
  await pass(180_000)
  expect(asked).toHaveLength(60)
  expect(status()).toMatch(/^This is taking longer than usual/)
  await pass(60_000)
  expect(asked).toHaveLength(60)
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await pass(0)
  expect(asked).toHaveLength(61)
  expect(status()).toBe('Going live… usually within a minute')
})

it('asks nothing while the tab is not seen, nor after it is left', async () => {
  const asked = standIn(404)
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { unmount } = render(<GoingLive path={path} />)
  await pass(600_000)
  expect(asked).toEqual([])
  expect(status()).toBe('Going live… usually within a minute')
  seen.mockReturnValue('visible')
  await pass(3000)
  expect(asked).toHaveLength(1)
  unmount()
  await pass(60_000)
  expect(asked).toHaveLength(1)
})
