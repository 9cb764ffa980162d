import { expect, it } from 'vitest'
import { wishesIn } from './wishes'

it.each([
  ['near Dallas with hazmat', ['near Dallas', 'hazmat']],
  ['cold storage in Ohio that takes wine and has EDI', ['cold storage in Ohio', 'wine', 'EDI']],
  ['Columbus, Ohio; rail access', ['Columbus, Ohio', 'rail access']],
  ['Fort Portland', ['Fort Portland']],
  ['with', []],
])('%s has the wishes %o', (text, wishes) => {
  expect(wishesIn(text)).toEqual(wishes)
})
