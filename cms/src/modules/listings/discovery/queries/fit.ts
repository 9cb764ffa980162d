import {
  type LeastParameter,
  mustsOf,
  type MustsAndWishes,
  type Wish,
  wishesOf,
  type WishFlag,
} from '@stackyard/shared/domain/wishes'
import { sql, type SQL } from 'drizzle-orm'
import { figureColumns, optionColumns } from '../facet-columns'

const flagConditions = {
  verified: 'is_verified',
  hotrack: 'hotrack',
  hasDiamond: 'diamond > 0',
} as const satisfies Record<WishFlag, string>

const columnOfLeast = (parameter: LeastParameter): string =>
  parameter === 'minRating' ? 'average_rating' : (figureColumns.find(({ key }) => key === parameter)?.column ?? '0')

/** Whether a row of the read model fulfills a must or wish; what it names was checked against what is known. */
function fulfills(wish: Wish): SQL {
  switch (wish.kind) {
    case 'option': {
      const { parameter, key } = wish
      return sql.raw(optionColumns.get(parameter)?.find((column) => column.key === key)?.column ?? 'false')
    }
    case 'flag':
      return sql.raw(`(${flagConditions[wish.parameter]})`)
    case 'least':
      return sql.raw(`(${columnOfLeast(wish.parameter)} >= ${wish.least})`)
    case 'diamonds':
      return sql.raw(`(diamond in (${wish.levels.map(Number).join(', ')}))`)
  }
}

const counted = (conditions: readonly SQL[]): SQL =>
  sql`(${sql.join(
    conditions.map((condition) => sql`(${condition})::int`),
    sql` + `,
  )})`

/** The texts of those that hold, as a JSON array in the order asked for. */
const listed = (pairs: readonly (readonly [condition: SQL, text: string])[]): SQL =>
  sql`to_jsonb(array_remove(array[${sql.join(
    pairs.map(([condition, text]) => sql`case when ${condition} then ${text}::text end`),
    sql`, `,
  )}], null))`

/** How many of the wishes a row fulfills: the rule of `fitOf` in shared/domain. Undefined where nothing is wished for. */
export function fitScore(asked: MustsAndWishes): SQL | undefined {
  const wishes = wishesOf(asked)
  return wishes.length > 0 ? counted(wishes.map(fulfills)) : undefined
}

/** JSON of a card, from the row of the listing in the narrow table. */
const fromFacet = (name: string, value: SQL): SQL =>
  sql`(select jsonb_build_object(${name}::text, ${value}) from market.listing_facet where id = s.id)`

/** The breakdown behind the score, for a card. */
export function fitOnCard(asked: MustsAndWishes): SQL | undefined {
  const wishes = wishesOf(asked)
  if (wishes.length === 0) return undefined
  const met = listed(wishes.map((wish) => [fulfills(wish), wish.text]))
  const missing = listed(wishes.map((wish) => [sql`not ${fulfills(wish)}`, wish.text]))
  const score = counted(wishes.map(fulfills))
  return fromFacet('fit', sql`jsonb_build_object('score', ${score}, 'met', ${met}, 'missing', ${missing})`)
}

/** Rows that fail exactly one of the musts, and which one that is, for a card; undefined without musts. */
export function oneMissed(asked: MustsAndWishes): { where: SQL; onCard: SQL } | undefined {
  const musts = mustsOf(asked)
  if (musts.length === 0) return undefined
  const failed = musts.map((must): [SQL, string] => [sql`not ${fulfills(must)}`, must.text])
  const named = sql.join(
    failed.map(([condition, text]) => sql`when ${condition} then ${text}::text`),
    sql` `,
  )
  return {
    where: sql`${counted(failed.map(([condition]) => condition))} = 1`,
    onCard: fromFacet('missed', sql`case ${named} end`),
  }
}
