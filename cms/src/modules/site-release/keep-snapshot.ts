import { copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { SitePart } from './operations/enqueue-release'

/** Keeps the files of a part's last good snapshot, which `astro dev` reads in development; content has all settings. */
export async function keepSnapshot(part: SitePart, from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const names = (await readdir(from)).filter((name) => part === 'content' || name !== 'settings.json')
  for (const name of names) {
    await copyFile(join(from, name), join(to, `${name}.part`))
    await rename(join(to, `${name}.part`), join(to, name))
  }
}
