import { describe, expect, it } from 'vitest'
import { createPdf } from './pdf'

describe('createPdf', () => {
  it('writes a document whose table finds every object', () => {
    const text = createPdf('Rules (2)', ['One', 'Two \\ three']).toString('latin1')
    expect(text.startsWith('%PDF-1.4')).toBe(true)
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]))
    expect(offsets).toHaveLength(5)
    offsets.forEach((offset, index) => expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`)))
    expect(text).toContain('(Rules \\(2\\)) Tj')
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(start, start + 4)).toBe('xref')
  })
})
