import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import autocannon from 'autocannon'

/** `perCore`: answers for each second that the server's process computed, so that other work on the machine counts for nothing. */
export type Throughput = { perSecond: number; perCore: number; p95: number; bodyBytes: number }

const CONNECTIONS = 16
/** What browsers take. */
const headers = { 'accept-encoding': 'gzip, deflate, br' }
const TICKS_A_SECOND = 100

/** Seconds that a process has computed, by Linux; with its workers' where it leads a group of them. */
export const computedSeconds = (...pids: number[]): number =>
  pids.reduce((total, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return total + (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
  }, 0)

/** The largest memory that a process has held so far, in MB. */
export const peakMegabytes = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

type Load = { url: string; paths: readonly string[]; seconds: number; pids: number[] }

/** Asks for the paths in turn, as browsers do, through 16 connections. @throws Error on any answer but 200 */
export async function throughput({ url, paths, seconds, pids }: Load): Promise<Throughput> {
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers }))
  const before = computedSeconds(...pids)
  const found = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests })
  const computed = computedSeconds(...pids) - before
  const count = found.requests.total
  if (found.non2xx + found.errors > 0) throw new Error(`${url} refused ${found.non2xx + found.errors} of ${count}`)
  return {
    perSecond: count / found.duration,
    perCore: count / computed,
    p95: found.latency.p97_5,
    bodyBytes: found.throughput.total / count,
  }
}

const AT_ONCE = 8

/** Reads an answer without unpacking it, which would be the work of a reader's own machine; answers its status. */
const statusOf = (address: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { agent, headers }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject)
      response.resume()
    }).on('error', reject)
  })

/** Asks once for each path, eight at a time; answers how many came a second. @throws Error on any answer but 200 */
export async function onceEach(url: string, paths: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const began = performance.now()
  const waiting = paths.values()
  const work = async () => {
    for (const path of waiting) {
      const status = await statusOf(url + path, agent)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  agent.destroy()
  return paths.length / ((performance.now() - began) / 1000)
}
