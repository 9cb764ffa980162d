import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy before the database that can fall silent: connections stay open and are accepted, no byte passes. */
export type StallingProxy = { urlOf(databaseUrl: string): string; freeze(): void; thaw(): void; close(): void }

/** Starts one before the server that `target` addresses. */
export async function startStallingProxy(target: string): Promise<StallingProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const keep = (socket: Socket): void => {
    sockets.add(socket)
    if (isFrozen) socket.pause()
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((caller) => {
    const database = connect(Number(port), hostname)
    for (const [from, to] of [
      [caller, database],
      [database, caller],
    ] as const) {
      from.on('data', (bytes: Buffer) => void to.write(bytes))
      from.on('close', () => to.destroy())
      keep(from)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = (server.address() as AddressInfo).port
  return {
    urlOf(databaseUrl) {
      const url = new URL(databaseUrl)
      url.port = String(own)
      return url.href
    },
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
