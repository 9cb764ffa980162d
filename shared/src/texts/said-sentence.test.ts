import { expect, it } from 'vitest'
import { sayFrom } from './said-sentence'

it('the sentence with the most words of its own is meant, whichever stands first', () => {
  const say = sayFrom({
    '{who} canceled reservation {number}.': '{who} / {number}',
    'Stackyard canceled reservation {number} at {warehouse}.': 'we / {number} / {warehouse}',
  })
  expect(say('Stackyard canceled reservation #9 at Pier 4.')).toBe('we / #9 / Pier 4')
  expect(say('Blue Dock canceled reservation #9.')).toBe('Blue Dock / #9')
})
