import { extractText } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { printStatement, statementCsv } from './print-statement'

const line = (feeCents: number) => ({
  kind: 'payout' as const,
  at: '2026-03-04T10:00:00.000Z',
  orderId: 7,
  warehouse: 'Riverbank Depot',
  amountCents: 20_000,
  feeCents,
  transferId: 'tr_1',
})
const reversal = { ...line(0), kind: 'reversal' as const, amountCents: -20_000 }
const statement = (lines: Parameters<typeof statementCsv>[0]) => ({
  month: '2026-03',
  seller: 'Depot, depot@example.com',
  lines,
})

async function read(file: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(file), { mergePages: true })
  return text.normalize('NFKC')
}

describe('the statement of a month', () => {
  it.each([
    [0, '$0.00', '$200.00'],
    [1_000, '-$10.00', '$190.00'],
  ])('with a fee of %i cents says %s, and never a minus before nothing', async (fee, shown, sent) => {
    const text = await read(await printStatement(statement([line(fee)]), 'en'))
    expect(text).toContain(`${shown}Fee of`)
    expect(text).toContain(`${sent}Sent to your account`)
    expect(text).toContain('04 Mar 2026 Reservation 7, Riverbank Depot')
    expect(text).not.toContain('-$0.00')
  })

  it('names reservations and what was reversed, on paper and as CSV', async () => {
    const lines = [line(0), reversal]
    const text = await read(await printStatement(statement(lines), 'en'))
    expect(text).toContain('Reversed, reservation 7, Riverbank Depot')
    expect(text).not.toMatch(/\border/i)
    expect(statementCsv(lines).split('\r\n')[0]).toBe(
      'Date,Kind,Reservation,Warehouse,Amount (USD),Fee (USD),Net (USD),Transfer',
    )
  })

  it('is in Arabic with the same amounts and the names as they are', async () => {
    const text = await read(await printStatement(statement([line(1_000), reversal]), 'ar'))
    for (const part of ['$200.00', '-$200.00', '-$10.00', 'Riverbank Depot', '2026']) expect(text).toContain(part)
    // Letters of some words share glyphs with others, so a few whole words stand for all.
    for (const word of ['مارس', 'المرسل', 'معكوس']) expect(text).toContain(word)
    expect(text).not.toMatch(/Reservation|Fee|Sent|account|\[U\+/)
  })
})
