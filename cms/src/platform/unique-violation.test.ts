import { expect, it } from 'vitest'
import { isUniqueViolation } from './unique-violation'

const fromDatabase = (code: string) => Object.assign(new Error('duplicate key'), { code })

it('a unique violation is known as it comes and wrapped, and nothing else is one', () => {
  expect(isUniqueViolation(fromDatabase('23505'))).toBe(true)
  expect(isUniqueViolation(new Error('query failed', { cause: fromDatabase('23505') }))).toBe(true)
  for (const other of [fromDatabase('23503'), new Error('23505'), '23505', null, undefined])
    expect(isUniqueViolation(other)).toBe(false)
})
