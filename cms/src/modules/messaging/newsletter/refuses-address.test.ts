import { expect, it } from 'vitest'
import { refusesAddress } from './refuses-address'

const answer = (responseCode: number, command: string) => Object.assign(new Error('refused'), { responseCode, command })

it('an address bounces when it is refused for good, not by a fault of ours or of the moment', () => {
  expect(refusesAddress(answer(550, 'RCPT TO'))).toBe(true)
  expect(refusesAddress(answer(450, 'RCPT TO'))).toBe(false)
  for (const command of ['AUTH PLAIN', 'MAIL FROM', 'DATA', 'CONN'])
    expect(refusesAddress(answer(535, command)), command).toBe(false)
  for (const other of [new Error('no route'), 'refused', null, undefined]) expect(refusesAddress(other)).toBe(false)
})
