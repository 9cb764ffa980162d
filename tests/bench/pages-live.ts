import { setTimeout } from 'node:timers/promises'
import { cms, type CmsDoc, panelToken, paragraphs } from '../setup/cms'
import { quantile } from './measure'

/** Milliseconds from the editor's call to the page that shows it. */
export type Live = { count: number; p50: number; p95: number }

const COUNT = Number(process.env.BENCH_PUBLISHES ?? 20)
const POLL_MS = 10
const LONGEST_MS = 60_000

async function untilShown(address: string, words: string): Promise<void> {
  const end = Date.now() + LONGEST_MS
  for (;;) {
    const answer = await fetch(address)
    const text = await answer.text()
    if (answer.status === 200 && text.includes(words)) return
    if (Date.now() > end) throw new Error(`${address} did not show "${words}" within ${LONGEST_MS / 1000} s`)
    await setTimeout(POLL_MS)
  }
}

async function timed(change: (n: number) => Promise<{ address: string; words: string }>): Promise<Live> {
  const times: number[] = []
  for (let n = 1; n <= COUNT; n++) {
    const began = performance.now()
    const { address, words } = await change(n)
    await untilShown(address, words)
    times.push(performance.now() - began)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { count: COUNT, p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) }
}

/** An admin corrects words of a listing, and its page shows them. */
export async function editToLive(url: string, { id, slug }: { id: number; slug: string }): Promise<Live> {
  const token = await panelToken(url, 'admin')
  return timed(async (n) => {
    const words = `Correction number ${n}`
    await cms(url, token, 'PATCH', `/warehouses/${id}`, { highlights: words })
    return { address: `${url}/warehouses/${slug}`, words }
  })
}

/** An editor publishes a post that was a draft, and its page is there. */
export async function postToLive(url: string): Promise<Live> {
  const token = await panelToken(url, 'editor')
  const drafts: CmsDoc[] = []
  for (let n = 1; n <= COUNT; n++) {
    const title = `One after the other ${n}`
    drafts.push(
      await cms(url, token, 'POST', '/posts?draft=true', {
        title,
        excerpt: 'One of many.',
        body: paragraphs('Words.'),
      }),
    )
  }
  return timed(async (n) => {
    const draft = drafts[n - 1]
    await cms(url, token, 'PATCH', `/posts/${draft?.id}`, { _status: 'published' })
    return { address: `${url}/news/${draft?.slug}`, words: `One after the other ${n}` }
  })
}
