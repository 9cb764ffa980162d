import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
const PACKABLE = /\.(html|css|js|mjs|json|svg|xml|txt|wasm)$/
/** Shorter ones cost more as two files than they save. */
const SHORT_BYTES = 1024
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Writes `.gz` and `.br` twins beside every file of a build that packs well, as the HTTP server serves them. */
export async function compressFolder(root: string): Promise<void> {
  for (const file of await readdir(root, { recursive: true })) {
    if (!PACKABLE.test(file)) continue
    const path = join(root, file)
    const content = await readFile(path)
    if (content.length < SHORT_BYTES) continue
    const [gzipped, brotli] = await Promise.all([toGzip(content, { level: 9 }), toBrotli(content, BROTLI)])
    await Promise.all([writeFile(`${path}.gz`, gzipped), writeFile(`${path}.br`, brotli)])
  }
}
