import { setTimeout } from 'node:timers/promises'
import { cms, panelToken, paragraphs } from '../setup/cms'

/** Milliseconds from the editor's click to the page, each publish by itself, and of a burst of as many. */
export type Publishing = { count: number; p50: number; p95: number; burstMs: number }

const COUNT = Number(process.env.BENCH_PUBLISHES ?? 20)
const LOOK_MS = 100
const LONGEST_MS = 90_000

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0

async function untilThere(address: string): Promise<void> {
  const end = Date.now() + LONGEST_MS
  while ((await fetch(address, { method: 'HEAD' })).status !== 200) {
    if (Date.now() > end) throw new Error(`${address} was not there after ${LONGEST_MS / 1000} s`)
    await setTimeout(LOOK_MS)
  }
}

/** Publishes 20 posts one after the other, then 20 at once, as the panel does. */
export async function measurePublishing(url: string): Promise<Publishing> {
  const token = await panelToken(url, 'editor')
  const draft = async (title: string) =>
    cms(url, token, 'POST', '/posts?draft=true', { title, excerpt: 'One of many.', body: paragraphs('Words.') })
  const publish = ({ id }: { id: number }) => cms(url, token, 'PATCH', `/posts/${id}`, { _status: 'published' })
  const times: number[] = []
  for (let n = 1; n <= COUNT; n++) {
    const post = await draft(`One after the other ${n}`)
    const began = performance.now()
    await publish(post)
    await untilThere(`${url}/news/${post.slug}`)
    times.push(performance.now() - began)
  }
  const posts = []
  for (let n = 1; n <= COUNT; n++) posts.push(await draft(`All at once ${n}`))
  const began = performance.now()
  for (const post of posts) await publish(post)
  for (const post of posts) await untilThere(`${url}/news/${post.slug}`)
  const burstMs = performance.now() - began
  const sorted = times.toSorted((a, b) => a - b)
  return { count: COUNT, p50: at(sorted, 0.5), p95: at(sorted, 0.95), burstMs }
}
