import { constants, deflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { readDocument } from './read-document'

const SENTENCE = 'Pallets are counted at the door, once, before they move.'

async function pdf(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument()
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => document.once('end', resolve))
  document.text(text)
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let value = n
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})
const crc = (bytes: Buffer) =>
  (bytes.reduce((sum, byte) => (crcTable[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0

/** A zip archive of a few files: what a docx is on the outside. */
function zip(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [path, raw] = [Buffer.from(name), Buffer.from(text)]
    const packed = deflateRawSync(raw)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc(raw), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(raw.length, 18)
    common.writeUInt16LE(path.length, 22)
    local.push(Buffer.from('PK\u0003\u0004', 'latin1'), common, path, packed)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    central.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, tail, path)
    offset += 4 + common.length + path.length + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(files).length, 4)
  end.writeUInt16LE(Object.keys(files).length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...local, directory, Buffer.from('PK\u0005\u0006', 'latin1'), end]))
}

/** The same with a part that states that it unpacks to ten bytes, of text that goes on for 600 MB. */
function lyingDocx(): Uint8Array<ArrayBuffer> {
  const megabyte = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  const packed = Buffer.concat([...Array.from({ length: 600 }, () => megabyte), deflateRawSync('')])
  const name = 'word/document.xml'
  const archive = Buffer.from(
    zipSync({ '[Content_Types].xml': strToU8('<Types/>'), [name]: [new Uint8Array(packed), { level: 0 }] }),
  )
  const [local, entry] = [archive.indexOf(name) - 30, archive.lastIndexOf(name) - 46]
  archive.writeUInt16LE(8, local + 8)
  archive.writeUInt32LE(10, local + 22)
  archive.writeUInt16LE(8, entry + 10)
  archive.writeUInt32LE(10, entry + 24)
  return new Uint8Array(archive)
}

const docx = (text: string) =>
  zip({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  })

const read = (name: string, bytes: Uint8Array<ArrayBuffer> | string) => readDocument(new File([bytes], name))

describe('reading a document for a draft', () => {
  it('reads docx, pdf and plain text', async () => {
    expect(await read('a.docx', docx(SENTENCE))).toBe(SENTENCE)
    expect(await read('a.pdf', await pdf(SENTENCE))).toContain(SENTENCE)
    expect(await read('a.md', `# Head\n\n${SENTENCE}`)).toBe(`# Head\n\n${SENTENCE}`)
  })

  it('cuts what is longer than a model is given', async () => {
    expect((await read('a.txt', 'word '.repeat(10_000))).length).toBe(24_000)
  })

  it('refuses an archive that unpacks to too much before it is unpacked', async () => {
    const bytes = docx(SENTENCE)
    const entry = Buffer.from(bytes.buffer).indexOf('PK\u0001\u0002', 0, 'latin1')
    Buffer.from(bytes.buffer).writeUInt32LE(200 * 1024 * 1024, entry + 24)
    await expect(read('bomb.docx', bytes)).rejects.toMatchObject({ message: 'Choose a docx, pdf, txt or md file.' })
  })

  it('refuses a docx that inflates to far more than it states, and takes no memory for it', async () => {
    const bytes = lyingDocx()
    const before = process.memoryUsage.rss()
    let most = 0
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5)
    await expect(read('lying.docx', bytes)).rejects.toMatchObject({ message: 'This file cannot be read.' })
    clearInterval(watch)
    expect(Math.max(most, process.memoryUsage.rss()) - before).toBeLessThan(250 * 1024 * 1024)
  })

  it.each([
    ['page.html', `<p>${SENTENCE}</p>`],
    ['binary.txt', `${SENTENCE}\u0000`],
    ['broken.pdf', '%PDF-1.7 and nothing of one after it'],
    ['broken.docx', 'PK\u0003\u0004 and nothing of one after it'],
    ['archive.zip', 'PK\u0003\u0004'],
    ['empty.txt', 'Short.'],
  ])('refuses %s', async (name, bytes) => {
    await expect(read(name, bytes)).rejects.toMatchObject({ code: 'UNSUPPORTED_FILE' })
  })
})
