import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { onFreePort } from './processes.ts'

/** Below the range that the system hands out by itself. */
const FIRST = 21_700

describe('a start on a free port', () => {
  const open: Server[] = []
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      const server = createServer().once('error', reject)
      server.listen(port, () => {
        open.push(server)
        resolve(port)
      })
    })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
  })

  it('goes on to the next port when another process was quicker', async () => {
    const tried: number[] = []
    const port = await onFreePort(FIRST, async (free) => {
      tried.push(free)
      if (tried.length === 1) await listen(free)
      return listen(free)
    })
    expect(tried).toEqual([expect.any(Number), port])
    expect(port).toBeGreaterThan(tried[0] ?? port)
  })

  it('fails at once when the port was not the reason', async () => {
    let starts = 0
    const broken = onFreePort(FIRST, async () => {
      starts += 1
      throw new Error('no room on the disk')
    })
    await expect(broken).rejects.toThrow('no room on the disk')
    expect(starts).toBe(1)
  })

  it('gives up in the end when every port is taken from it', async () => {
    let starts = 0
    const late = onFreePort(FIRST, async (free) => {
      starts += 1
      await listen(free)
      return listen(free)
    })
    await expect(late).rejects.toThrow('EADDRINUSE')
    expect(starts).toBe(10)
  })
})
