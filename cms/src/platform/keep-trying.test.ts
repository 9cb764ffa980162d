import { expect, it, vi } from 'vitest'
import { keepTrying } from './keep-trying'

it('does it again after each failure, with twice the pause, and no more once it is done', async () => {
  const log = { error: vi.fn() }
  let tries = 0
  const work = async () => {
    tries += 1
    if (tries < 4) throw new Error(`failure ${tries}`)
  }
  await keepTrying(work, 'it failed', log, 10)
  expect(tries).toBe(4)
  const logged = log.error.mock.calls.map(([{ err, againInMs }, words]) => [err.message, againInMs, words])
  expect(logged).toEqual([
    ['failure 1', 10, 'it failed'],
    ['failure 2', 20, 'it failed'],
    ['failure 3', 40, 'it failed'],
  ])
})
