import { describe, expect, it } from 'vitest'
import { AchInput } from './payment'

const issue = (routingNumber: string) =>
  AchInput.shape.routingNumber.safeParse(routingNumber).error?.issues.map(({ message }) => message)

describe('the routing number of a bank account', () => {
  it.each(['110000000', '021000021', ' 011401533 '])('%j is taken', (digits) => expect(issue(digits)).toBeUndefined())

  it.each(['110000001', '121000021', '123456789', '000000000'])('%j has digits that do not belong together', (digits) =>
    expect(issue(digits)).toEqual(['This is not the routing number of a bank: check its digits']),
  )

  it.each(['11000000', '1100000000', '11000000a'])('%j has not nine digits, which alone is said', (digits) =>
    expect(issue(digits)).toEqual(['Enter the nine digits of the routing number']),
  )
})
