import { fileTypeFromBuffer } from 'file-type'
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

const ZIP = 'PK\x03\x04'
/** The container of the old office formats. */
const COMPOUND = 'application/x-cfb'

/** By the type that file-type tells; archives and the old office formats are told apart here. */
const kindsByType = new Map<string, FileKind>([
  ...[fileKinds.jpg, fileKinds.png, fileKinds.webp, fileKinds.gif, fileKinds.avif, fileKinds.bmp, fileKinds.pdf].map(
    (kind) => [kind.mimeType, kind] as const,
  ),
  // An animated PNG is a PNG, of which those who don't know the animation show the first picture.
  ['image/apng', fileKinds.png],
  ...['heic', 'heif', 'heic-sequence', 'heif-sequence'].map((type) => [`image/${type}`, fileKinds.heic] as const),
])

/**
 * What a file is by its bytes; its name and the type the client states are not asked, but for the two old office formats,
 * which share a container, and for tables of text, which have no mark. Null for everything that is not accepted, SVG and
 * HTML among them.
 */
export async function kindOf(bytes: Buffer, name: string): Promise<FileKind | null> {
  if (bytes.toString('latin1', 0, ZIP.length) === ZIP) {
    const office = officeKind(bytes)
    return office ? fileKinds[office] : null
  }
  // Before its first bytes are compared: a column "BMI" is no bitmap.
  if (name.toLowerCase().endsWith('.csv') && isPlainText(bytes)) return fileKinds.csv
  const found = await fileTypeFromBuffer(bytes)
  if (found?.mime === COMPOUND) return name.toLowerCase().endsWith('.xls') ? fileKinds.xls : fileKinds.doc
  return (found && kindsByType.get(found.mime)) ?? null
}

/** The kind of a stored file, by the extension that `kindOf` gave it. */
export const kindOfStored = (storedName: string): FileKind | null => {
  const extension = storedName.split('.')[1] ?? ''
  return Object.values(fileKinds).find((kind) => kind.extension === extension) ?? null
}
