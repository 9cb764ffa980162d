import type { IncomingMessage, Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Env } from './env'

/** The request as it came over the wire. */
const headOf = ({ method, url, httpVersion, rawHeaders }: IncomingMessage): string => {
  const lines = [`${method ?? 'GET'} ${url ?? '/'} HTTP/${httpVersion}`]
  for (let index = 0; index < rawHeaders.length; index += 2)
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}

function forward(request: IncomingMessage, socket: Socket, head: Buffer, target: URL): void {
  const other = connect(Number(target.port), target.hostname, () => {
    other.write(headOf(request))
    other.write(head)
    other.pipe(socket).pipe(other)
  })
  other.on('error', () => socket.destroy())
  socket.on('error', () => other.destroy())
}

/** Development: the sockets of hot reload go on to Vite and to Astro; those below /_next are Next's own. */
export function forwardDevelopmentSockets(server: Server, { APP_DEV_URL, SITE_DEV_URL }: Env): void {
  if (!APP_DEV_URL || !SITE_DEV_URL) return
  server.on('upgrade', (request, socket, head) => {
    const path = request.url ?? '/'
    if (path.startsWith('/_next/')) return
    forward(request, socket as Socket, head, new URL(path.startsWith('/app-assets/') ? APP_DEV_URL : SITE_DEV_URL))
  })
}
