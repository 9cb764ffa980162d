import { expect, it } from 'vitest'
import { refusalOfDemo } from './live-start.ts'

it.each([
  [{ LIVE: '1' }, false, true],
  [{ LIVE: 'staging' }, false, true],
  [{ LIVE: '0' }, false, false],
  [{ LIVE: '' }, false, false],
  [{}, false, false],
  [{ LIVE: '1' }, true, false],
  [{ LIVE: '1', SEED_SCENARIO: 'load' }, false, false],
])('npm start with %j, seeded %s: refused %s', (env, isSeeded, isRefused) => {
  expect(refusalOfDemo(env, isSeeded)?.includes('npm run setup') ?? false).toBe(isRefused)
})
