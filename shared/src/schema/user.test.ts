import { describe, expect, it } from 'vitest'
import { Email } from './user'

describe('an email address', () => {
  it.each(['a@b.co', 'jane.doe@acme.com', 'ops@3pl.com', 'a@b.info', ' Ada@Example.org '])(
    'R-313: takes %j',
    (typed) => {
      expect(Email.parse(typed)).toBe(typed.trim().toLowerCase())
    },
  )

  it.each(['a@b', 'a.b.co', '@b.co', 'a b@c.co', 'a@b.c0 d'])('R-313: refuses %j', (typed) => {
    expect(Email.safeParse(typed).error?.issues[0]?.message).toBe('Enter a valid email address')
  })
})
