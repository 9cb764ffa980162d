import { describe, expect, it } from 'vitest'
import { startPdf } from './write-pdf'

const written = (write: (pdf: ReturnType<typeof startPdf>) => void): string => {
  const pdf = startPdf('Rates (2026)')
  write(pdf)
  return new TextDecoder('latin1').decode(pdf.bytes())
}

describe('PDF files', () => {
  it('points at the beginning of every object', () => {
    const file = written((pdf) => pdf.row('Per Pallet', '$9.50'))
    const table = file.slice(file.lastIndexOf('xref\n0 '))
    const offsets = [...table.matchAll(/(\d{10}) 00000 n/g)].map((match) => Number(match[1]))
    expect(offsets.length).toBe(8)
    offsets.forEach((at, index) => expect(file.slice(at, at + 8)).toContain(`${index + 1} 0 obj`))
    expect(file.slice(Number(/startxref\n(\d+)/.exec(file)?.[1])).startsWith('xref\n')).toBe(true)
    const stream = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file)
    expect(stream?.[2]?.length).toBe(Number(stream?.[1]))
    expect(file.startsWith('%PDF-1.4')).toBe(true)
    expect(file.endsWith('%%EOF\n')).toBe(true)
  })

  it('escapes what would end a text and keeps what the font has', () => {
    const file = written((pdf) => pdf.text('Köln (east) \\ 40’ – 東京'))
    expect(file).toContain('(K\\366ln \\(east\\) \\\\ 40\\222 \\226 ??) Tj')
    expect(file).toContain('/Title (Rates \\(2026\\))')
  })

  it('breaks long texts at words and long lists over pages', () => {
    const file = written((pdf) => {
      pdf.text('word '.repeat(60).trim())
      for (let line = 0; line < 120; line++) pdf.row(`Line ${line}`, '$1.00')
    })
    expect(file).toContain('/Count 3')
    const longest = Math.max(...[...file.matchAll(/\(((?:word ?)+)\) Tj/g)].map((match) => match[1]?.length ?? 0))
    expect(longest).toBeLessThan(95)
    for (const line of [0, 60, 119]) expect(file).toContain(`(Line ${line}) Tj`)
  })
})
