import { describe, expect, it } from 'vitest'
import { fileKinds, kindOf } from './file-kind'
import { officeKind } from './office-archive'

const bytes = (...parts: (string | number[] | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

/** A ZIP archive with empty entries of the given names and stated sizes. */
function archive(entries: { name: string; unpackedBytes?: number }[]): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const { name, unpackedBytes = 0 } of entries) {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(name.length, 26)
    locals.push(local, Buffer.from(name))
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt32LE(unpackedBytes, 24)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(offset, 42)
    centrals.push(central, Buffer.from(name))
    offset += 30 + name.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

describe('kindOf', () => {
  it('knows pictures and documents by their first bytes, whatever they are called', async () => {
    expect(await kindOf(bytes([0xff, 0xd8, 0xff, 0xe0], 'rest'), 'a.pdf')).toBe(fileKinds.jpg)
    const header = bytes(
      [0, 0, 0, 13],
      'IHDR',
      Array.from({ length: 17 }, () => 0),
    )
    for (const chunk of ['acTL', 'IDAT'])
      expect(await kindOf(bytes('\x89PNG\r\n\x1a\n', header, [0, 0, 0, 0], chunk), 'x')).toBe(fileKinds.png)
    expect(await kindOf(bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 '), 'x')).toBe(fileKinds.webp)
    expect(await kindOf(bytes('%PDF-1.7'), 'a.png')).toBe(fileKinds.pdf)
    expect(await kindOf(bytes([0, 0, 0, 24], 'ftypheic'), 'x')).toBe(fileKinds.heic)
    expect(await kindOf(bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'Rates.XLS')).toBe(fileKinds.xls)
  })

  it.each([
    ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML called a picture', '<!doctype html><script>alert(1)</script>'],
    ['a program', 'MZ\x90\x00'],
    ['text', 'a,b,c'],
    ['nothing', ''],
  ])('refuses %s', async (_, content) => {
    expect(await kindOf(bytes(content), 'photo.png')).toBeNull()
  })
})

describe('a table of text', () => {
  it('is known by its name, when it is text', async () => {
    expect(await kindOf(bytes('week,parcels\r\n1,240\r\n'), 'Volumes.CSV')).toBe(fileKinds.csv)
    expect(await kindOf(bytes('BMI,GIF,FWS\n1,2,3\n'), 'a.csv')).toBe(fileKinds.csv)
    expect(await kindOf(Buffer.from('Straße;Menge\n1;2\n'), 'a.csv')).toBe(fileKinds.csv)
  })

  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['an SVG after blanks', '  \n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a program', 'MZ\x90\x00'],
    ['a zero byte', 'a,b\x00c'],
    ['no UTF-8', 'a,\xff\xfe'],
    ['nothing', ' \n'],
  ])('is not %s that is called one', async (_, content) => {
    expect(await kindOf(bytes(content), 'volumes.csv')).toBeNull()
  })
})

describe('officeKind', () => {
  it('tells documents from sheets and both from other archives', () => {
    expect(officeKind(archive([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }]))).toBe('docx')
    expect(officeKind(archive([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]))).toBe('xlsx')
    expect(officeKind(archive([{ name: 'evil.exe' }]))).toBeNull()
  })

  it('refuses an archive that would unpack to more than 100 MB, and one cut off', () => {
    const bomb = archive([{ name: '[Content_Types].xml' }, { name: 'word/document.xml', unpackedBytes: 4_000_000_000 }])
    expect(officeKind(bomb)).toBeNull()
    expect(officeKind(archive([{ name: '[Content_Types].xml' }, { name: 'word/a' }]).subarray(0, 40))).toBeNull()
  })
})
