import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Holder = { pid: number; began: string; since: string }

/** When a process began, as the system counts; a pid alone may have been given to another program since. */
function beganAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    // Not Linux, or gone: the pid has to do.
    return ''
  }
}

function isAlive({ pid, began }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return began === beganAt(pid)
}

function holderOf(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    // Nobody holds it, or it was cut off in the middle of being written.
    return undefined
  }
}

/** Another starter may have taken the stale lock over since it was read: then that one's is put back. */
function removeStale(file: string, aside: string): void {
  try {
    renameSync(file, aside)
    const holder = holderOf(aside)
    if (holder && isAlive(holder)) linkSync(aside, file)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

/**
 * Takes a data folder for this process; the lock of a process that is gone is taken over. Answers with what gives it
 * back. @throws Error that names who holds the folder
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'lock.json')
  const own = `${file}.${process.pid}`
  const mine: Holder = { pid: process.pid, began: beganAt(process.pid), since: new Date().toISOString() }
  writeFileSync(own, JSON.stringify(mine), { mode: 0o600 })
  try {
    for (;;) {
      try {
        linkSync(own, file)
        return () => rmSync(file, { force: true })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const holder = holderOf(file)
      if (holder && isAlive(holder))
        throw new Error(
          `${folder} is in use: Stackyard runs from it as process ${holder.pid} since ${holder.since}.\n` +
            'Stop that one first, or choose another folder with DATA_DIR.',
        )
      removeStale(file, `${own}.stale`)
    }
  } finally {
    rmSync(own, { force: true })
  }
}
