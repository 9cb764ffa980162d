import { expect, it } from 'vitest'
import { deskReport } from './desk-report'

it('says of each read whether its goal is met, and by how much it is missed', () => {
  const section = deskReport({
    load: 0.5,
    reads: [
      { name: 'quotes', p50: 20, p95: 40, goalMs: 100 },
      { name: 'a year', p50: 40, p95: 62.25, goalMs: 50 },
    ],
  })
  expect(section).toContain('| quotes | 20.0 | 40.0 | 100 | met |')
  expect(section).toContain('| a year | 40.0 | 62.3 | 50 | missed by 12.3 ms |')
})
