const END_RECORD = 0x06054b50
const ENTRY = 0x02014b50
const END_RECORD_BYTES = 22
const ENTRY_BYTES = 46
const MAX_ENTRIES = 5_000
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024

/** One entry as the archive lists it. What it unpacks to is a claim of the archive, which nobody has checked. */
export type ArchiveEntry = {
  name: string
  method: number
  packedBytes: number
  unpackedBytes: number
  /** Where its local header begins. */
  at: number
}

/** The archive's own list of what it holds; null when it is not a whole ZIP archive. Nothing is unpacked. */
export function listEntries(bytes: Buffer): ArchiveEntry[] | null {
  const from = Math.max(0, bytes.length - END_RECORD_BYTES - 0xffff)
  let end = bytes.length - END_RECORD_BYTES
  while (end >= from && bytes.readUInt32LE(end) !== END_RECORD) end -= 1
  if (end < from || end < 0) return null
  const count = bytes.readUInt16LE(end + 10)
  if (count > MAX_ENTRIES) return null
  const entries: ArchiveEntry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return null
    const nameBytes = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)
    entries.push({
      name,
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      unpackedBytes: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    })
    at += ENTRY_BYTES + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** `docx` or `xlsx` when the archive is such a document; null for every other archive and for one that unpacks to too much. */
export function officeKind(bytes: Buffer): 'docx' | 'xlsx' | null {
  const entries = listEntries(bytes)
  if (!entries?.some(({ name }) => name === '[Content_Types].xml')) return null
  if (entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0) > MAX_UNPACKED_BYTES) return null
  if (entries.some(({ name }) => name.startsWith('word/'))) return 'docx'
  return entries.some(({ name }) => name.startsWith('xl/')) ? 'xlsx' : null
}
