import { type Handler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  UploadConfig,
} from 'payload'
import { CHECKED } from '../../../platform/static-files'
import { objectResponse } from '../../../platform/storage/object-response'
import { removeLater } from '../../../platform/storage/remove-objects'
import { isKey, readObject, type Storage } from '../../../platform/storage/storage'
import { executorOf } from '../../listings/discovery'

/** What Payload notes of an uploaded file and of the sizes it made of it. */
type StoredFile = { filename?: string | null; mimeType?: string | null }
type MediaDoc = StoredFile & {
  focalX?: number | null
  focalY?: number | null
  sizes?: Record<string, StoredFile | undefined> | null
}

const keyOf = (filename: string): string => `media/${filename}`

const keysOf = ({ filename, sizes }: MediaDoc): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].flatMap((name) => (name ? [keyOf(name)] : []))

async function serve(storage: Storage, filename: string, request: Request): Promise<Response | null> {
  if (!isKey(keyOf(filename))) return null
  const type = getMimeType(filename) ?? 'application/octet-stream'
  return objectResponse(storage, keyOf(filename), request, { 'content-type': type, 'cache-control': CHECKED })
}

/** Answers the public address of a picture; goes on to the next handler where there is none. */
export const mediaHandler =
  (storage: Storage): Handler<object, '/files/media/:name'> =>
  async (c, next) =>
    (await serve(storage, c.req.param('name'), c.req.raw)) ?? next()

/** Answers the panel's address of a picture. Payload has found that the reader may read it. */
export const panelHandler =
  (storage: Storage): NonNullable<UploadConfig['handlers']>[number] =>
  async (req, { params }) =>
    (await serve(storage, params.filename, new Request('http://panel/', req))) ?? new Response(null, { status: 404 })

/** The bytes that came with a request, by the names under which they are stored. */
function incoming({ file, payloadUploadSizes }: PayloadRequest, { filename, mimeType, sizes }: MediaDoc) {
  if (!file || !filename) return []
  const made = Object.entries(sizes ?? {}).map(([name, size]) => ({ ...size, bytes: payloadUploadSizes?.[name] }))
  return [{ filename, mimeType, bytes: file.data }, ...made].flatMap(({ filename: name, mimeType: type, bytes }) =>
    name && bytes ? [{ key: keyOf(name), type: type ?? 'application/octet-stream', bytes }] : [],
  )
}

/**
 * Stores an uploaded picture with its sizes before the record is committed; what it replaces is deleted by a job, once
 * it is. @throws CodedError FILES_UNAVAILABLE, and the record stays as it was
 */
export const storeMedia =
  (storage: Storage): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    const files = incoming(req, doc as MediaDoc)
    if (files.length === 0) return
    await Promise.all(files.map(({ key, type, bytes }) => storage.put(key, bytes, { type })))
    const shown = new Set(keysOf(doc as MediaDoc))
    const replaced = operation === 'update' ? keysOf(previousDoc as MediaDoc).filter((key) => !shown.has(key)) : []
    await removeLater(await executorOf(req), replaced)
  }

/** Has the files of a deleted picture deleted by a job, once the record's deletion is committed. */
export const removeMedia: CollectionAfterDeleteHook = async ({ doc, req }) =>
  removeLater(await executorOf(req), keysOf(doc as MediaDoc))

/**
 * Whether an editor crops a picture or moves its focal point, without a new file. Both columns come with every save of
 * the panel.
 */
function isEdited(req: PayloadRequest, data: MediaDoc, stored: MediaDoc): boolean {
  const edits = req.query.uploadEdits as { crop?: unknown; focalPoint?: unknown } | undefined
  if (edits?.crop || edits?.focalPoint) return true
  const moved = (wanted: number | null | undefined, known: number | null | undefined) =>
    wanted !== undefined && wanted !== null && wanted !== known
  return moved(data.focalX, stored.focalX) || moved(data.focalY, stored.focalY)
}

/**
 * Hands Payload the stored picture when it is to be cropped anew: it would ask for it over the network otherwise. The
 * result gets a name of its own, and the picture before it is replaced.
 */
export const reopenMedia =
  (storage: Storage): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'update' || req.file || !('id' in args) || !args.id) return
    const { id, data } = args as { id: number | string; data?: MediaDoc }
    const stored = await req.payload.findByID({
      collection: 'media',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
      req,
    })
    if (!stored?.filename || !stored.mimeType || !isEdited(req, data ?? {}, stored)) return
    const bytes = await readObject(storage, keyOf(stored.filename))
    if (bytes) req.file = { data: bytes, mimetype: stored.mimeType, name: stored.filename, size: bytes.length }
  }
