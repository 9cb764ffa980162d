const escapeText = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('(', '\\(').replaceAll(')', '\\)')

const PAGE = '612 792'

function pageContent(title: string, lines: readonly string[]): string {
  const body = lines.map((line) => `(${escapeText(line)}) Tj T*`)
  return ['BT', '/F1 20 Tf 72 700 Td', `(${escapeText(title)}) Tj`, '/F1 12 Tf 22 TL 0 -44 Td', ...body, 'ET'].join(
    '\n',
  )
}

/** A one-page PDF of a title and lines of plain ASCII text. */
export function createPdf(title: string, lines: readonly string[]): Buffer {
  const content = pageContent(title, lines)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = text.length
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
