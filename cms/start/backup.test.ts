import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backUp } from './backup'
import { type Database, startPostgres } from './postgres'
import { restore } from './restore'

const secret = 'a-key-of-the-test'
let home: string
let database: Database
let pool: pg.Pool

/** Connections of a pool; that the server ends those which are still closing is no error here. */
const openPool = (connectionString: string): pg.Pool =>
  new pg.Pool({ connectionString, max: 2 }).on('error', () => undefined)

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'stackyard-backup-'))
  if (process.getuid?.() === 0) await chmod(home, 0o755)
  database = await startPostgres(join(home, 'from', 'pg'))
  pool = openPool(database.url)
  await pool.query(`create schema market; create table market.noted (at timestamptz); create table entry (id int);
    create function market.note_backup() returns void language sql as 'insert into market.noted values (now())'`)
  await mkdir(join(home, 'from', 'files', 'sized'), { recursive: true })
  await writeFile(join(home, 'from', 'files', 'deed.pdf'), 'content of the deed')
  await writeFile(join(home, 'from', 'files', 'empty'), '')
  await writeFile(join(home, 'from', 'files', 'sized', 'drawn'), 'drawn again')
}, 60_000)
afterAll(async () => {
  await pool?.end()
  await database?.stop()
  await rm(home, { recursive: true, force: true })
})

it('takes a database under writes and brings back all that was there at its end', { timeout: 120_000 }, async () => {
  let id = 0
  const end = new AbortController()
  const writing = (async () => {
    while (!end.signal.aborted) await pool.query('insert into entry values ($1)', [(id += 1)])
  })()
  const before = (await pool.query<{ n: number }>('select count(*)::int n from entry')).rows[0]?.n ?? 0
  const target = join(home, 'kept')
  await backUp({ dataDir: join(home, 'from'), databaseUrl: database.url, target, secret })
  end.abort()
  await writing
  expect((await pool.query('select * from market.noted')).rowCount).toBe(1)
  expect(await readFile(join(target, 'files', 'deed.pdf'), 'utf8')).not.toContain('deed')

  const dataDir = join(home, 'to')
  await expect(restore({ source: target, dataDir, secret: 'another-key' })).rejects.toThrow('is not the key')
  await restore({ source: target, dataDir, secret })
  expect(await readFile(join(dataDir, 'files', 'deed.pdf'), 'utf8')).toBe('content of the deed')
  expect(await readdir(join(dataDir, 'files'))).toEqual(['deed.pdf', 'empty'])
  const again = await startPostgres(join(dataDir, 'pg'))
  const other = openPool(again.url)
  const { rows } = await other.query<{ n: number; last: number }>('select count(*)::int n, max(id) last from entry')
  const life = await other.query<{ life: string }>(`select current_setting('stackyard.life', true) as life`)
  expect(life.rows[0]?.life).toMatch(/^[0-9a-f-]{36}$/)
  await other.end()
  await again.stop()
  expect(rows[0]?.n).toBeGreaterThan(before)
  expect(rows[0]?.n).toBe(rows[0]?.last)
  await expect(restore({ source: target, dataDir, secret })).rejects.toThrow('is not empty')

  await appendFile(join(target, 'files', 'deed.pdf'), 'x')
  await expect(restore({ source: target, dataDir: join(home, 'third'), secret })).rejects.toThrow()
})
