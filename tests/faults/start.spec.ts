import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentCluster } from '../setup/cluster'
import { anyFreePort } from '../setup/stack'
import { startCommand, type Started } from '../setup/start-command'

const FIRST_START_MS = 180_000
const LATER_START_MS = 60_000

const pageStatus = async (url: string): Promise<number> => (await fetch(`${url}/`)).status

async function listingCount(url: string): Promise<number> {
  const reply = (await (await fetch(`${url}/api/warehouse/?limit=1`)).json()) as { total: number }
  return reply.total
}

describe('npm start', () => {
  const dataDir = join(currentCluster().folder, 'start')
  let port: number
  let running: Started | undefined

  beforeAll(async () => {
    mkdirSync(dataDir, { recursive: true })
    port = await anyFreePort()
  })
  afterAll(async () => {
    await running?.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
  })

  it('killed in the middle of its first start, heals at the next', async () => {
    const cut = startCommand(dataDir, port)
    await cut.until('migrations and demo data', FIRST_START_MS)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await cut.kill('SIGKILL')
    expect(cut.said()).not.toContain('Ready in')

    running = startCommand(dataDir, port)
    await running.until('Ready in', FIRST_START_MS)
    expect(await pageStatus(running.url())).toBe(200)
    expect(await listingCount(running.url())).toBeGreaterThan(20)
  })

  it('killed while it serves, heals at the next start with all its records', async () => {
    const before = await listingCount(running?.url() ?? '')
    await running?.kill('SIGKILL')
    running = startCommand(dataDir, port)
    await running.until('Ready in', LATER_START_MS)
    expect(await pageStatus(running.url())).toBe(200)
    expect(await listingCount(running.url())).toBe(before)
  })

  it('stopped by a signal, ends with code 0 and leaves nothing running', async () => {
    const pid = Number(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])
    const url = running?.url() ?? ''
    expect(await running?.kill('SIGTERM')).toBe(0)
    running = undefined
    await expect(fetch(url)).rejects.toThrow()
    expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false)
    expect(() => process.kill(pid, 0)).toThrow()
  })

  it('finds its port busy, says so and takes the next free one', async () => {
    const blocker: Server = createServer()
    await new Promise<void>((resolve) => blocker.listen(port, () => resolve()))
    try {
      running = startCommand(dataDir, port)
      await running.until('Ready in', LATER_START_MS)
      expect(running.said()).toContain(`port ${port} is busy`)
      expect(running.url()).not.toContain(`:${port}`)
      expect(await pageStatus(running.url())).toBe(200)
    } finally {
      blocker.close()
    }
  })
})
