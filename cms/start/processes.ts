import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'

export type Child = { process: ChildProcess; stop(): Promise<number | null>; exited: Promise<number | null> }

/** A child that takes longer to end is killed. */
const STOP_WITHIN_MS = 15_000

const leash = new URL('./leash.ts', import.meta.url).href

type Options = { cwd: string; env?: Record<string, string | undefined>; quiet?: boolean }

/** Starts a child that ends by itself when this process dies: the IPC channel is its lifeline. */
export function startChild(args: string[], { cwd, env, quiet }: Options): Child {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit', 'ipc'],
    serialization: 'json',
    detached: true,
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return {
    process: child,
    exited,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return exited
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
      return exited.finally(() => clearTimeout(late))
    },
  }
}

/** Waits for a child's `{type: 'ready'}` message. Rejects when it ends before. */
export function whenReady(child: Child, name: string): Promise<{ port: number }> {
  return new Promise((resolve, reject) => {
    child.process.on('message', (message) => {
      if (typeof message === 'object' && message && 'type' in message && message.type === 'ready')
        resolve(message as unknown as { port: number })
    })
    void child.exited.then((code) => reject(new Error(`${name} ended early (code ${code ?? 'none'})`)))
  })
}

/** Runs a command to its end. Its output is shown only when it fails. @throws Error with the last lines of the output. */
export async function runToEnd(args: string[], options: Options): Promise<void> {
  const env = { ...options.env, STACKYARD_LEASH: String(process.pid) }
  const child = startChild(['--import', leash, ...args], { ...options, env, quiet: true })
  const lines: string[] = []
  for (const stream of [child.process.stdout, child.process.stderr])
    stream?.on('data', (chunk: Buffer) => void lines.push(chunk.toString()))
  const code = await child.exited
  if (code !== 0) throw new Error(`${args.join(' ')} failed (code ${code ?? 'none'})\n${lines.join('').slice(-4000)}`)
}

/** True when nothing listens on the port. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

/** The wanted port, or the next free one of the following hundred. */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 100; port++) if (await isFree(port)) return port
  throw new Error(`No free port from ${wanted} to ${wanted + 99}; choose one with PORT.`)
}

const PORT_TRIES = 10

/**
 * Has `start` take the wanted port or the next free one of the following hundred. Another process may take that port
 * between the look and the start: then the next one is tried. @throws what `start` threw on a port that nobody took
 */
export async function onFreePort<T>(wanted: number, start: (port: number) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    const port = await freePort(wanted)
    try {
      return await start(port)
    } catch (error) {
      if (tries === PORT_TRIES || (await isFree(port))) throw error
    }
  }
}
