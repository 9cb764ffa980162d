import type { StorageEnv } from '../../env'
import type { Logger } from '../logger'
import { folderStorage } from './folder-storage'
import type { ListedObject, Storage } from './storage'

/** A storage whose adapter is loaded with the first call: a start does without its client. */
function onFirstCall(load: () => Promise<Storage>): Storage {
  let loading: Promise<Storage> | undefined
  const storage = () => (loading ??= load())
  async function* list(prefix: string): AsyncGenerator<ListedObject> {
    yield* (await storage()).list(prefix)
  }
  return {
    put: async (...put) => (await storage()).put(...put),
    get: async (...get) => (await storage()).get(...get),
    head: async (key) => (await storage()).head(key),
    delete: async (key) => (await storage()).delete(key),
    list,
  }
}

/** The S3 bucket of the settings. Faults are logged. @throws Error without S3_BUCKET */
export function bucketStorage(env: StorageEnv, log: Pick<Logger, 'warn'>): Storage {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket) throw new Error('S3_BUCKET is not set')
  return onFirstCall(async () => {
    const { s3Storage } = await import('./s3-storage')
    return s3Storage(
      {
        bucket,
        endpoint: env.S3_ENDPOINT,
        region: env.S3_REGION,
        prefix: env.S3_PREFIX,
        credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
        isPathStyle: env.S3_PATH_STYLE,
        timeoutSeconds: env.S3_TIMEOUT_SECONDS,
      },
      (error) => log.warn({ err: error }, 'the file storage did not answer'),
    )
  })
}

/** The file storage of the settings: the S3 bucket where one is named, else folders below DATA_DIR. */
export const createStorage = (env: StorageEnv, log: Pick<Logger, 'warn'>): Storage =>
  env.S3_BUCKET ? bucketStorage(env, log) : folderStorage(env.DATA_DIR)
