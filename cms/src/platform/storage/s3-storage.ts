import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { CodedError } from '../coded-error'
import { assertKey, assertPrefix, type ListedObject, sizeOf, type Storage } from './storage'

export type S3Settings = {
  bucket: string
  /** Of a provider other than Amazon. */
  endpoint: string | undefined
  region: string
  /** Folder of the bucket that holds everything; the whole bucket without one. */
  prefix: string | undefined
  /** Amazon's own chain of credentials (role of the machine, environment) without them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  /** Whether the bucket is part of the path rather than of the host's name. */
  isPathStyle: boolean
  /** How long one attempt may wait for an answer. */
  timeoutSeconds: number
}

/** How long calls fail at once after one that found no storage: nobody waits for a time limit in a row. */
const PAUSE_MS = 2_000
const ATTEMPTS = 2
const CONNECT_MS = 2_000

const clientOf = ({ endpoint, region, credentials, isPathStyle, timeoutSeconds }: S3Settings): S3Client =>
  new S3Client({
    region,
    forcePathStyle: isPathStyle,
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
    // Providers other than Amazon store the checksums of a streamed body within the object.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: timeoutSeconds * 1000,
      socketTimeout: timeoutSeconds * 1000,
      throwOnRequestTimeout: true,
    },
  })

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } } | undefined)?.$metadata?.httpStatusCode

/** A bucket that is missing is a fault of the settings: its objects are not known to be missing. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name) && statusOf(error) === 404

/**
 * Runs the calls to S3. What fails but for a missing object becomes FILES_UNAVAILABLE; when S3 did not answer, or with
 * a fault of its own, the calls of the next PAUSE_MS are not tried.
 */
class Calls {
  #pausedUntil = 0
  constructor(private readonly onFault: (error: unknown) => void) {}

  /**
   * @returns what the call answers; null for a missing object.
   * @throws CodedError FILES_UNAVAILABLE, and what broke the stream that was to be stored
   */
  async run<T>(call: () => Promise<T>, stored?: Buffer | Readable): Promise<T | null> {
    if (Date.now() < this.#pausedUntil) throw new CodedError('FILES_UNAVAILABLE')
    try {
      return await call()
    } catch (error) {
      if (isMissing(error)) return null
      if (stored instanceof Readable && stored.errored) throw stored.errored
      this.onFault(error)
      const status = statusOf(error)
      if (status === undefined || status >= 500 || status === 429) this.#pausedUntil = Date.now() + PAUSE_MS
      throw new CodedError('FILES_UNAVAILABLE', { cause: error })
    }
  }
}

/** The whole object's size: `bytes 0-9/120` of a range, else what was sent. */
const wholeSize = (range: string | undefined, sent: number | undefined): number =>
  Number(range?.split('/')[1] ?? sent ?? 0)

/** Objects of a bucket of S3, or of anything that speaks its protocol. `onFault` hears of every call that failed. */
export function s3Storage(settings: S3Settings, onFault: (error: unknown) => void): Storage {
  const client = clientOf(settings)
  const calls = new Calls(onFault)
  const { bucket: Bucket } = settings
  const root = settings.prefix ? `${settings.prefix}/` : ''
  const at = (key: string) => {
    assertKey(key)
    return { Bucket, Key: root + key }
  }
  async function* listBelow(prefix: string): AsyncGenerator<ListedObject> {
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: root + prefix })
    for (;;) {
      const page = await calls.run(() => pages.next())
      if (!page || page.done) return
      for (const { Key = '', Size: size = 0, LastModified } of page.value.Contents ?? [])
        yield { key: Key.slice(root.length), size, modifiedAt: LastModified ?? new Date(0) }
    }
  }
  return {
    async put(key, body, { type, size }) {
      const object = { ...at(key), Body: body, ContentType: type, ContentLength: sizeOf(body, size) }
      const broken = new AbortController()
      if (body instanceof Readable) body.once('error', (error) => broken.abort(error))
      await calls.run(() => client.send(new PutObjectCommand(object), { abortSignal: broken.signal }), body)
    },
    async get(key, range) {
      const object = { ...at(key), ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}) }
      const found = await calls.run(() => client.send(new GetObjectCommand(object)))
      if (!(found?.Body instanceof Readable)) return null
      const size = wholeSize(found.ContentRange, found.ContentLength)
      return { body: found.Body, size, modifiedAt: found.LastModified ?? new Date(0) }
    },
    async head(key) {
      const object = at(key)
      const found = await calls.run(() => client.send(new HeadObjectCommand(object)))
      return found && { size: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) }
    },
    async delete(key) {
      const object = at(key)
      await calls.run(() => client.send(new DeleteObjectCommand(object)))
    },
    list(prefix) {
      assertPrefix(prefix)
      return listBelow(prefix)
    },
  }
}
