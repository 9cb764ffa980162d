import { watch } from 'node:fs'
import { join, sep } from 'node:path'
import { rootFolder } from './build.ts'
import { startChild, whenReady, type Child } from './processes.ts'

const SETTLED_MS = 300
const WATCHED = [join('cms', 'src'), join('shared', 'src')]

/** Parts that Next, Vite and Astro reload by themselves. */
const LEFT_ALONE = [join('cms', 'src', 'admin'), join('cms', 'src', 'app'), join('shared', 'src', 'ui')]

const isServerSource = (file: string): boolean =>
  /\.(ts|tsx|json|sql)$/.test(file) &&
  !/\.test\.tsx?$/.test(file) &&
  !LEFT_ALONE.some((folder) => file.startsWith(folder + sep))

/**
 * Runs the server from its sources and starts it again after every change of them. One that ends by itself (a typing error)
 * waits for the next change. Node's own watch mode is of no use here: Next's workers inherit it and break.
 */
export function watchServer(env: Record<string, string>): Child & { ready: Promise<unknown> } {
  const args = ['--import', 'tsx', join(rootFolder, 'cms', 'src', 'server.ts')]
  const begin = () => startChild(args, { cwd: rootFolder, env })
  let current = begin()
  let isStopping = false
  let change: NodeJS.Timeout | undefined
  const ready = whenReady(current, 'the server')
  const restart = async (): Promise<void> => {
    await current.stop()
    if (isStopping) return
    current = begin()
    whenReady(current, 'the server').then(
      () => console.log('  ✓ server started again'),
      () => console.log('  ✗ the server ended; it starts again at the next change'),
    )
  }
  let restarting = Promise.resolve()
  const watchers = WATCHED.map((folder) =>
    watch(join(rootFolder, folder), { recursive: true }, (_event, name) => {
      if (!name || !isServerSource(join(folder, name))) return
      clearTimeout(change)
      change = setTimeout(() => (restarting = restarting.then(restart)), SETTLED_MS)
    }),
  )
  const stop = async (): Promise<number | null> => {
    isStopping = true
    clearTimeout(change)
    for (const watcher of watchers) watcher.close()
    await restarting
    return current.stop()
  }
  return { process: current.process, exited: new Promise(() => undefined), stop, ready }
}
