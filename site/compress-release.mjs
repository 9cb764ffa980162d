import { readFileSync } from 'node:fs'
import { link, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
const packable = /\.(html|css|js|mjs|json|svg|xml|txt|wasm)$/
const workers = 8
/** Shorter ones cost more as two files than they save. */
const SHORT = 1024
const twins = ['.gz', '.br']

/** Writes `.gz` and `.br` twins beside every file of a build that packs well, as the front door serves them. */
export function compressRelease() {
  return {
    name: 'compress-release',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        const started = performance.now()
        const files = await readdir(root, { recursive: true })
        await compressFiles(root, files)
        logger.info(`${files.length} files in ${Math.round(performance.now() - started)} ms`)
      },
    },
  }
}

/** The same for these files of a folder. One with the same bytes in `before`, an older folder, takes the twins from there. */
export async function compressFiles(root, files, before) {
  const wanted = files.filter((file) => packable.test(file))
  let next = 0
  const work = async () => {
    for (let at = next++; at < wanted.length; at = next++) await compressFile(root, wanted[at], before)
  }
  await Promise.all(Array.from({ length: workers }, work))
}

async function takeTwins(root, file, content, before) {
  try {
    if (!before || !content.equals(readFileSync(join(before, file)))) return false
    for (const twin of twins) await link(`${join(before, file)}${twin}`, `${join(root, file)}${twin}`)
    return true
  } catch {
    return false
  }
}

/** Hashed files are compressed once and kept for a year, so they get the best; pages get what is quick. */
async function compressFile(root, file, before) {
  const path = join(root, file)
  const content = await readFile(path)
  if (content.length < SHORT || (await takeTwins(root, file, content, before))) return
  const hashed = /(^|\/)(_astro|app-assets)\//.test(file)
  const [gzipped, brotli] = await Promise.all([
    toGzip(content, { level: hashed ? 9 : 4 }),
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: hashed ? 9 : 4 } }),
  ])
  await Promise.all([writeFile(`${path}.gz`, gzipped), writeFile(`${path}.br`, brotli)])
}

/** As a program: everything in the folder that is named. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , root] = process.argv
  await compressFiles(root, await readdir(root, { recursive: true }))
}
