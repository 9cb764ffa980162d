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
  it('put Arabic words into their order from the right, and leave the others', () => {
    expect(
      splitRuns('A شركة المخازن B')
        .map((run) => run.text.trim())
        .filter(Boolean),
    ).toEqual(['A', 'المخازن', 'شركة', 'B'])
  })

  it('a line break or another control character is a space', () => {
    expect(
      splitRuns('a\u0000\nb')
        .map((run) => run.text)
        .join(''),
    ).toBe('a b')
  })
})
