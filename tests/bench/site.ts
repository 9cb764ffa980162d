import { loadavg } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { buildApp, buildNext } from '../../cms/start/build.ts'
import { buildServer, buildSite } from '../../cms/start/build-server.ts'
import { readSamples } from '../setup/samples'
import { measurePublishing } from './site-publishing'
import { siteReport, writeSiteSection } from './site-report'
import { measureScores } from './site-scores'
import { SCENARIO, withStand } from './stand'

const ROOT = join(import.meta.dirname, '..', '..')
const ARTICLES = 1000

/** Copies articles until there are as many as asked: other titles and addresses, equal texts. Answers their number. */
async function growArticles(pool: pg.Pool, wanted: number): Promise<number> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'articles' and column_name not in ('id', 'title', 'slug', 'translation_of_id')`,
  )
  const names = rows.map(({ name }) => `"${name}"`).join(', ')
  await pool.query(
    `insert into articles (title, slug, ${names})
     select title || ' ' || n, slug || '-' || n, ${names} from articles, generate_series(2, 1000) n
     where _status = 'published' and slug is not null and translation_of_id is null order by n, id
     limit greatest(0, $1 - (select count(*) from articles) - (select count(*) from posts))`,
    [wanted],
  )
  const { rows: found } = await pool.query<{ n: number }>(
    `select (select count(*) from articles) + (select count(*) from posts) as n`,
  )
  return Number(found[0]?.n ?? 0)
}

async function pagesOf(pool: pg.Pool): Promise<Record<string, string>> {
  const { listing, post, entry } = await readSamples(pool)
  return {
    home: '/',
    region: '/warehouses/region/midwest',
    search: '/search/warehouses',
    listing: `/warehouses/${listing}`,
    article: '/articles/read-a-rate-sheet-before-you-sign',
    news: `/news/${post}`,
    FAQ: '/faqs',
    'encyclopedia entry': `/encyclopedia/${entry}`,
  }
}

async function main(): Promise<void> {
  await buildApp()
  await buildNext()
  const load = loadavg()[0] ?? 0
  await withStand(4530, async ({ pool, url, serve }) => {
    const articles = await growArticles(pool, ARTICLES)
    console.log('building the site')
    const program = await buildServer()
    const began = performance.now()
    await buildSite(program)
    const buildSeconds = (performance.now() - began) / 1000
    console.log(`built in ${buildSeconds.toFixed(1)} s`)
    await serve()
    console.log('reading pages as Lighthouse')
    const scores = await measureScores(url, await pagesOf(pool))
    console.log('publishing')
    const publishing = await measurePublishing(url)
    const { rows } = await pool.query<{ n: number }>(
      'select count(*)::int as n from market.listing_search where listed',
    )
    const section = siteReport({ listings: rows[0]?.n ?? 0, articles, load, buildSeconds, scores, publishing })
    console.log(section)
    if (SCENARIO === 'demo') writeSiteSection(join(ROOT, 'docs', 'bench.md'), section)
  })
}

await main()
