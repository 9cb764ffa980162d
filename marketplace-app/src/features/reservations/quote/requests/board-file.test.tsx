import { beforeAll, expect, it } from 'vitest'
import { boardQuote, sampleBoard } from './board.test-data'

const picked = { storage: 15, unit_pick_pack_rate: 2, unit_pick_additional_rate: 0.5, setup: 25 }
const base = boardQuote(1, 15, { rank: null, failed: [{ gate: 'budget', month: 150, budget: 80 }] })
const quotes = [
  { ...base, offer: base.offer && { ...base.offer, lines: { ...base.offer.lines, ...picked }, note: '=1+1' } },
  boardQuote(2, 20),
  { ...boardQuote(3, 1), offer: null, stage: 'requested' as const },
]

/** The cells of a line; those with commas are in quotes. */
const cellsOf = (line: string) =>
  Array.from(line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g), ([, quoted, plain]) => quoted ?? plain ?? '')

const read = async () => {
  const { boardFile } = await import('./board-file')
  const file = boardFile(sampleBoard(quotes, { unitsPerOrder: 3 }))
  const [fields = [], ...rows] = file.content.slice(1).trimEnd().split('\r\n').map(cellsOf)
  const data = rows.map((row) => Object.fromEntries(fields.map((field, at) => [field, row[at]])))
  return { file, fields, data }
}

// As main.tsx does it: the words first, then whatever is said in them.
beforeAll(async () => {
  document.documentElement.lang = 'ar'
  await import('../../../../lib/texts/ar/speak')
}, 240_000)

it('writes the board in the language of the page, figures as they are', async () => {
  const { file, fields, data } = await read()
  expect(file).toMatchObject({ fileName: 'request-5.csv', rows: 3, isComplete: true })
  expect(file.content.startsWith('\uFEFF')).toBe(true)
  // Our own words have none of English; names and questions are those of people.
  expect(fields.filter((name) => /[A-Za-z]/.test(name))).toEqual(['How fast?'])
  const [first, second, third] = data
  expect(first).toMatchObject({
    الحاجة: 'الحاجة 1',
    المستودع: 'House 1',
    المرحلة: expect.stringMatching(/^[^A-Za-z]+$/),
    الترتيب: '',
    'شروط غير مستوفاة': '\u200e$150.00 في الشهر أعلى من ميزانيتك \u200e$80.00',
    'التقاط وتغليف طلب عدد وحداته 3': '3',
    'الإعداد، مرة واحدة': '25',
    'اليوم الأول': '2027-03-01',
    ملاحظة: "'=1+1",
    'How fast?': 'Answer 1',
  })
  expect(second).toMatchObject({ 'الإعداد، مرة واحدة': 'غير مسعَّر', 'التخزين للوحدة في الشهر': '20', الترتيب: '1' })
  expect(third).toMatchObject({ المستودع: 'House 3', 'التخزين للوحدة في الشهر': '', 'إجمالي المدة': '' })
})
