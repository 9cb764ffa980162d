import { expect, it } from 'vitest'
import { redactChanges, toErased, withoutNames } from './erased'

const person = {
  id: 7,
  email: 'bea@holm.test',
  firstName: 'Bea',
  lastName: 'Okafor',
  company: 'Holm',
  phone: '',
  aliases: ['Beatrice A. Okafor'],
}
const erased = toErased(person)

it('every name of the person is replaced, the address by one that nobody has', () => {
  expect(withoutNames('Bea Okafor (bea@holm.test) of Holm asks', erased)).toBe(
    'Deleted account 7 (deleted-7@erased.invalid) of Deleted account 7 asks',
  )
  expect(withoutNames('Beatrice A. Okafor has sent documents', erased)).toBe('Deleted account 7 has sent documents')
})

it('names too short to be one, and empty ones, replace nothing', () => {
  const short = toErased({ ...person, company: 'A1', firstName: '', lastName: '' })
  expect(withoutNames('A1 storage', short)).toBe('A1 storage')
})

it('audit rows about the person lose their personal fields; those about others only the name', () => {
  const changes = { company: ['Holm', 'Holm & Co'], diamond: [0, 3], email: [null, 'bea@holm.test'] } as const
  expect(redactChanges(changes, erased, true)).toEqual({
    company: ['erased', 'erased'],
    diamond: [0, 3],
    email: [null, 'erased'],
  })
  expect(redactChanges(changes, erased, false)).toEqual({
    company: ['Deleted account 7', 'Deleted account 7 & Co'],
    diamond: [0, 3],
    email: [null, 'deleted-7@erased.invalid'],
  })
})
