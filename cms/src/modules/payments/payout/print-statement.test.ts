import { extractText } from 'unpdf'
import { expect, it } from 'vitest'
import { printStatement } from './print-statement'

const line = (feeCents: number) => ({
  kind: 'payout' as const,
  at: '2026-03-04T10:00:00.000Z',
  orderId: 7,
  warehouse: 'Riverbank Depot',
  amountCents: 20_000,
  feeCents,
  transferId: 'tr_1',
})

it.each([
  [0, '$0.00', '$200.00'],
  [1_000, '-$10.00', '$190.00'],
])('a statement with a fee of %i cents says %s, and never a minus before nothing', async (fee, shown, sent) => {
  const file = await printStatement('2026-03', 'Depot, depot@example.com', [line(fee)])
  const { text } = await extractText(new Uint8Array(file), { mergePages: true })
  expect(text).toContain(`${shown}Fee of`)
  expect(text).toContain(`${sent}Sent to your account`)
  expect(text).not.toContain('-$0.00')
})
