import { officeKind } from './office-archive'

export type FileKind = {
  extension: string
  mimeType: string
  /** Whether browsers may show it in place; everything else is handed over as an attachment. */
  isInline: boolean
  /** Whether sharp reads it, so that its size in pixels is known and limited. */
  isDecodable: boolean
}

const image = (extension: string, mimeType: string): FileKind => ({
  extension,
  mimeType,
  isInline: true,
  isDecodable: true,
})
const attachment = (extension: string, mimeType: string): FileKind => ({
  extension,
  mimeType,
  isInline: false,
  isDecodable: false,
})

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** What may be uploaded: pictures, office documents and tables of text. */
export const fileKinds = {
  jpg: image('jpg', 'image/jpeg'),
  png: image('png', 'image/png'),
  webp: image('webp', 'image/webp'),
  gif: image('gif', 'image/gif'),
  avif: image('avif', 'image/avif'),
  heic: attachment('heic', 'image/heic'),
  bmp: attachment('bmp', 'image/bmp'),
  pdf: attachment('pdf', 'application/pdf'),
  doc: attachment('doc', 'application/msword'),
  xls: attachment('xls', 'application/vnd.ms-excel'),
  docx: attachment('docx', `${OFFICE}.wordprocessingml.document`),
  xlsx: attachment('xlsx', `${OFFICE}.spreadsheetml.sheet`),
  csv: attachment('csv', 'text/csv'),
} as const

const startsWith = (bytes: Buffer, ...values: number[]) => values.every((value, index) => bytes[index] === value)
const textAt = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

function boxedKind(bytes: Buffer): FileKind | null {
  if (textAt(bytes, 4, 8) !== 'ftyp') return null
  const brand = textAt(bytes, 8, 12)
  if (brand === 'avif' || brand === 'avis') return fileKinds.avif
  return ['heic', 'heix', 'heim', 'mif1', 'msf1'].includes(brand) ? fileKinds.heic : null
}

/** Whether these are words in UTF-8 that no browser takes for a page: no control characters, and no markup in front. */
function isPlainText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return /\S/.test(text) && !/^\s*</.test(text) && !/[^\P{Cc}\t\r\n]/u.test(text)
  } catch {
    // The bytes are not UTF-8.
    return false
  }
}

/**
 * What a file is by its first bytes; its name and the type the client states are not asked, but for the two old office
 * formats, which share a container, and for tables of text, which have no mark. Null for everything that is not accepted, SVG and HTML among them.
 */
export function kindOf(bytes: Buffer, name: string): FileKind | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return fileKinds.jpg
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return fileKinds.png
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return fileKinds.webp
  if (['GIF87a', 'GIF89a'].includes(textAt(bytes, 0, 6))) return fileKinds.gif
  if (textAt(bytes, 0, 2) === 'BM' && bytes.length > 26 && bytes.readUInt32LE(2) === bytes.length) return fileKinds.bmp
  if (textAt(bytes, 0, 5) === '%PDF-') return fileKinds.pdf
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))
    return name.toLowerCase().endsWith('.xls') ? fileKinds.xls : fileKinds.doc
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    const office = officeKind(bytes)
    return office ? fileKinds[office] : null
  }
  const boxed = boxedKind(bytes)
  return boxed ?? (name.toLowerCase().endsWith('.csv') && isPlainText(bytes) ? fileKinds.csv : null)
}

/** The kind of a stored file, by the extension that `kindOf` gave it. */
export const kindOfStored = (storedName: string): FileKind | null => {
  const extension = storedName.split('.')[1] ?? ''
  return Object.values(fileKinds).find((kind) => kind.extension === extension) ?? null
}
