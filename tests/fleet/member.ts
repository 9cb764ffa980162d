import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')
const LOGS = join(ROOT, 'tests', '.out', 'logs')
const READY_WITHIN_MS = 120_000

/** One process of the fleet: a role of the build, with a data folder of its own. */
export type Member = {
  /** Starts it, or starts it again, until it says that it is ready. */
  start(): Promise<void>
  kill9(): Promise<void>
  /** Ends it in order. */
  stop(): Promise<void>
  /** How often it ended without being told to; nothing starts it again then. */
  ownEnds(): number
}

/** A process that is started by `args`, with its output in tests/.out/logs. */
export function member(name: string, args: readonly string[], env: Record<string, string>): Member {
  let child: ChildProcess | undefined
  let isWanted = false
  let ownEnds = 0
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    isWanted = false
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = new Promise((resolve) => child?.once('exit', resolve))
    child.kill(signal)
    const late = setTimeout(() => child?.kill('SIGKILL'), 15_000)
    await exited
    clearTimeout(late)
  }
  const launch = async (): Promise<void> => {
    mkdirSync(LOGS, { recursive: true })
    const log = join(LOGS, `fleet-${name}.log`)
    const file = openSync(log, 'a')
    const started = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', file, file, 'ipc'],
    })
    child = started
    closeSync(file)
    await untilReady(started, name, log)
    started.once('exit', () => {
      if (isWanted) ownEnds += 1
    })
  }
  return {
    start() {
      isWanted = true
      return launch()
    },
    ownEnds: () => ownEnds,
    kill9: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

function untilReady(child: ChildProcess, name: string, log: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS)
    child.once('exit', () => {
      clearTimeout(late)
      reject(new Error(`${name} ended early:\n${readFileSync(log, 'utf8').slice(-3000)}`))
    })
    child.on('message', (message) => {
      if ((message as { type?: unknown }).type !== 'ready') return
      clearTimeout(late)
      resolve()
    })
  })
}
