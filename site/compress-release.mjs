import { link, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
const text = /\.(html|css|js|mjs|json|svg|xml|txt)$/
const workers = 8

/** Writes `.gz` and `.br` twins beside every text file of the release, as the front door serves them. */
export function compressRelease() {
  return {
    name: 'compress-release',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        const files = (await readdir(root, { recursive: true })).filter((file) => text.test(file))
        const started = performance.now()
        let next = 0
        const work = async () => {
          for (let at = next++; at < files.length; at = next++) await compressFile(join(root, files[at]))
        }
        await Promise.all(Array.from({ length: workers }, work))
        logger.info(`${files.length} files in ${Math.round(performance.now() - started)} ms`)
      },
    },
  }
}

/** Links the twins of a hashed file out of the release before, where its name says that it is the same. */
async function takeTwins(path) {
  const before = process.env.SITE_BEFORE
  if (!before) return false
  try {
    for (const twin of ['.gz', '.br']) await link(`${join(before, '_astro', basename(path))}${twin}`, `${path}${twin}`)
    return true
  } catch {
    return false
  }
}

/** Hashed files are compressed once and kept for a year, so they get the best; pages get what is quick. */
async function compressFile(path) {
  const { size } = await stat(path)
  if (size < 1024) return
  const hashed = path.includes('/_astro/')
  if (hashed && (await takeTwins(path))) return
  const content = await readFile(path)
  const [gzipped, brotli] = await Promise.all([
    toGzip(content, { level: hashed ? 9 : 6 }),
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: hashed ? 9 : 4 } }),
  ])
  await rm(`${path}.gz`, { force: true })
  await Promise.all([writeFile(`${path}.gz`, gzipped), writeFile(`${path}.br`, brotli)])
}
