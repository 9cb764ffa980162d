import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { conditionsOf } from '../queries/filters'
import { choicesFor } from './facet-statement'
import type { Asked } from './port'
import { commonWords, hasWordBitmaps } from './word-bitmaps'

/** The condition that every listing meets. */
export const EVERY = 'true'
/** The name of the bitmaps of places. */
export const PLACE = 'place'

const dialect = new PgDialect()

/** The text of a condition without values of its own; undefined for one that has some. */
export function textOf(condition: SQL): string | undefined {
  const { sql, params } = dialect.sqlToQuery(condition)
  return params.length === 0 ? sql : undefined
}

/** What has a bitmap: the choices that facets count, for every kind of reader, and being listed. */
export const bitmapConditions: readonly string[] = [
  ...new Set([
    EVERY,
    'listed',
    ...[null, { id: 0, userType: 'admin' }].flatMap(choicesFor).flatMap(({ is }) => textOf(is) ?? []),
  ]),
]
const known = new Set(bitmapConditions)

/** A number that changes with the set of conditions and words. */
export const EDITION: number = createHash('sha256')
  .update(JSON.stringify([bitmapConditions, commonWords]))
  .digest()
  .readInt32BE(0)

/** Conditions that all hold, each as the texts of which one must. */
type Parts = string[][]

const partOf = (condition: SQL): string[] | undefined => {
  const text = textOf(condition)
  if (text === undefined) return undefined
  const either = known.has(text) ? [text] : (/^\((.+)\)$/.exec(text)?.[1]?.split(' or ') ?? [])
  return either.length > 0 && either.every((one) => known.has(one)) ? either : undefined
}

/** The same conditions by their bitmaps; undefined where one has none. */
export function partsOf(conditions: readonly SQL[]): Parts | undefined {
  const parts = conditions.map(partOf)
  return parts.every((part) => part !== undefined) ? parts : undefined
}

/** The conditions of a question without its words, where those have bitmaps, and without the one listing that it leaves out. */
export const ownConditions = ({ query, meaning, viewer }: Asked) =>
  conditionsOf(
    { ...query, excludeId: undefined },
    hasWordBitmaps(meaning) ? { ...meaning, words: undefined } : meaning,
    viewer,
  )
