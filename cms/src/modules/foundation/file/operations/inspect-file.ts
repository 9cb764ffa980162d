import { maxFileBytes } from '@stackyard/shared/schema/file'
import sharp from 'sharp'
import { CodedError } from '../../../../platform/coded-error'
import { type FileKind, kindOf } from '../file-kind'

/** The most pixels that a picture may unpack to. */
export const MAX_PIXELS = 50_000_000

/** Other usual extensions of a kind. */
const SAME_KIND: Readonly<Record<string, readonly string[]>> = { jpg: ['jpeg', 'jfif'], heic: ['heif'] }

export type InspectedFile = {
  kind: FileKind
  bytes: Buffer
  title: string
  width: number | null
  height: number | null
}

/** The name people see: no folders, no control characters, at most 200 characters, and the extension of what it is. */
function titleOf(name: string, { extension }: FileKind): string {
  const base = (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim() || 'file'
  const ending = base.toLowerCase().split('.').at(-1) ?? ''
  const isNamed = ending === extension || (SAME_KIND[extension] ?? []).includes(ending)
  return isNamed && base.length <= 200 ? base : `${base.slice(0, 195)}.${extension}`
}

const refuse = (code: 'BODY_TOO_LARGE' | 'BAD_REQUEST' | 'UNSUPPORTED_FILE', index: number, message: string) =>
  new CodedError(code, { message, issues: [{ path: `files[${index}]`, message }] })

/** Reads a picture's size from its header, without decoding it; a picture that unpacks to too many pixels is refused. */
async function sizeOf(bytes: Buffer, index: number): Promise<{ width: number; height: number }> {
  const header = await sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true })
    .metadata()
    .catch((error: unknown) => {
      const isHuge = error instanceof Error && error.message.includes('pixel limit')
      throw refuse(
        'UNSUPPORTED_FILE',
        index,
        isHuge ? 'This picture has too many pixels' : 'This picture cannot be read',
      )
    })
  const { width, height } = header
  if (!width || !height) throw refuse('UNSUPPORTED_FILE', index, 'This picture cannot be read')
  if (width * height * (header.pages ?? 1) > MAX_PIXELS)
    throw refuse('UNSUPPORTED_FILE', index, 'This picture has too many pixels')
  return { width, height }
}

/** Checks size, type by content and pixels of one file. @throws CodedError BODY_TOO_LARGE, BAD_REQUEST, UNSUPPORTED_FILE. */
export async function inspectFile(file: File, index: number): Promise<InspectedFile> {
  if (file.size > maxFileBytes) throw refuse('BODY_TOO_LARGE', index, 'File size is larger than 3 MB')
  if (file.size < 1) throw refuse('BAD_REQUEST', index, 'File size is smaller than 1 byte')
  const bytes = Buffer.from(await file.arrayBuffer())
  const kind = await kindOf(bytes, file.name)
  if (!kind) throw refuse('UNSUPPORTED_FILE', index, 'Files of this type are not accepted')
  const size = kind.isDecodable ? await sizeOf(bytes, index) : { width: null, height: null }
  return { kind, bytes, title: titleOf(file.name, kind), ...size }
}
