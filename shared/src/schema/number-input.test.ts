import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { numberInput } from './number-input'
import { PurchaseInput } from './purchase'
import { recordId } from './query'

describe('a number that a client sends', () => {
  it.each([
    [7, 7],
    [7.5, 7.5],
    ['7', 7],
    [' 7.50 ', 7.5],
    ['-3', -3],
    ['.5', 0.5],
    ['007', 7],
  ])('%j is %d', (sent, number) => {
    expect(numberInput(z.number()).parse(sent)).toBe(number)
  })

  it.each([
    [true],
    [false],
    [null],
    [[]],
    [['7']],
    [{}],
    [''],
    [' '],
    ['0x10'],
    ['1e3'],
    ['0b1'],
    ['7 8'],
    ['Infinity'],
  ])('%j is none', (sent) => {
    expect(numberInput(z.number()).safeParse(sent).success).toBe(false)
    expect(recordId.safeParse(sent).success).toBe(false)
  })
})

describe('a purchase', () => {
  const purchase = {
    type: 'offering',
    warehouseId: 5,
    agree: true,
    paymentType: 'CARD',
    cardId: '3',
    billingInfoId: 4,
    selectedTerm: '1',
    spaceType: 'PALLET',
    quantity: '2',
    amountDue: '120.50',
  }

  it('takes decimal text', () => {
    expect(PurchaseInput.parse(purchase)).toMatchObject({ cardId: 3, selectedTerm: 1, quantity: 2, amountDue: 120.5 })
  })

  it.each(
    [
      'warehouseId',
      'cardId',
      'billingInfoId',
      'selectedTerm',
      'quantity',
      'quantityOfPallet',
      'amountDue',
      'monthlyTotal',
    ].flatMap((field) => [true, '0x10', [], ''].map((sent) => [field, sent] as const)),
  )('refuses %s %j', (field, sent) => {
    const { success, error } = PurchaseInput.safeParse({ ...purchase, [field]: sent })
    expect(success).toBe(false)
    expect(error?.issues.map(({ path }) => path[0])).toContain(field)
  })
})

it('no schema of a request reads a number out of whatever it is given', async () => {
  const { globSync, readFileSync } = await import('node:fs')
  const { join } = await import('node:path')
  const folder = join(import.meta.dirname, '..')
  const coercing = globSync('{schema,contract}/**/*.ts', { cwd: folder }).filter(
    (file) => !file.endsWith('.test.ts') && /z\s*\.coerce\b/.test(readFileSync(join(folder, file), 'utf8')),
  )
  expect(coercing).toEqual([])
})
