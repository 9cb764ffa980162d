import { diamondLevels } from '../reference/diamond-levels'
import { type AllParameter, figureFilters, type FigureParameter, optionsFilters } from '../reference/field-filters'

/** Filters that are on or off. */
export const wishFlags = ['verified', 'hotrack', 'hasDiamond'] as const
export type WishFlag = (typeof wishFlags)[number]
/** Filters by a figure that is to be reached. */
export type LeastParameter = FigureParameter | 'minRating'

/** What a listing either fulfills or not: an option, a switch, a figure that is reached, or one of several diamond levels. */
export type Asked =
  | { kind: 'option'; parameter: AllParameter; key: string }
  | { kind: 'flag'; parameter: WishFlag }
  | { kind: 'least'; parameter: LeastParameter; least: number }
  | { kind: 'diamonds'; levels: string[] }

/** A must or a wish. `text` is how addresses hold a wish: "features.hazmat", "verified", "minRating.4", "diamonds.3-5". */
export type Wish = Asked & { text: string }

/** The parts of a search in which its musts and wishes are. */
export type MustsAndWishes = { [Name in AllParameter | 'wishes' | 'diamonds']?: string[] | undefined } & {
  [Name in WishFlag]?: boolean | undefined
} & { [Name in LeastParameter]?: number | undefined }

/** Which wishes a listing fulfills, as texts in the order they were asked for. `score` is one for each of `met`. */
export type Fit = { score: number; met: string[]; missing: string[] }

const MOST_WISHES = 20
const MOST_STARS = 5

/** An option as one text. */
export const wishText = (parameter: AllParameter, key: string): string => `${parameter}.${key}`

function textOf(asked: Asked): string {
  if (asked.kind === 'option') return wishText(asked.parameter, asked.key)
  if (asked.kind === 'flag') return asked.parameter
  return asked.kind === 'least' ? `${asked.parameter}.${asked.least}` : `diamonds.${asked.levels.join('-')}`
}

/** A must or wish with its text. */
export const wishOf = (asked: Asked): Wish => ({ ...asked, text: textOf(asked) })

const levelTexts = diamondLevels.map(({ level }) => String(level))

/** The levels that exist, each once, the lowest first; undefined without any. */
function levelsIn(levels: readonly string[]): string[] | undefined {
  const known = levelTexts.filter((level) => levels.includes(level)).toSorted()
  return known.length > 0 ? known : undefined
}

/** How large a figure can be asked for; undefined for what is none. */
const mostOf = (parameter: string): number | undefined =>
  parameter === 'minRating' ? MOST_STARS : figureFilters.find(({ key }) => key === parameter)?.limit.max

function readLeast(parameter: string, value: string): Wish | null {
  const most = mostOf(parameter)
  const least = /^\d+(\.\d+)?$/.test(value) ? Number(value) : NaN
  if (most === undefined || !(least > 0 && least <= most)) return null
  return wishOf({ kind: 'least', parameter: parameter as LeastParameter, least })
}

/** What a text asks for; null for what nobody knows. */
export function readWish(text: string): Wish | null {
  const flag = wishFlags.find((known) => known === text)
  if (flag) return wishOf({ kind: 'flag', parameter: flag })
  const dot = text.indexOf('.')
  const [parameter, value] = dot === -1 ? [text, ''] : [text.slice(0, dot), text.slice(dot + 1)]
  if (parameter === 'diamonds') {
    const levels = levelsIn(value.split('-'))
    return levels ? wishOf({ kind: 'diamonds', levels }) : null
  }
  const field = optionsFilters.find((known) => known.key === parameter)
  if (!field) return readLeast(parameter, value)
  return field.options.some((option) => option.key === value)
    ? wishOf({ kind: 'option', parameter: field.key, key: value })
    : null
}

/** Whether all results have it, because the search is narrowed by it or by more. */
function isMust(asked: Readonly<MustsAndWishes>, wish: Wish): boolean {
  switch (wish.kind) {
    case 'option':
      return asked[wish.parameter]?.includes(wish.key) ?? false
    case 'flag':
      return asked[wish.parameter] === true
    case 'least':
      return (asked[wish.parameter] ?? 0) >= wish.least
    case 'diamonds':
      return levelsIn(asked.diamonds ?? [])?.every((level) => wish.levels.includes(level)) ?? false
  }
}

