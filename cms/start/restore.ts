import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { type Manifest, readManifest, retrieve } from './backup-files.ts'
import { rootFolder } from './build.ts'
import { startPostgres } from './postgres.ts'

type Job = { source: string; dataDir: string; secret?: string | undefined }

/** A database server doesn't run as root: its folder belongs to the user that `npm start` runs it as. */
function giveToPostgres(folder: string): void {
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres:', folder])
}

/**
 * Writes a backup into an empty data folder, each file checked against the manifest, and starts the database once so that
 * it replays what was written during the backup.
 * @throws Error when the folder holds anything, a file is not what the manifest says, or the database does not start
 */
export async function restore({ source, dataDir, secret }: Job): Promise<Manifest> {
  await mkdir(dataDir, { recursive: true })
  if ((await readdir(dataDir)).length > 0) throw new Error(`${dataDir} is not empty: name a new folder with DATA_DIR.`)
  const { manifest, key } = await readManifest(source, secret)
  for (const path of manifest.folders) await mkdir(join(dataDir, path), { recursive: true, mode: 0o700 })
  for (const one of manifest.files) await retrieve(source, one, join(dataDir, one.path), key)
  const folder = join(dataDir, 'pg')
  await chmod(folder, 0o700)
  giveToPostgres(folder)
  await writeFile(join(dataDir, 'pg.ready'), '')
  const database = await startPostgres(folder)
  try {
    await beginLife(database.url)
  } finally {
    await database.stop()
  }
  return manifest
}

/** Pages that were rendered after the backup show what is not so any more: they are told by the life of the database. */
async function beginLife(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const name = client.escapeIdentifier(new URL(databaseUrl).pathname.slice(1))
    await client.query(`alter database ${name} set stackyard.life = '${randomUUID()}'`)
  } finally {
    await client.end()
  }
}

async function main(): Promise<void> {
  const source = process.argv[2]
  if (!source) throw new Error('Name the folder of a backup: DATA_DIR=/new/folder npm run restore -- /backups/monday')
  const dataDir = resolve(process.env.DATA_DIR || join(rootFolder, '.data'))
  const secret = process.env.BACKUP_KEY || undefined
  const { madeAt, files } = await restore({ source: resolve(source), dataDir, secret })
  console.log(`${files.length} files of ${madeAt} are in ${dataDir}; the database starts.
Next: npm start, then npm run check:money, and look at System health and at the erasures since (docs/operations.md).`)
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
