import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { printPaper, sheet } from './paper'
import { rowsIn } from './paper-rows'

const print = (language: 'en' | 'ar') =>
  printPaper('Agreement', new Date('2026-03-01T00:00:00Z'), (doc) => {
    const rows = rowsIn(doc, language)
    rows.fact('Space', '40 pallets')
    rows.fact('Coupon', null)
    rows.amount('First month', 1850)
    rows.fact('Name', '\u2068Blue Dock\u2069')
  })

async function placesOf(pdf: Buffer): Promise<Map<string, { left: number; right: number; y: number }>> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { items } = await (await document.getPage(1)).getTextContent()
  return new Map(
    items.flatMap((item) => {
      if (!('str' in item) || !item.str.trim()) return []
      const left = item.transform[4] as number
      return [[item.str, { left, right: left + item.width, y: item.transform[5] as number }] as const]
    }),
  )
}

it('rows begin at the left, with amounts at the right', async () => {
  const at = await placesOf(await print('en'))
  expect(at.get('Space')?.left).toBeCloseTo(sheet.left, 0)
  expect(at.get('40 pallets')?.left).toBeCloseTo(sheet.left + 150, 0)
  expect(at.get('$18.50')?.right).toBeCloseTo(sheet.right, 0)
  expect(at.has('Coupon')).toBe(false)
})

it('and the other way round in a language that is read from the right', async () => {
  const at = await placesOf(await print('ar'))
  expect(at.get('Space')?.right).toBeCloseTo(sheet.right, 0)
  expect(at.get('40 pallets')?.right).toBeCloseTo(sheet.right - 150, 0)
  expect(at.get('$18.50')?.left).toBeCloseTo(sheet.left, 0)
  expect(at.get('Space')?.y).toBe(at.get('40 pallets')?.y)
})

it('marks of direction are no letters', async () => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await print('ar'))), { mergePages: true })
  expect(text).toContain('Blue Dock')
  expect(text).not.toContain('U+')
})

it('a long value goes on on the next page, and the next row follows it', async () => {
  const pdf = await printPaper('Agreement', new Date('2026-03-01T00:00:00Z'), (doc) => {
    const rows = rowsIn(doc, 'en')
    doc.y = 735
    rows.fact('Terms', 'word '.repeat(120))
    rows.fact('After', 'it')
  })
  const document = await getDocumentProxy(new Uint8Array(pdf))
  expect(document.numPages).toBe(2)
  const { items } = await (await document.getPage(2)).getTextContent()
  const after = items.find((item) => 'str' in item && item.str === 'After')
  expect(after && 'transform' in after ? after.transform[5] : 0).toBeGreaterThan(600)
})
