import { randomInt } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { cardToken } from '@stackyard/cms/modules/payments/campaign/card-token'
import { visitorOf } from '@stackyard/cms/modules/listings/traffic/visitor'
import { quantile } from './measure'

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const BOT = 'Googlebot/2.1 (+http://www.google.com/bot.html)'
const HALF_HOUR_MS = 30 * 60_000

/** A listing that a campaign shows. */
export type Shown = { campaignId: number; warehouseId: number }
type Target = { url: string; secret: string }
type Reader = { ip: string; agent: string }

/** Addresses that are never given twice within a run. */
let addresses = randomInt(1 << 20)
const newReader = (agent = BROWSER): Reader => {
  addresses += 1
  return { ip: `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`, agent }
}

/** The records that a reader's browser sends of these cards, each with a token of its own. */
function recordsOf({ secret }: Target, cards: readonly Shown[], { ip, agent }: Reader): string {
  const now = new Date()
  const visitor = visitorOf({ user: null, ip, agent }, secret, now)
  const impressions = cards.map((card) => ({
    ...card,
    token: cardToken(
      secret,
      { campaignId: card.campaignId, subject: 'warehouse', subjectId: card.warehouseId, visitor },
      now,
    ),
  }))
  return JSON.stringify({ impressions })
}

/** Sends records and answers how many counted. @throws Error on any answer but 200. */
function send(agent: Agent, { url }: Target, body: string, reader: Reader): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': reader.ip,
    'user-agent': reader.agent,
  }
  return new Promise((resolve, reject) => {
    const call = request(`${url}/api/impressions/log`, { agent, method: 'POST', headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${response.statusCode}: ${text.slice(0, 200)}`))
        else resolve((JSON.parse(text) as { results: { counted: number } }).results.counted)
      })
    })
    call.on('error', reject)
    call.end(body)
  })
}

export type PaceFigures = { viewsPerSecond: number; callsPerSecond: number; p50: number; p95: number }

/** How many paid views a second are charged while readers send two sponsored and three other cards a call. */
export async function measurePace(
  target: Target,
  shown: readonly Shown[],
  organic: readonly number[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<PaceFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let views = 0
  let next = 0
  const began = performance.now()
  const end = began + seconds * 1000
  const work = async () => {
    while (performance.now() < end) {
      const at = next++
      const reader = newReader()
      const cards = [0, 1].map((more) => shown[(at * 2 + more) % shown.length] as Shown)
      const sponsored = JSON.parse(recordsOf(target, cards, reader)) as { impressions: object[] }
      const others = [0, 1, 2].map((more) => ({ warehouseId: organic[(at * 3 + more) % organic.length] }))
      const body = JSON.stringify({ impressions: [...sponsored.impressions, ...others] })
      const start = performance.now()
      await send(agent, target, body, reader)
      times.push(performance.now() - start)
      views += cards.length
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  const elapsed = (performance.now() - began) / 1000
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  return {
    viewsPerSecond: views / elapsed,
    callsPerSecond: times.length / elapsed,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
  }
}

export type MassFigures = { events: number; valid: number; seconds: number }

/** Of ten calls six are valid, two are repeats by the same reader, one is a replay of the same tokens, one is a bot's. */
const VALID_OF_TEN = 6
const REPEATS_OF_TEN = 2

/**
 * Sends so many views in calls of a hundred, of which 40 % are repeats, replays and bots. Answers how many are to be
 * charged. It begins early in a half hour: a repeat in the next one would be a view of its own.
 */
export async function sendMass(
  target: Target,
  shown: readonly Shown[],
  { events, connections, withinMs }: { events: number; connections: number; withinMs: number },
): Promise<MassFigures> {
  const left = HALF_HOUR_MS - (Date.now() % HALF_HOUR_MS)
  if (left < withinMs) await setTimeout(left + 1000)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const perCall = shown.length
  const groups = Math.ceil(events / (10 * perCall))
  let done = 0
  const began = performance.now()
  const group = async (): Promise<void> => {
    const readers = Array.from({ length: VALID_OF_TEN }, () => newReader())
    const bodies = readers.map((reader) => recordsOf(target, shown, reader))
    for (const [at, reader] of readers.entries()) await send(agent, target, bodies[at] ?? '', reader)
    for (const reader of readers.slice(0, REPEATS_OF_TEN))
      await send(agent, target, recordsOf(target, shown, reader), reader)
    await send(agent, target, bodies.at(-1) ?? '', readers.at(-1) as Reader)
    const bot = newReader(BOT)
    await send(agent, target, recordsOf(target, shown, bot), bot)
  }
  const work = async () => {
    while (done < groups) {
      done += 1
      await group()
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  const seconds = (performance.now() - began) / 1000
  return { events: groups * 10 * perCall, valid: groups * VALID_OF_TEN * perCall, seconds }
}
