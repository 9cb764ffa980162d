import { randomBytes } from 'node:crypto'
import type { DraftSpending } from '@stackyard/shared/schema/content-draft'
import type { ArticleDetail, EntryDetail, Faq, Term } from '@stackyard/shared/schema/knowledge'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../setup/actors'
import { call, ok } from '../setup/api'
import { type Stack, startStack } from '../setup/stack'
import { eventually } from '../setup/wait'
import { type RunningModel, start as startModel } from '../simulators/openai/start'

const PER_DAY = 8
const WITHIN_MS = 30_000
const mark = randomBytes(3).toString('hex')
let stack: Stack
let model: RunningModel
let editor = ''
let admin = ''

beforeAll(async () => {
  model = await startModel()
  stack = await startStack({
    worker: false,
    env: { OPENAI_API_KEY: 'sk-simulated', OPENAI_BASE_URL: model.url, AI_DRAFTS_PER_DAY: String(PER_DAY) },
  })
  editor = await tokenOf(stack.url, 'editor')
  admin = await tokenOf(stack.url, 'admin')
})
afterAll(async () => {
  await stack?.stop()
  await model?.close()
})

const ask = <T>(path: string, body: object, token = editor) => ok<T>(stack.url, 'POST', path, { token, body })

describe('R-541: drafts by a model', () => {
  it('questions, an article, an entry and terms: unpublished, marked, citing own entries alone', async () => {
    const [category] = await ok<{ id: number; name: string }[]>(stack.url, 'GET', '/faqs-category/category-list')
    const chosen = { categoryId: category?.id, audience: `new importers ${mark}` }
    const faqs = await ask<Faq[]>('/faqs/generate-faq-from-ai', { topic: `dock fees ${mark}`, count: 2, ...chosen })
    for (const { ai } of faqs) {
      expect(ai?.prompt).toContain(`the category ${category?.name}`)
      expect(ai?.prompt).toContain(`for ${chosen.audience}`)
    }
    expect(faqs.map(({ question }) => question)).toEqual([
      `What is dock fees ${mark}?`,
      `Who pays for dock fees ${mark}?`,
    ])
    const article = await ask<ArticleDetail>('/article/generate-article-from-ai', { topic: `cross-docking ${mark}` })
    expect(article.text).toContain(`## What cross-docking ${mark} means\n\n`)
    const entry = await ask<EntryDetail>('/encyclopedia/generate-encyclopedia-from-ai', { topic: `Yard ${mark}` })
    const terms = await ask<Term[]>('/encyclopedia-term/generate-term', { topic: `gates ${mark}`, count: 2 })
    expect(terms).toHaveLength(2)
    for (const draft of [...faqs, article, entry, ...terms]) {
      expect(draft.isPublished).toBe(false)
      expect(draft.ai?.prompt).not.toMatch(/\{\w+\}/)
      expect(draft.ai).toMatchObject({
        model: expect.stringMatching(/simulated/),
        prompt: expect.stringContaining(mark),
      })
      expect(Date.now() - Date.parse(draft.ai!.madeAt)).toBeLessThan(60_000)
      expect(draft.ai!.notes).toMatch(/simulator/)
      expect(draft.ai!.sources.length).toBeGreaterThan(0)
      for (const { url } of draft.ai!.sources) {
        const slug = url.replace('/encyclopedia/', '')
        expect((await call(stack.url, 'GET', `/encyclopedia/single-encyclopedia/${slug}`)).status, url).toBe(200)
      }
    }
    expect((await call(stack.url, 'GET', `/article/single-article/${article.slug}`)).status).toBe(404)
    const again = await ask<ArticleDetail>('/article/generate-article-from-ai', { topic: `cross-docking ${mark}` })
    expect(again.slug).toBe(`${article.slug}-2`)
  })

  it('what they have cost is told to who made them, by the tokens that were counted', async () => {
    const spending = (token: string) => ok<DraftSpending>(stack.url, 'GET', '/ai-drafts/spending', { token })
    const { rows } = await stack.pool.query<{ dollars: number }>(
      'select sum(input_tokens * 0.15 + output_tokens * 0.6)::float8 / 1e6 as dollars from market.ai_draft',
    )
    const cost = rows[0]?.dollars ?? 0
    expect(cost).toBeGreaterThan(0)
    const { drafts, draftsPerDay, dayDollars, monthDollars } = await spending(editor)
    expect([drafts, draftsPerDay]).toEqual([5, PER_DAY])
    expect(dayDollars).toBeCloseTo(cost, 9)
    expect(monthDollars).toBeCloseTo(cost, 9)
    expect(await spending(admin)).toMatchObject({ drafts: 0, dayDollars: 0, monthDollars: 0 })
  })

  it('an article from a document, whose kind is told by content', async () => {
    const send = (name: string, bytes: string, token = admin) => {
      const body = new FormData()
      body.append('file', new File([bytes], name))
      body.append('topic', `receiving ${mark}`)
      return call<ArticleDetail>(stack.url, 'POST', '/article/generate-article-from-file', { token, body })
    }
    const made = await send('notes.md', 'Pallets are counted at the door, once, before they move.')
    expect(made.results).toMatchObject({ isPublished: false, title: `Receiving ${mark}: what to know first` })
    expect(made.results.ai?.prompt).toContain('Pallets are counted at the door')
    for (const [name, bytes] of [
      ['page.html', '<p>Words enough to be read by somebody.</p>'],
      ['broken.pdf', '%PDF-1.7 and nothing of one after it'],
      ['broken.docx', 'PK\u0003\u0004 and nothing of one after it'],
      ['empty.txt', 'Short.'],
    ] as const)
      expect(await send(name, bytes), name).toMatchObject({ status: 415, error: { code: 'UNSUPPORTED_FILE' } })
  })

  it('a definition for the form, of which nothing is kept', async () => {
    const before = await stack.pool.query('select count(*)::int as count from encyclopedia_terms')
    const answer = await ask<{ definition: string }>(
      '/encyclopedia-term/generate-defination',
      { topic: 'dwell' },
      admin,
    )
    expect(answer.definition).toBe('A simulated definition of dwell, to be replaced by an editor.')
    expect((await stack.pool.query('select count(*)::int as count from encyclopedia_terms')).rows).toEqual(before.rows)
  })

  it('what goes wrong is said, writes nothing and is not counted', async () => {
    const count = async () =>
      (await stack.pool.query<{ state: string }>('select state from market.ai_draft order by id')).rows.map(
        ({ state }) => state,
      )
    const before = await count()
    for (const [word, sentence] of [
      ['[refusal]', /declined/],
      ['[broken]', /cannot read/],
      ['[drop]', /broke off|does not answer/],
    ] as const) {
      const body = { topic: `docks ${word}` }
      const reply = await call(stack.url, 'POST', '/article/generate-article-from-ai', { token: admin, body })
      expect(reply).toMatchObject({ status: 502, error: { code: 'AI_UNAVAILABLE' } })
      expect(reply.message).toMatch(sentence)
    }
    expect(await count()).toEqual([...before, 'failed', 'failed', 'failed'])
  })

  it('a draft is followed while it is written, and given up with its call: nothing is kept of it', async () => {
    const running = () =>
      ok<{ kind: string; tokens: number } | null>(stack.url, 'GET', '/ai-drafts/running', { token: admin })
    expect(await running()).toBeNull()
    const stop = new AbortController()
    const topic = `lanes ${mark} [slow]`
    const asked = fetch(`${stack.url}/api/article/generate-article-from-ai`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
      body: JSON.stringify({ topic }),
      signal: stop.signal,
    })
    const seen = await eventually('the model has written something', WITHIN_MS, async () => {
      const now = await running()
      return now && now.tokens > 0 ? now : undefined
    })
    expect(seen.kind).toBe('article')
    stop.abort()
    await expect(asked).rejects.toThrow()
    const stopped = await eventually('the draft is stopped', WITHIN_MS, async () => {
      const { rows } = await stack.pool.query<{ tokens: number }>(
        `select output_tokens as tokens from market.ai_draft where state = 'stopped'`,
      )
      return rows[0]
    })
    expect(stopped.tokens).toBeGreaterThan(0)
    expect(await running()).toBeNull()
    const kept = await stack.pool.query(`select 1 from articles where title ilike $1`, [`%lanes ${mark}%`])
    expect(kept.rows).toEqual([])
  })

  it('a person has a quota a day, held when many calls come at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: PER_DAY }, () =>
        call(stack.url, 'POST', '/encyclopedia-term/generate-defination', { token: editor, body: { topic: 'lanes' } }),
      ),
    )
    const used = await stack.pool.query<{ count: number }>(
      `select count(*)::int as count from market.ai_draft d join users u on u.id = d.user_id
       where u.user_type = 'editor' and d.state <> 'failed'`,
    )
    expect(used.rows[0]?.count).toBe(PER_DAY)
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.some(({ message }) => message.includes(`${PER_DAY} drafts`))).toBe(true)
  })
})
