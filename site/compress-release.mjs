import { existsSync } from 'node:fs'
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
          for (let at = next++; at < files.length; at = next++) await compressFile(root, files[at])
        }
        await Promise.all(Array.from({ length: workers }, work))
        logger.info(`${files.length} files in ${Math.round(performance.now() - started)} ms`)
      },
    },
  }
}

const twins = ['.gz', '.br']

/** Links the twins of a file that is the same in the release before: a hashed one by its name, a page by its bytes. */
async function takeTwins(root, file, content) {
  const before = process.env.SITE_BEFORE
  if (!before) return false
  const from = isHashed(file) ? join(before, '_astro', basename(file)) : join(before, file)
  try {
    if (!isHashed(file) && !content.equals(await readFile(from))) return false
    for (const twin of twins) await link(`${from}${twin}`, `${join(root, file)}${twin}`)
    return true
  } catch {
    return false
  }
}

const isHashed = (file) => file.includes('_astro/')

/** Hashed files are compressed once and kept for a year, so they get the best; pages get what is quick. */
async function compressFile(root, file) {
  const path = join(root, file)
  const { size } = await stat(path)
  if (size < 1024 || existsSync(`${path}.br`)) return
  const content = await readFile(path)
  if (await takeTwins(root, file, content)) return
  const hashed = isHashed(file)
  const [gzipped, brotli] = await Promise.all([
    toGzip(content, { level: hashed ? 9 : 6 }),
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: hashed ? 9 : 4 } }),
  ])
  await rm(`${path}.gz`, { force: true })
  await Promise.all([writeFile(`${path}.gz`, gzipped), writeFile(`${path}.br`, brotli)])
}
