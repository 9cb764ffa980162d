import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { drawAmount, drawWords, printPaper } from './paper'
import { splitRuns } from './paper-words'

const day = new Date('2026-03-01T00:00:00Z')
const print = (lines: readonly string[]): Promise<Buffer> =>
  printPaper('Invoice 1', day, (doc) => {
    for (const line of lines) drawWords(doc, line)
    drawAmount(doc, lines[0] ?? '', 1850, true)
  })

async function read(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.normalize('NFKC').replace(/\s+/g, ' ')
}

describe('names of any script on our papers', () => {
  it.each([
    ['Latin', 'Müller & Söhne GmbH'],
    ['extended Latin', 'Łódź Škoda Ğökçe Ştefan'],
    ['Vietnamese', 'Công ty Nguyễn'],
    ['Cyrillic', 'Склад Север ООО, Київ'],
    ['Greek', 'Αποθήκη Θεσσαλονίκη'],
  ])('%s is read back as it was written', async (_script, name) => {
    const seen = await read(await print([name]))
    expect(seen).toContain(name)
    expect(seen).toContain('$18.50')
  })

  it('Arabic is read back, beside Latin', async () => {
    const seen = (await read(await print(['محمد سلام, Dubai']))).replace(/[\p{Cc}\s]/gu, '')
    for (const word of ['محمد', 'سلام', ',Dubai']) expect(seen).toContain(word)
  })

  it('stand in a title, too', async () => {
    expect(await read(await printPaper('Request: Склад Север ООО', day, () => undefined))).toContain('Склад Север ООО')
  })

  it('stand on one base with the letters of other fonts, above the next line', async () => {
    const document = await getDocumentProxy(new Uint8Array(await print(['Order of شركة المخازن, Łódź', 'Next line'])))
    const { items } = await (await document.getPage(1)).getTextContent()
    const placed = items.flatMap((item) =>
      'str' in item && item.str.trim() ? [{ text: item.str, y: item.transform[5] as number }] : [],
    )
    const next = placed.find(({ text }) => text.startsWith('Next'))?.y ?? 0
    const first = placed.findIndex(({ text }) => text.startsWith('Order'))
    const line = placed.slice(
      first,
      placed.findIndex(({ text }) => text.startsWith('Next')),
    )
    expect(line.length).toBeGreaterThan(3)
    // Signs of Arabic letters stand a little off the base by themselves.
    for (const { y, text } of line) expect(Math.abs(y - (line[0]?.y ?? 0)), text).toBeLessThan(3)
    expect((line[0]?.y ?? 0) - next).toBeGreaterThan(14)
  })

  it('a letter that no font has stands as its number; nothing is lost', async () => {
    const seen = await read(await print(['倉庫 Ltd']))
    expect(seen).toContain('[U+5009][U+5EAB] Ltd')
  })

  it('the same words give the same bytes', async () => {
    const [one, two] = [await print(['Склад شركة']), await print(['Склад شركة'])]
    expect(one.equals(two)).toBe(true)
  })
})

describe('the runs of a text', () => {
  it('a line break or another control character is a space', () => {
    expect(
      splitRuns('a\u0000\nb')
        .map((run) => run.text)
        .join(''),
    ).toBe('a b')
  })
})
