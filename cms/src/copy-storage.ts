import { getMimeType } from 'hono/utils/mime'
import { readStorageEnv } from './env'
import { createLogger } from './platform/logger'
import { copyObjects } from './platform/storage/copy-objects'
import { bucketStorage } from './platform/storage/create-storage'
import { folderStorage } from './platform/storage/folder-storage'

const STEP = 500
const env = readStorageEnv({ ...process.env, DATA_DIR: process.env.DATA_DIR ?? '.data' })
if (!env.S3_BUCKET) {
  console.error('Set S3_BUCKET and the other settings of S3 first; docs/operations.md lists them.')
  process.exit(2)
}
const isBack = process.argv.includes('--to-folder')
const [folder, bucket] = [folderStorage(env.DATA_DIR), bucketStorage(env, createLogger('silent'))]
const { copied, skipped, failed, bytes } = await copyObjects({
  from: isBack ? bucket : folder,
  to: isBack ? folder : bucket,
  typeOf: (key) => getMimeType(key) ?? 'application/octet-stream',
  onFault: (key, error) => console.error(`✗ ${key}: ${error instanceof Error ? error.message : String(error)}`),
  onProgress: (counts) => {
    if (counts.copied % STEP === 0 && counts.copied > 0) console.log(`  ${counts.copied} copied`)
  },
})
console.log(`${copied} copied (${bytes} bytes), ${skipped} there already, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
