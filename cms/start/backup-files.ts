import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const MANIFEST = 'manifest.json'

const schema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Major version of the database server that the copied folder belongs to. */
  postgres: z.string(),
  /** Of the key's derivation; a backup without it is not encrypted. */
  salt: z.string().optional(),
  folders: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), bytes: z.number().int().min(0), sha256: z.string() })),
})

/** What a backup holds. Paths are relative to the data folder, with `/`; size and checksum are of the plain content. */
export type Manifest = z.output<typeof schema>
export type BackupFile = Manifest['files'][number]

/** The key of a backup, from the secret BACKUP_KEY and the salt that its manifest names. */
export const backupKey = (secret: string, salt: string): Buffer => scryptSync(secret, Buffer.from(salt, 'hex'), 32)

/** Counts and hashes what passes. */
function meter(): { through: Transform; read(): { bytes: number; sha256: string } } {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { through, read: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/** Encrypts: a nonce, the content, its tag. The path is bound in, so that files can't be exchanged. */
function sealing(key: Buffer, path: string): Transform {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(path))
  let isFirst = true
  const opened = (): Buffer => {
    if (!isFirst) return Buffer.alloc(0)
    isFirst = false
    return nonce
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, Buffer.concat([opened(), cipher.update(chunk)]))
    },
    flush(done) {
      const rest = cipher.final()
      done(null, Buffer.concat([opened(), rest, cipher.getAuthTag()]))
    },
  })
}

/** Writes content into a backup, encrypted when there is a key. */
export async function store(content: Readable, target: string, path: string, key?: Buffer): Promise<BackupFile> {
  const file = join(target, path)
  await mkdir(dirname(file), { recursive: true })
  const { through, read } = meter()
  const out = createWriteStream(file, { mode: 0o600, flush: true })
  await (key ? pipeline(content, through, sealing(key, path), out) : pipeline(content, through, out))
  return { path, ...read() }
}

async function unsealing(file: string, path: string, key: Buffer): Promise<[Readable, Transform]> {
  const { size } = await stat(file)
  if (size < NONCE_BYTES + TAG_BYTES) throw new Error(`${path} is cut off`)
  const handle = await open(file)
  const nonce = Buffer.alloc(NONCE_BYTES)
  const tag = Buffer.alloc(TAG_BYTES)
  await handle.read(nonce, 0, NONCE_BYTES, 0)
  await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES)
  await handle.close()
  const cipher = createDecipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(path))
  cipher.setAuthTag(tag)
  const end = size - TAG_BYTES - 1
  const content = end < NONCE_BYTES ? new Uint8Array() : undefined
  return [content ? Readable.from([content]) : createReadStream(file, { start: NONCE_BYTES, end }), cipher]
}

/** Writes a file of a backup to `to`. @throws Error when it isn't what the manifest says */
export async function retrieve(source: string, one: BackupFile, to: string, key?: Buffer): Promise<void> {
  const file = join(source, one.path)
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const { through, read } = meter()
  const out = createWriteStream(to, { mode: 0o600, flush: true })
  if (key) await pipeline(...(await unsealing(file, one.path, key)), through, out)
  else await pipeline(createReadStream(file), through, out)
  const { bytes, sha256 } = read()
  if (bytes !== one.bytes || sha256 !== one.sha256) throw new Error(`${one.path} is not what the manifest says`)
}

const signed = (text: string, key?: Buffer): string =>
  key ? createHmac('sha256', key).update(text).digest('hex') : createHash('sha256').update(text).digest('hex')

/** Written last and by rename: a folder without it is no backup. */
export async function writeManifest(target: string, manifest: Manifest, key?: Buffer): Promise<void> {
  const file = join(target, MANIFEST)
  const seal = signed(JSON.stringify(manifest), key)
  await writeFile(`${file}.part`, JSON.stringify({ manifest, seal }, null, 1), { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
}

const isInside = (path: string): boolean =>
  !path.startsWith('/') && !path.split(/[/\\]/).includes('..') && !path.includes(sep === '/' ? '\0' : ':')

/** @throws Error when the manifest is missing, changed, or needs another key */
export async function readManifest(source: string, secret?: string): Promise<{ manifest: Manifest; key?: Buffer }> {
  const text = await readFile(join(source, MANIFEST), 'utf8').catch((cause: unknown) => {
    throw new Error(`${source} holds no whole backup: ${MANIFEST} is missing.`, { cause })
  })
  const { manifest, seal } = z.object({ manifest: schema, seal: z.string() }).parse(JSON.parse(text))
  if (manifest.salt && !secret) throw new Error('This backup is encrypted: set BACKUP_KEY.')
  const key = manifest.salt && secret ? backupKey(secret, manifest.salt) : undefined
  if (signed(JSON.stringify(manifest), key) !== seal)
    throw new Error('The manifest was changed, or BACKUP_KEY is not the key of this backup.')
  if (![...manifest.folders, ...manifest.files.map(({ path }) => path)].every(isInside))
    throw new Error('The manifest names a path outside the backup.')
  return key ? { manifest, key } : { manifest }
}