/** The wishes of a search, each once. What is a must as well ranks nothing: all results have it. */
export function wishesOf(asked: Readonly<MustsAndWishes>): Wish[] {
  const wishes = new Map((asked.wishes ?? []).flatMap((text) => readWish(text) ?? []).map((wish) => [wish.text, wish]))
  return [...wishes.values()].filter((wish) => !isMust(asked, wish)).slice(0, MOST_WISHES)
}

const optionMusts = (asked: Readonly<MustsAndWishes>): Wish[] =>
  optionsFilters.flatMap(({ key: parameter }) =>
    [...new Set(asked[parameter])].flatMap((key) => readWish(wishText(parameter, key)) ?? []),
  )

const leastParameters: readonly LeastParameter[] = ['minRating', ...figureFilters.map(({ key }) => key)]

/** What a search is narrowed by, as far as it can be a wish as well: known options, switches, figures, and diamonds. */
export function mustsOf(asked: Readonly<MustsAndWishes>): Wish[] {
  const flags = wishFlags.filter((flag) => asked[flag] === true)
  const leasts = leastParameters.flatMap((parameter) => readWish(`${parameter}.${asked[parameter] ?? 0}`) ?? [])
  const levels = levelsIn(asked.diamonds ?? [])
  return [
    ...flags.map((parameter) => wishOf({ kind: 'flag', parameter })),
    ...leasts,
    ...(levels ? [wishOf({ kind: 'diamonds', levels })] : []),
    ...optionMusts(asked),
  ]
}

/**
 * How well a listing fits: one point for each wish that it fulfills, so that the parts shown add up to the score. Lists
 * by best fit have the higher score first; equal scores keep the order that the list has without wishes.
 */
export function fitOf(wishes: readonly Wish[], has: (wish: Wish) => boolean): Fit {
  const met = wishes.filter((wish) => has(wish))
  const missing = wishes.filter((wish) => !met.includes(wish))
  return { score: met.length, met: met.map(({ text }) => text), missing: missing.map(({ text }) => text) }
}

/** The same search without one of its parameters, or with another value of it. */
function withValue<Search extends MustsAndWishes>(asked: Search, name: keyof MustsAndWishes, value: unknown): Search {
  const { [name]: _, ...others } = asked
  return (value === undefined ? others : { ...others, [name]: value }) as Search
}

const listOrNone = (items: string[]): string[] | undefined => (items.length > 0 ? items : undefined)

/** The search in which what was a must ranks and no longer narrows. */
export function asWish<Search extends MustsAndWishes>(asked: Search, wish: Wish): Search {
  const rest = withoutMust(asked, wish)
  return withValue(rest, 'wishes', [...new Set([...(asked.wishes ?? []), wish.text])])
}

/** The search in which what was a wish narrows and no longer ranks. */
export function asMust<Search extends MustsAndWishes>(asked: Search, wish: Wish): Search {
  const rest = withoutWish(asked, wish)
  switch (wish.kind) {
    case 'option':
      return withValue(rest, wish.parameter, [...new Set([...(asked[wish.parameter] ?? []), wish.key])])
    case 'flag':
      return withValue(rest, wish.parameter, true)
    case 'least':
      return withValue(rest, wish.parameter, wish.least)
    case 'diamonds':
      return withValue(rest, 'diamonds', wish.levels)
  }
}

/** The search without a must. */
export function withoutMust<Search extends MustsAndWishes>(asked: Search, wish: Wish): Search {
  if (wish.kind === 'diamonds') return withValue(asked, 'diamonds', undefined)
  if (wish.kind !== 'option') return withValue(asked, wish.parameter, undefined)
  const others = (asked[wish.parameter] ?? []).filter((known) => known !== wish.key)
  return withValue(asked, wish.parameter, listOrNone(others))
}

/** The search without all of its musts; an option that nobody knows goes on to find nothing. */
export const withoutMusts = <Search extends MustsAndWishes>(asked: Search): Search =>
  mustsOf(asked).reduce<Search>(withoutMust, asked)

/** The search without a wish. */
export const withoutWish = <Search extends MustsAndWishes>(asked: Search, { text }: Pick<Wish, 'text'>): Search =>
  withValue(asked, 'wishes', listOrNone((asked.wishes ?? []).filter((known) => readWish(known)?.text !== text)))
