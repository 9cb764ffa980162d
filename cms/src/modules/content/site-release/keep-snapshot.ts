import { copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps the files of the last good snapshot, which `astro dev` reads in development. */
export async function keepSnapshot(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) {
    await copyFile(join(from, name), join(to, `${name}.part`))
    await rename(join(to, `${name}.part`), join(to, name))
  }
}
