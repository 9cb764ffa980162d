import { sql } from 'drizzle-orm'
import type { ModelTokens } from '@stackyard/shared/domain/model-cost'
import type { PromptKind } from '@stackyard/shared/reference/prompt-kinds'
import type { Db } from '../../../platform/db'

export type PromptRow = { name: string; instructions: string; template: string }
export type Source = { title: string; url: string; definition: string }

/** The prompt asked for, else the oldest of its kind that is in use. */
export async function findPrompt(db: Db, kind: PromptKind, id: number | undefined): Promise<PromptRow | null> {
  const { rows } = await db.execute<PromptRow>(sql`
    select name, instructions, template from prompts
    where kind::text = ${kind} and is_active ${id === undefined ? sql`` : sql`and id = ${id}`} order by id limit 1`)
  return rows[0] ?? null
}

const SOURCES = 12

/** Published entries of the own encyclopedia nearest to a topic: all that a draft may cite. */
export async function nearestEntries(db: Db, topic: string): Promise<Source[]> {
  const { rows } = await db.execute<Source>(sql`
    select term as title, '/encyclopedia/' || slug as url, definition from encyclopedia_entries
    where is_published and slug is not null and language = 'en'
    order by greatest(word_similarity(${topic}, term), word_similarity(${topic}, definition)) desc, id limit ${SOURCES}`)
  return rows
}

/** Counts this call against a person's day, in one statement, so that two at once cannot pass the last place. */
export async function beginDraft(
  db: Db,
  draft: { userId: number; kind: PromptKind; model: string; since: Date; perDay: number },
): Promise<number | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(73417704, ${draft.userId})`)
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into market.ai_draft (user_id, kind, model)
      select ${draft.userId}::int, ${draft.kind}::text, ${draft.model}::text
      where (select count(*) from market.ai_draft
        where user_id = ${draft.userId} and created_at > ${draft.since} and state <> 'failed') < ${draft.perDay}
      returning id`)
    return rows[0]?.id ?? null
  })
}

export async function endDraft(
  db: Db,
  id: number,
  {
    state,
    inputTokens = 0,
    outputTokens = 0,
  }: { state: 'made' | 'failed' | 'stopped'; inputTokens?: number; outputTokens?: number },
): Promise<void> {
  await db.execute(sql`update market.ai_draft
    set state = ${state}, input_tokens = ${inputTokens}, output_tokens = ${outputTokens} where id = ${id}`)
}

/** Drafts since `since` that count, and the tokens of that time and of the time since `long`. */
export async function sumTokens(
  db: Db,
  userId: number,
  { since, long }: { since: Date; long: Date },
): Promise<{ drafts: number; day: ModelTokens; month: ModelTokens }> {
  const ofDay = sql`filter (where created_at > ${since})`
  const { rows } = await db.execute<Record<'drafts' | 'dayIn' | 'dayOut' | 'monthIn' | 'monthOut', number>>(sql`
    select (count(*) filter (where created_at > ${since} and state <> 'failed'))::int as drafts,
      coalesce(sum(input_tokens) ${ofDay}, 0)::float8 as "dayIn", coalesce(sum(output_tokens) ${ofDay}, 0)::float8 as "dayOut",
      coalesce(sum(input_tokens), 0)::float8 as "monthIn", coalesce(sum(output_tokens), 0)::float8 as "monthOut"
    from market.ai_draft where user_id = ${userId} and created_at > ${long}`)
  const { drafts = 0, dayIn = 0, dayOut = 0, monthIn = 0, monthOut = 0 } = rows[0] ?? {}
  return { drafts, day: { input: dayIn, output: dayOut }, month: { input: monthIn, output: monthOut } }
}

export async function noteProgress(db: Db, id: number, outputTokens: number): Promise<void> {
  await db.execute(sql`update market.ai_draft set output_tokens = ${outputTokens} where id = ${id} and state = 'asked'`)
}

/** A model that has not answered by then was on its way when a server stopped. */
const LONGEST_MINUTES = 10

/** The newest draft of a person that is being written; seconds since it was asked for, tokens so far. */
export async function findRunning(
  db: Db,
  userId: number,
  now: Date,
): Promise<{ kind: PromptKind; seconds: number; tokens: number } | null> {
  const { rows } = await db.execute<{ kind: PromptKind; seconds: number; tokens: number }>(sql`
    select kind, greatest(0, extract(epoch from ${now}::timestamptz - created_at))::int as seconds,
      output_tokens as tokens from market.ai_draft
    where user_id = ${userId} and state = 'asked'
      and created_at > ${now}::timestamptz - make_interval(mins => ${LONGEST_MINUTES})
    order by id desc limit 1`)
  return rows[0] ?? null
}
