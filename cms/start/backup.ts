import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { backupKey, type Manifest, store, writeManifest } from './backup-files.ts'
import { rootFolder } from './build.ts'

/** Folders of a database server whose content it makes anew at its start; WAL is copied at the end. */
const EMPTIED = /^pg\/(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./
const LEFT_OUT = /^(pg\/postmaster\.(pid|opts)|files\/sized(\/.*)?|.*\/pgsql_tmp.*|.*\.part)$/
/** As pg_basebackup does: the file that says where the database stands is copied after all others. */
const LAST = 'pg/global/pg_control'
const FILES = ['files', 'media', 'settings.json', 'seeded']
/** The books of the payment simulator, where there is one, which writes them shortly after each change. */
const BOOKS = 'stripe.json'
const BOOKS_WITHIN_MS = 1000

const EXTERNAL = `The database is not the embedded one. Use your provider's snapshots, or tools of its own version:
  pg_dump --format=custom --file=database.dump "$DATABASE_URL"
  psql "$DATABASE_URL" -c 'select market.note_backup()'
and copy the bucket, or DATA_DIR/files and DATA_DIR/media.`

type Job = { dataDir: string; databaseUrl: string; target: string; secret?: string | undefined }
type Copy = { dataDir: string; target: string; key: Buffer | undefined; manifest: Manifest }

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Copies what is below `path`; what is deleted meanwhile is left out, as WAL says that it was deleted. */
async function copyBelow(copy: Copy, path: string): Promise<void> {
  if (EMPTIED.test(path) || LEFT_OUT.test(path) || path === LAST) return
  const entries = await readdir(join(copy.dataDir, path), { withFileTypes: true }).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  })
  if (!entries) return copyFile(copy, path)
  copy.manifest.folders.push(path)
  for (const { name } of entries) await copyBelow(copy, `${path}/${name}`)
}

async function copyFile({ dataDir, target, key, manifest }: Copy, path: string): Promise<void> {
  try {
    const handle = await open(join(dataDir, path))
    manifest.files.push(await store(handle.createReadStream(), target, path, key))
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/** Copies the database's folder while it runs. A slot of this session keeps the WAL that the copy needs. */
async function copyDatabase(copy: Copy, client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  if (resolve(rows[0]?.data_directory ?? '') !== resolve(copy.dataDir, 'pg')) throw new Error(EXTERNAL)
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [
    `backup_${randomBytes(6).toString('hex')}`,
  ])
  const begun = await client.query<{ wal: string }>(`select pg_walfile_name(pg_backup_start('stackyard', true)) as wal`)
  await copyBelow(copy, 'pg')
  await copyFile(copy, LAST)
  const ended = await client.query<{ wal: string; labelfile: string }>(
    'select pg_walfile_name(lsn) as wal, labelfile from pg_backup_stop(false)',
  )
  const [first, last] = [begun.rows[0]?.wal ?? '', ended.rows[0]?.wal ?? '']
  for (const name of await readdir(join(copy.dataDir, 'pg', 'pg_wal')))
    if (name.endsWith('.history') || (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last))
      await copyFile(copy, `pg/pg_wal/${name}`)
  const label = Readable.from([Buffer.from(ended.rows[0]?.labelfile ?? '')])
  copy.manifest.files.push(await store(label, copy.target, 'pg/backup_label', copy.key))
}

/**
 * Copies a running embedded database and the stored files of its data folder into `target`, and notes the time of it for
 * System health. Files are copied after the database, so that each one it names is there.
 * @throws Error when `target` holds anything, or the database does not run
 */
export async function backUp({ dataDir, databaseUrl, target, secret }: Job): Promise<Manifest> {
  await mkdir(target, { recursive: true, mode: 0o700 })
  if ((await readdir(target)).length > 0) throw new Error(`${target} is not empty: name a new folder.`)
  const salt = secret ? randomBytes(16).toString('hex') : undefined
  const postgres = readFileSync(join(dataDir, 'pg', 'PG_VERSION'), 'utf8').trim()
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), postgres, salt, folders: [], files: [] }
  const key = secret && salt ? backupKey(secret, salt) : undefined
  const copy = { dataDir, target, key, manifest }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await copyDatabase(copy, client)
    for (const path of FILES) if (existsSync(join(dataDir, path))) await copyBelow(copy, path)
    if (existsSync(join(dataDir, BOOKS))) {
      await setTimeout(BOOKS_WITHIN_MS)
      await copyFile(copy, BOOKS)
    }
    await writeManifest(target, manifest, key)
    await client.query('select market.note_backup()')
  } finally {
    await client.end()
  }
  return manifest
}

async function main(): Promise<void> {
  const target = process.argv[2]
  if (!target) throw new Error('Name a new folder: npm run backup -- /backups/monday')
  const dataDir = resolve(process.env.DATA_DIR || join(rootFolder, '.data'))
  if (process.env.DATABASE_URL || !existsSync(join(dataDir, 'pg'))) throw new Error(EXTERNAL)
  const noted = join(dataDir, 'running.json')
  if (!existsSync(noted)) throw new Error(`Nothing runs from ${dataDir}: start it first (npm start).`)
  const { DATABASE_URL: databaseUrl = '' } = JSON.parse(readFileSync(noted, 'utf8')) as Record<string, string>
  const secret = process.env.BACKUP_KEY || undefined
  const { files } = await backUp({ dataDir, databaseUrl, target: resolve(target), secret })
  const bytes = files.reduce((sum, one) => sum + one.bytes, 0)
  console.log(
    `${files.length} files, ${Math.ceil(bytes / 1e6)} MB, ${secret ? 'encrypted' : 'not encrypted'}: ${target}`,
  )
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
