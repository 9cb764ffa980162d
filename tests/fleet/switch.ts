import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** The one address of the primary, whichever server that is. `point(null)` lets nobody through, as a fence does. */
export type Switch = { urlOf(databaseUrl: string): string; point(databaseUrl: string | null): void; close(): void }

/** Starts one that leads to the server of `databaseUrl`. */
export async function startSwitch(databaseUrl: string): Promise<Switch> {
  let target: URL | null = new URL(databaseUrl)
  const open = new Set<Socket>()
  const server = createServer((caller) => {
    if (!target) return void caller.destroy()
    const database = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [caller, database],
      [database, caller],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const cut = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    urlOf(url) {
      const own = new URL(url)
      own.hostname = '127.0.0.1'
      own.port = String(port)
      return own.href
    },
    point(url) {
      target = url === null ? null : new URL(url)
      cut()
    },
    close() {
      cut()
      server.close()
    },
  }
}
