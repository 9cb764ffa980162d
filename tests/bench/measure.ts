import { Agent, request } from 'node:http'

export type Figures = { perSecond: number; p50: number; p95: number; largestBytes: number; requests: number }

type Target = { url: string; paths: string[]; headers?: Record<string, string> }

/** The value below which that share of a sorted list lies. */
export const quantile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

function once(agent: Agent, address: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(address, { agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${address} answered ${response.statusCode}`)),
      )
    })
    call.on('error', reject)
    call.end()
  })
}

/** Fewer calls than the strictest limit of a minute allows one caller. */
const CALLS_OF_ONE = 20

/** The address of the caller who makes a call, for servers that trust a proxy: many callers, as limits of calls count them. */
const callerOf = (call: number): string => {
  const caller = Math.floor(call / CALLS_OF_ONE)
  return `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`
}

let calls = 0

/** Asks a server through `connections` kept-open connections for `seconds`, its paths in turn. @throws on any answer but 200 */
export async function measure(
  { url, paths, headers = {} }: Target,
  connections: number,
  seconds: number,
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let largestBytes = 0
  let next = 0
  const began = performance.now()
  const end = began + seconds * 1000
  const work = async () => {
    while (performance.now() < end) {
      const path = paths[next++ % paths.length] ?? '/'
      const start = performance.now()
      largestBytes = Math.max(
        largestBytes,
        await once(agent, url + path, { ...headers, 'x-forwarded-for': callerOf(calls++) }),
      )
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  const elapsed = (performance.now() - began) / 1000
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  return {
    perSecond: times.length / elapsed,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    largestBytes,
    requests: times.length,
  }
}
