import { type AllParameter, optionsFilters } from '../reference/field-filters'

/** An option that ranks a search without narrowing it. `text` is how addresses hold it: "features.hazmat". */
export type Wish = { parameter: AllParameter; key: string; text: string }

/** The lists of a search in which its musts and wishes are. */
export type MustsAndWishes = { [Name in AllParameter | 'wishes']?: string[] | undefined }

/** Which wishes a listing fulfills, as texts in the order they were asked for. `score` is one for each of `met`. */
export type Fit = { score: number; met: string[]; missing: string[] }

const MOST_WISHES = 20

/** A must or wish as one text. */
export const wishText = (parameter: AllParameter, key: string): string => `${parameter}.${key}`

/** The option that a text names; null for one that nobody knows. */
export function readWish(text: string): Wish | null {
  const [parameter = '', key = '', ...more] = text.split('.')
  const field = optionsFilters.find((known) => known.key === parameter)
  if (!field || more.length > 0 || !field.options.some((option) => option.key === key)) return null
  return { parameter: field.key, key, text }
}

/** The wishes of a search, each once. What is a must as well ranks nothing: all results have it. */
export function wishesOf(asked: Readonly<MustsAndWishes>): Wish[] {
  return [...new Set(asked.wishes)]
    .flatMap((text) => readWish(text) ?? [])
    .filter(({ parameter, key }) => !asked[parameter]?.includes(key))
    .slice(0, MOST_WISHES)
}

/** The options that a search is narrowed by and that are known. */
export const mustsOf = (asked: Readonly<MustsAndWishes>): Wish[] =>
  optionsFilters.flatMap(({ key: parameter }) =>
    [...new Set(asked[parameter])].flatMap((key) => readWish(wishText(parameter, key)) ?? []),
  )

/**
 * How well a listing fits: one point for each wish that it fulfills, so that the parts shown add up to the score. Lists
 * by best fit have the higher score first; equal scores keep the order that the list has without wishes.
 */
export function fitOf(wishes: readonly Wish[], has: (wish: Wish) => boolean): Fit {
  const met = wishes.filter((wish) => has(wish))
  const missing = wishes.filter((wish) => !met.includes(wish))
  return { score: met.length, met: met.map(({ text }) => text), missing: missing.map(({ text }) => text) }
}

/** The same search with one of its lists changed; an empty list is none. */
function withList<Asked extends MustsAndWishes>(asked: Asked, name: AllParameter | 'wishes', items: string[]): Asked {
  const { [name]: _, ...others } = asked
  return (items.length > 0 ? { ...others, [name]: items } : others) as Asked
}

/** The search in which an option ranks and no longer narrows. */
export function asWish<Asked extends MustsAndWishes>(asked: Asked, { parameter, key, text }: Wish): Asked {
  const rest = withoutMust(asked, { parameter, key })
  return withList(rest, 'wishes', [...new Set([...(asked.wishes ?? []), text])])
}

/** The search in which an option narrows and no longer ranks. */
export function asMust<Asked extends MustsAndWishes>(asked: Asked, wish: Wish): Asked {
  const { parameter, key } = wish
  return withList(withoutWish(asked, wish), parameter, [...new Set([...(asked[parameter] ?? []), key])])
}

/** The search without a must. */
export const withoutMust = <Asked extends MustsAndWishes>(
  asked: Asked,
  { parameter, key }: Pick<Wish, 'parameter' | 'key'>,
): Asked =>
  withList(
    asked,
    parameter,
    (asked[parameter] ?? []).filter((known) => known !== key),
  )

/** The search without a wish. */
export const withoutWish = <Asked extends MustsAndWishes>(asked: Asked, { text }: Pick<Wish, 'text'>): Asked =>
  withList(
    asked,
    'wishes',
    (asked.wishes ?? []).filter((known) => known !== text),
  )
