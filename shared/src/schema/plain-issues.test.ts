import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { usePlainIssues } from './plain-issues'

const before = z.config()
beforeAll(usePlainIssues)
afterAll(() => void z.config({ customError: before.customError }))

const said = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message

it.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'This is required'],
  [z.string(), 5, 'Enter text'],
  [z.string().min(1), '', 'This is required'],
  [z.string().min(2), 'a', 'Use at least 2 characters'],
  [z.string().max(2), 'abc', 'Use at most 2 characters'],
  [z.number(), 'a', 'Enter a number'],
  [z.coerce.number().int().positive(), 'abc', 'Enter a number'],
  [z.number().int(), 1.5, 'Enter a whole number'],
  [z.number().min(3), 1, 'Enter 3 or more'],
  [z.number().max(3), 4, 'Enter 3 or less'],
  [z.enum(['a', 'b']), 'c', 'Choose one of: a, b'],
  [z.enum(['a', 'b']), undefined, 'This is required'],
  [z.boolean(), 'x', 'Choose yes or no'],
  [z.email(), 'x', 'Enter a valid email address'],
  [z.iso.date(), 'x', 'Enter a date as YYYY-MM-DD'],
  [z.url(), 'x', 'Enter a link that begins with https://'],
  [z.array(z.string()).min(1), [], 'Choose at least one'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Choose at most 1'],
  [z.object({ a: z.string() }), undefined, 'This is required'],
  [z.union([z.string(), z.number()]), true, 'Enter a valid value'],
  [z.string({ error: 'Name is required' }), undefined, 'Name is required'],
])('says in plain words what is wrong with a value (%#)', (schema, value, message) => {
  expect(said(schema, value)).toBe(message)
})
