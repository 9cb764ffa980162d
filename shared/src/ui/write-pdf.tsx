/**
 * A small writer of text-only PDF 1.4 files in the reader's browser: the standard fonts, A4 portrait, pages that break
 * by themselves. Sizes in points.
 */
const page = { width: 595, height: 842, margin: 56 } as const
const fonts = { text: 'F1', bold: 'F2', figures: 'F3' } as const
type Font = keyof typeof fonts

/** The characters of Windows-1252 that Latin-1 lacks. */
const beyondLatin: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
}

/** A text as a PDF string: ASCII as it is, other known characters in octal, the rest as question marks. */
const literal = (text: string): string => {
  const codes = [...text.normalize('NFC')].map((char) => {
    const code = beyondLatin[char] ?? char.codePointAt(0) ?? 0x3f
    if (char === '(' || char === ')' || char === '\\') return `\\${char}`
    if (code >= 0x20 && code < 0x7f) return char
    return code >= 0x80 && code <= 0xff ? `\\${code.toString(8)}` : '?'
  })
  return `(${codes.join('')})`
}

export type PdfWriter = {
  /** A line of text, broken at words where it is too long. */
  text: (text: string, look?: { size?: number; font?: 'text' | 'bold'; before?: number }) => void
  /** A label and, at the right edge, its figure. */
  row: (label: string, figure: string) => void
  /** The file's bytes. */
  bytes: () => Uint8Array<ArrayBuffer>
}

const wrap = (text: string, most: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Starts a file with its title in the document's properties. */
export const startPdf = (title: string): PdfWriter => {
  const pages: string[][] = [[]]
  let y = page.height - page.margin
  const down = (height: number) => {
    if (y - height < page.margin) {
      pages.push([])
      y = page.height - page.margin
    }
    y -= height
  }
  const draw = (x: number, size: number, font: Font, text: string) =>
    pages
      .at(-1)
      ?.push(`BT /${fonts[font]} ${size} Tf 1 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)} Tm ${literal(text)} Tj ET`)
  return {
    text: (text, { size = 10, font = 'text', before = 0 } = {}) => {
      const most = Math.floor((page.width - 2 * page.margin) / (size * 0.52))
      wrap(text, most).forEach((line, index) => {
        down(size * 1.45 + (index === 0 ? before : 0))
        draw(page.margin, size, font, line)
      })
    },
    row: (label, figure) => {
      down(16)
      draw(page.margin, 10, 'text', label)
      draw(page.width - page.margin - figure.length * 6, 10, 'figures', figure)
    },
    bytes: () =>
      new TextEncoder().encode(
        fileOf(
          title,
          pages.map((drawn) => drawn.join('\n')),
        ),
      ),
  }
}

const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/** The objects one after another, then the table of where each begins. All characters are ASCII: length is bytes. */
const fileOf = (title: string, contents: readonly string[]): string => {
  const first = 7
  const kids = contents.map((_, index) => `${first + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    font('Courier'),
    `<< /Title ${literal(title)} >>`,
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}
