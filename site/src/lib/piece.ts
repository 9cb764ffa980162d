import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A part of a page: its bytes, and these deflated by themselves, so that pieces in a row make one stream. */
export type Piece = { plain: Buffer; deflated: Buffer }

/** What is quick; a page that never changes again is worth more (`level` 1 to 9). */
const QUICK = 3
/** A member's head (RFC 1952 §2.3): deflated, no name, no time, of no system. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty last block: pieces end on a byte without one (RFC 1951 §3.2.6). */
const LAST_BLOCK = Buffer.from([3, 0])

export function pieceOf(text: string, level = QUICK): Piece {
  const plain = Buffer.from(text)
  return { plain, deflated: deflateRawSync(plain, { level, finishFlush: constants.Z_SYNC_FLUSH }) }
}

/** The pieces as one gzip file, without compressing again what many pages share. */
export function gzipOf(pieces: readonly Piece[]): Buffer {
  const end = Buffer.alloc(8)
  let length = 0
  let sum = 0
  for (const { plain } of pieces) {
    sum = crc32(plain, sum)
    length += plain.length
  }
  end.writeUInt32LE(sum, 0)
  end.writeUInt32LE(length % 2 ** 32, 4)
  return Buffer.concat([GZIP_HEAD, ...pieces.map(({ deflated }) => deflated), LAST_BLOCK, end])
}
