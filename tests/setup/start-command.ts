import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')

/** `npm start` as a process: what it said, the address it told, and how it ends. */
export type Started = {
  said(): string
  /** Resolves when the output holds the text. @throws Error with the output when it ends or takes too long. */
  until(text: string, withinMs: number): Promise<void>
  url(): string
  pid: number
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/** The processes that a process has started, with their command lines. */
export function childrenOf(parent: number): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) !== parent) return []
        return [{ pid: Number(name), command: readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ') }]
      } catch {
        // It ended since the folder was read.
        return []
      }
    })
}

/** Runs `npm start`, or what that runs, on a data folder and a port of its own, with the small scenario. */
export function startCommand(
  dataDir: string,
  port: number,
  { byNpm = false, env = {} }: { byNpm?: boolean; env?: Record<string, string> } = {},
): Started {
  const { STRIPE_SECRET_KEY: _key, DATABASE_URL: _url, ...rest } = process.env
  const command: [string, string[]] = byNpm ? ['npm', ['start']] : [process.execPath, [join('cms', 'start', 'main.ts')]]
  const child: ChildProcess = spawn(...command, {
    cwd: ROOT,
    env: {
      ...rest,
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: '',
      SEED_SCENARIO: 'e2e',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    said: () => output,
    pid: child.pid ?? 0,
    ended: exited,
    async until(text, withinMs) {
      const until = Date.now() + withinMs
      while (!output.includes(text)) {
        if (child.exitCode !== null || Date.now() > until)
          throw new Error(`never said "${text}":\n${output.slice(-3000)}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    url: () => /Marketplace\s+(http:\/\/localhost:\d+)/.exec(output)?.[1] ?? '',
    async kill(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      return exited
    },
  }
}
