import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { jobs } from '../../../platform/jobs'

export type Drawing = { collection: string; document: number }
export type PageDraw = {
  path: string
  state: 'live' | 'waiting' | 'failed'
  drawnAt: string | null
  error: string | null
  brokenLinks: string[]
}

/** Asks, in the writer's transaction, for the page of a document: the worker draws it as soon as that commits. */
export async function requestDraw(tx: Db | Tx, { collection, document }: Drawing, path: string): Promise<void> {
  await tx.execute(sql`
    insert into market.page_draw (collection, document, path, changed_at)
    values (${collection}, ${document}, ${path}, clock_timestamp())
    on conflict (collection, document) do update set path = excluded.path, changed_at = excluded.changed_at, error = null`)
  await jobs.add(tx, 'draw-page', { collection, document }, { key: `draw:${collection}:${document}` })
}

/** The path of a page that is asked for; null for one that nobody asked for. */
export async function pathToDraw(db: Db, { collection, document }: Drawing): Promise<string | null> {
  const { rows } = await db.execute<{ path: string }>(
    sql`select path from market.page_draw where collection = ${collection} and document = ${document}`,
  )
  return rows[0]?.path ?? null
}

type Drawn = { startedAt: Date; error: string } | { startedAt: Date; brokenLinks: string[] }

/** Notes how a drawing ended that began at `startedAt`. */
export async function noteDrawn(db: Db, { collection, document }: Drawing, drawn: Drawn): Promise<void> {
  const at = drawn.startedAt.toISOString()
  const set =
    'error' in drawn
      ? sql`error = ${drawn.error}`
      : sql`drawn_at = ${at}::timestamptz, error = null, broken_links = ${sql.param(drawn.brokenLinks)}::text[]`
  await db.execute(sql`
    update market.page_draw set ${set} where collection = ${collection} and document = ${document}
      and changed_at <= ${at}::timestamptz`)
}

const SHOWN = sql`path, to_char(drawn_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "drawnAt", error,
  case when error is not null then 'failed' when drawn_at >= changed_at then 'live' else 'waiting' end as state,
  coalesce(broken_links, '{}') as "brokenLinks"`

/** How the page of one document stands; null where it was not drawn since it was written. */
export async function drawOf(db: Db, { collection, document }: Drawing): Promise<PageDraw | null> {
  const { rows } = await db.execute<PageDraw>(
    sql`select ${SHOWN} from market.page_draw where collection = ${collection} and document = ${document}`,
  )
  return rows[0] ?? null
}

const MOST = 10

export type DrawStatus = { failed: PageDraw[]; waiting: number; newest: PageDraw | null; brokenLinks: string[] }

/** How the pages of all documents stand, for the start page of the panel. */
export async function drawStatus(db: Db): Promise<DrawStatus> {
  const [failed, waiting, newest, broken] = await Promise.all([
    db.execute<PageDraw>(
      sql`select ${SHOWN} from market.page_draw where error is not null order by changed_at desc limit ${MOST}`,
    ),
    db.execute<{ count: number }>(sql`
      select count(*)::int as count from market.page_draw where error is null and drawn_at is distinct from greatest(drawn_at, changed_at)`),
    db.execute<PageDraw>(
      sql`select ${SHOWN} from market.page_draw where drawn_at is not null order by drawn_at desc limit 1`,
    ),
    db.execute<{ link: string }>(sql`
      select path || ' → ' || link as link from market.page_draw, unnest(broken_links) link order by 1 limit ${MOST}`),
  ])
  return {
    failed: failed.rows,
    waiting: waiting.rows[0]?.count ?? 0,
    newest: newest.rows[0] ?? null,
    brokenLinks: broken.rows.map(({ link }) => link),
  }
}
