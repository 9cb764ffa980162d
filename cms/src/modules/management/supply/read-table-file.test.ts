import { constants, deflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { rateTemplate, readRateRows } from '@stackyard/shared/domain/rate-file'
import { readTableFile } from './read-table-file'

const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'rates') => new File([content], name)

/** An XLSX of two cells, A1 and XFD1048576, the last there can be: 17 thousand million cells when it is laid out. */
const farCell = [
  'UEsDBBQAAAAIAAAAIVDHHBc8CgAAAAgAAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbLMJqSxILda3AwBQSwMEFAAAAAgAAAAhUEhgpH58AAAA',
  'mwAAAA8AAAB4bC93b3JrYm9vay54bWw1jjEOwjAQBL9i3QO4hIIiSlzRUPMCY87YSuyz7ozg+VgoqXZHu8XMH5b1wbyab96KTrJAbK1OiOoj',
  'ZacnrlT6Fliyax3lhRxC8nRl/85UGp6H4YJCm2uJi8ZUFeyskajpnqa4TAvcwfzx9lxgBCNT6kVGQDvj8cdDyP4AUEsDBBQAAAAIAAAAIVDe',
  'MvXEegAAAKoAAAAaAAAAeGwvX3JlbHMvd29ya2Jvb2sueG1sLnJlbHNVjjEOwjAMRa9S5QB1y8CAmk4srIgLRMFpIpo4so2A2xMxoHb6en94',
  'etMVV6eJisRUZd5hd7lbw6Ppbp+K1kTVegIQHzE76alieec1EGenDXkBCiF5PJN/ZiwKh2E4Am/98CJ+SETUJnW8oFrzvwR+M/bNamCeYJ/2',
  'BVBLAwQUAAAACAAAACFQK1p52UsAAACKAAAAGAAAAHhsL3dvcmtzaGVldHMvc2hlZXQxLnhtbLMpzy/KLs5ITS2xswFTLokliXY2RfnlCkW2',
  'SoZKdjbJIIYjiFVmZ2ijX2Zno58MxEAVCGUGJham5mYwxRFuLggRTE36SPboI6wHAFBLAQIUABQAAAAIAAAAIVDHHBc8CgAAAAgAAAATAAAA',
  'AAAAAAAAAAAAAAAAAABbQ29udGVudF9UeXBlc10ueG1sUEsBAhQAFAAAAAgAAAAhUEhgpH58AAAAmwAAAA8AAAAAAAAAAAAAAAAAOwAAAHhs',
  'L3dvcmtib29rLnhtbFBLAQIUABQAAAAIAAAAIVDeMvXEegAAAKoAAAAaAAAAAAAAAAAAAAAAAOQAAAB4bC9fcmVscy93b3JrYm9vay54bWwu',
  'cmVsc1BLAQIUABQAAAAIAAAAIVArWnnZSwAAAIoAAAAYAAAAAAAAAAAAAAAAAJYBAAB4bC93b3Jrc2hlZXRzL3NoZWV0MS54bWxQSwUGAAAA',
  'AAQABAAMAQAAFwIAAAAA',
].join('')

/** A workbook whose sheet states, in both of its headers, that it unpacks to ten bytes. */
function lyingWorkbook(sheet: Buffer): Uint8Array<ArrayBuffer> {
  const name = 'xl/worksheets/sheet1.xml'
  const archive = Buffer.from(
    zipSync({ '[Content_Types].xml': strToU8('<Types/>'), [name]: [new Uint8Array(sheet), { level: 0 }] }),
  )
  const local = archive.indexOf(name) - 30
  const entry = archive.lastIndexOf(name) - 46
  archive.writeUInt16LE(8, local + 8)
  archive.writeUInt32LE(10, local + 22)
  archive.writeUInt16LE(8, entry + 10)
  archive.writeUInt32LE(10, entry + 24)
  return new Uint8Array(archive)
}

describe('a table from a file', () => {
  it('reads a workbook as it reads the same as text', async () => {
    const rows = rateTemplate().map((row, index) => (index === 3 ? [row[0] ?? '', row[1] ?? '', '4.5'] : row))
    const workbook = await writeXlsxFile(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer()
    const read = readRateRows(await readTableFile(fileOf(new Uint8Array(workbook))))
    const csv = rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')
    expect(read).toEqual(readRateRows(await readTableFile(fileOf(csv))))
    expect(read.issues).toEqual([])
    expect(read.rates.inbound?.per_pallet_rate).toBe(4.5)
  })

  it('reads figures of a workbook as figures', async () => {
    const workbook = await writeXlsxFile([
      [{ value: 'Category' }, { value: 'Unit' }, { value: 'Rate' }],
      [{ value: 'Inbound' }, { value: 'Per Parcel' }, { value: 1.25, type: Number }],
    ]).toBuffer()
    const { rates } = readRateRows(await readTableFile(fileOf(new Uint8Array(workbook))))
    expect(rates.inbound).toEqual({ per_parcel_rate: 1.25 })
  })

  it('refuses a small workbook with a cell far out, whose table would fill the memory', async () => {
    const workbook = new Uint8Array(Buffer.from(farCell, 'base64'))
    await expect(readTableFile(fileOf(workbook))).rejects.toMatchObject({ code: 'UNSUPPORTED_FILE' })
  })

  it('refuses a workbook that inflates to far more than it states, and takes no memory for it', async () => {
    const megabyte = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH })
    const sheet = Buffer.concat([...Array.from({ length: 600 }, () => megabyte), deflateRawSync('')])
    const before = process.memoryUsage.rss()
    let most = 0
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5)
    const reading = readTableFile(fileOf(lyingWorkbook(sheet)))
    await expect(reading).rejects.toMatchObject({
      code: 'BODY_TOO_LARGE',
      message: 'This workbook unpacks to more than 32 MB. Send it as a CSV file, or in parts.',
    })
    clearInterval(watch)
    expect(Math.max(most, process.memoryUsage.rss()) - before).toBeLessThan(250 * 1024 * 1024)
  })

  it.each([
    ['neither text nor a workbook', new Uint8Array([1, 0, 2]), 'UNSUPPORTED_FILE'],
    ['a broken workbook', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'UNSUPPORTED_FILE'],
    ['more than 3 MB', new Uint8Array(3_145_729), 'BODY_TOO_LARGE'],
    ['more than 5,000 rows', 'a,b\n'.repeat(5001), 'BODY_TOO_LARGE'],
    ['a quote that never ends', '"a,b\nc,d', 'VALIDATION_FAILED'],
  ])('refuses %s', async (_what, content, code) => {
    await expect(readTableFile(fileOf(content))).rejects.toMatchObject({ code })
  })
})
