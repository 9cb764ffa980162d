import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Stall } from '../faults/race-market'
import { call, type Reply } from '../setup/api'
import { palletsByCard, purchase, type Buyer } from '../setup/buyer'

/** One answered call: when, how long it took, and whether it was what was asked for. */
export type Sample = { at: number; ms: number; isGood: boolean }

/** What the load met. `faults` are answers that nobody should have had. */
export type LoadRecord = {
  purchases: Sample[]
  reads: Sample[]
  /** The order that each key was answered with. */
  acknowledged: Map<string, number>
  answers: Map<string, number>
  faults: string[]
  wrongPages: string[]
  /** Uploaded files that a process did not have. */
  wrongFiles: string[]
  pagesChecked: number
}

/** Who buys what, where it is read, and for how long. */
export type Load = { url: string; buyers: Buyer[]; stalls: Stall[]; paths: string[] }

const BUY_EVERY_MS = 150
const READ_EVERY_MS = 50
const PATIENCE_MS = 90_000

export const newRecord = (): LoadRecord => ({
  purchases: [],
  reads: [],
  acknowledged: new Map(),
  answers: new Map(),
  faults: [],
  wrongPages: [],
  wrongFiles: [],
  pagesChecked: 0,
})

const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T

/** Counts an answer; one that is neither good nor 503 with Retry-After is a fault. */
export function judge(
  record: LoadRecord,
  what: string,
  { status, headers }: { status: number; headers: Headers },
  code = '',
): void {
  const name = `${what} ${status} ${code}`.trim()
  record.answers.set(name, (record.answers.get(name) ?? 0) + 1)
  const isRefusal = status === 503 && Number(headers.get('retry-after')) > 0
  // The key's own first call is still under way in a process that was not killed.
  if (status !== 200 && !isRefusal && code !== 'REQUEST_IN_PROGRESS') record.faults.push(name)
}

/** Buys one thing, asking again under its key until it is answered, as a client does that is told 503. */
async function buyOne(load: Load, record: LoadRecord, index: number): Promise<void> {
  const buyer = at(load.buyers, index)
  const body = palletsByCard(buyer, at(load.stalls, index).id, { quantity: 1 })
  const key = randomUUID()
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(300)) {
    const from = performance.now()
    const reply: Reply<{ id: number }> | Error = await purchase(load.url, buyer.token, body, key).catch(
      (error: unknown) => error as Error,
    )
    if (reply instanceof Error) {
      record.faults.push(`purchase: ${String(reply.cause ?? reply.message).slice(0, 200)}`)
      continue
    }
    record.purchases.push({ at: Date.now(), ms: performance.now() - from, isGood: reply.success })
    judge(record, 'purchase', reply, reply.error?.code)
    if (reply.success) return void record.acknowledged.set(key, reply.results.id)
  }
  record.faults.push('a purchase was never answered')
}

async function readOne({ url, paths }: Load, record: LoadRecord, index: number): Promise<void> {
  const from = performance.now()
  const answer = await fetch(url + at(paths, index)).catch((error: unknown) => error as Error)
  if (answer instanceof Error) return void record.faults.push(`read: ${String(answer.cause ?? answer.message)}`)
  await answer.arrayBuffer()
  record.reads.push({ at: Date.now(), ms: performance.now() - from, isGood: answer.ok })
  judge(record, 'read', answer)
}

/** Runs purchasers and readers until `end` is called, which resolves when each has its answer. */
export function startLoad(
  load: Load,
  record: LoadRecord,
  { purchasers, readers, isPaced = true }: { purchasers: number; readers: number; isPaced?: boolean },
): { end(): Promise<void> } {
  const over = new AbortController()
  let count = 0
  const repeat = async (work: typeof buyOne, everyMs: number): Promise<void> => {
    while (!over.signal.aborted) {
      await work(load, record, count++)
      if (everyMs > 0) await pause(everyMs)
    }
  }
  const running = [
    ...Array.from({ length: purchasers }, () => repeat(buyOne, isPaced ? BUY_EVERY_MS : 0)),
    ...Array.from({ length: readers }, () => repeat(readOne, READ_EVERY_MS)),
  ]
  return {
    async end() {
      over.abort()
      await Promise.all(running)
    },
  }
}

/** A listing that is renamed, and its pages on each web process. */
export type Edited = { url: string; webs: string[]; id: number; slug: string; token: string }

/** Renames a listing again and again; two seconds after each answer no process may show another name. */
export function startRenaming(edited: Edited, record: LoadRecord): { end(): Promise<void> } {
  const over = new AbortController()
  const check = async (address: string, name: string): Promise<void> => {
    const answer = await fetch(address).catch(() => undefined)
    // A process that is gone shows nothing.
    if (answer?.status !== 200) return
    record.pagesChecked += 1
    const text = await answer.text()
    if (!text.includes(name)) record.wrongPages.push(`${address} does not show "${name}"`)
  }
  const run = async (): Promise<void> => {
    for (let count = 1; !over.signal.aborted;) {
      const name = `Renamed ${count} times`
      const options = { token: edited.token, body: { name } }
      const reply = await call(edited.url, 'PUT', `/warehouse/${edited.id}`, options).catch(() => undefined)
      if (reply) judge(record, 'rename', reply, reply.error?.code)
      await pause(reply?.success ? 2_000 : 300)
      if (!reply?.success) continue
      const pages = edited.webs.map((web) => `${web}/warehouses/${edited.slug}`)
      await Promise.all([...pages, `${edited.url}/api/warehouse/${edited.id}`].map((page) => check(page, name)))
      count += 1
    }
  }
  const running = run()
  return {
    async end() {
      over.abort()
      await running
    },
  }
}
