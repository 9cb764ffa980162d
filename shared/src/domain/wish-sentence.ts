import { type AllParameter, optionsFilters } from '../reference/field-filters'
import { NUMBER, figure, type Remaining } from './sentence-text'
import { asMust, type MustsAndWishes, readWish, type Wish, wishText } from './wishes'

/** What a sentence narrows by, and what it ranks by as texts; `isMeasured` where it says how many dock doors or how high. */
export type AskedInWords = { musts: Omit<MustsAndWishes, 'wishes'>; wishes: string[]; isMeasured: boolean }

/** Words of our own for options that people call otherwise. */
const OTHERWISE: readonly (readonly [parameter: AllParameter, key: string, words: string])[] = [
  ['features', 'returnsProcessing', 'returns'],
  ['features', 'tempControl', 'temperature controlled'],
  ['features', 'kittingBundling', 'kitting'],
  ['features', 'fbaPrep', 'fba'],
  ['features', 'rail', 'rail'],
  ['features', 'lastMile', 'last mile'],
  ['features', 'lotTracking', 'lot control'],
  ['categories', 'wineSpirits', 'wine'],
  ['categories', 'apparelAccessories', 'apparel'],
  ['categories', 'foodBeverage', 'food'],
  ['categories', 'furnitureHomeDecor', 'furniture'],
  ['certifications', 'foreignTradeZone', 'ftz'],
]

/** Stands alone between spaces and commas. */
const whole = (pattern: string): RegExp => new RegExp(String.raw`(?<=[\s,])${pattern}(?=[\s,.])`, 'iu')
const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
const BOUND = String.raw`(?:at least|a minimum of|min(?:imum)?|over|from)\s+`
const LEAST = String.raw`(?:${BOUND})?${NUMBER}\+?\s*`
const OR_MORE = String.raw`(?:\s+(?:or|and)\s+(?:more|better|higher|above|up))?`
/** Feet of height: "24 ft", "24-foot", "24'". */
const FEET = String.raw`${NUMBER}\+?\s*(?:['′’]|-?\s*(?:ft|feet|foot)\b\.?)\+?`
const HEIGHT = String.raw`(?:clear(?:ance)?(?:\s+(?:ceilings?|heights?|inside))*|ceilings?(?:\s+heights?)?|stacking\s+heights?)`
/** Says that figures of the building are a condition, and no part of a name such as “Pier 4 Docks”. */
const IS_MEASURED = /\b(?:least|min(?:imum)?|over|doors?|more|up|clear\w*|ceilings?|heights?)\b|\+/iu
const measures: ReadonlySet<string> = new Set(['dockDoors', 'clearHeight'])

type Phrase = { pattern: RegExp; textOf: (found: RegExpExecArray) => string }

const leastOf =
  (parameter: string) =>
  (found: RegExpExecArray): string =>
    `${parameter}.${figure(found[1], found[2])}`

const PHRASES: readonly Phrase[] = [
  { pattern: whole(String.raw`${LEAST}stars?${OR_MORE}`), textOf: leastOf('minRating') },
  { pattern: whole(String.raw`${LEAST}buildings?${OR_MORE}`), textOf: leastOf('numberOfBuildings') },
  {
    pattern: whole(
      String.raw`${LEAST}(?:(?:loading|truck|dock[\s-]high)[\s-]+)*(?:docks?(?:[\s-]+doors?)?|doors?)${OR_MORE}`,
    ),
    textOf: leastOf('dockDoors'),
  },
  { pattern: whole(String.raw`(?:${BOUND})?${FEET}(?:\s+of)?\s*${HEIGHT}${OR_MORE}`), textOf: leastOf('clearHeight') },
  {
    pattern: whole(String.raw`${HEIGHT}\s+(?:of\s+)?(?:${BOUND})?${FEET}${OR_MORE}`),
    textOf: leastOf('clearHeight'),
  },
  { pattern: whole('verified(?:\\s+(?:warehouses?|providers?))?'), textOf: () => 'verified' },
  { pattern: whole('hot\\s?racks?'), textOf: () => 'hotrack' },
  { pattern: whole('(?:a\\s+)?diamonds?(?:[\\s-]rat(?:ed|ing))?'), textOf: () => 'hasDiamond' },
  ...[
    ...optionsFilters.flatMap(({ key: parameter, options }) =>
      options.map(({ key, label }) => [parameter, key, label.toLowerCase()] as const),
    ),
    ...OTHERWISE,
  ]
    .toSorted((a, b) => b[2].length - a[2].length)
    .map(([parameter, key, words]) => ({ pattern: whole(escaped(words)), textOf: () => wishText(parameter, key) })),
]

/** From here on what is said are wishes: "ideally", or at the start of a clause "if possible". */
const WISHES_FROM =
  /\b(?:ideally|preferably)\b|\bwish(?:es)?\s*:|(?:^|[,;.:]|\b(?:and|but|with))\s*(?:if possible|nice to have)\b/iu
/** What the clause before says are wishes: "kitting would be nice". */
const WISHES_BEFORE =
  /^[^,;.]*?\b(?:if possible|nice to have|(?:would be |is )?a plus|would be (?:nice|good|great)|preferred|optional)\b/iu
const WISH_WORDS =
  /\b(?:and\s+|but\s+)?(?:ideally|preferably|if possible|nice to have|(?:(?:would be|is)\s+)?a plus|would be (?:nice|good|great)|preferred|optional|wish(?:es)?\s*:)(?!\p{L}):?/iu

/** Takes what a phrase says, and leaves as many blanks, so that what stands around it is found at the same place. */
function taken({ pattern, textOf }: Phrase, text: Remaining): { wish: Wish; at: number; said: string } | null {
  const found = pattern.exec(text.text)
  const wish = found && readWish(textOf(found))
  if (!found || !wish) return null
  const [said] = found
  text.take(pattern, ' '.repeat(said.length))
  return { wish, at: found.index, said }
}

/** What a sentence asks of a warehouse: "with EDI, verified, ideally 4 stars or more". */
export function askedIn(text: Remaining): AskedInWords {
  let musts: AskedInWords['musts'] = {}
  const wishes = new Set<string>()
  let isMeasured = false
  const asked = text.text
  for (const phrase of PHRASES) {
    const found = taken(phrase, text)
    if (!found) continue
    const { wish, at, said } = found
    isMeasured ||= wish.kind === 'least' && measures.has(wish.parameter) && IS_MEASURED.test(said)
    if (WISHES_FROM.test(asked.slice(0, at)) || WISHES_BEFORE.test(asked.slice(at + said.length))) wishes.add(wish.text)
    else musts = asMust(musts, wish)
  }
  while (text.take(WISH_WORDS));
  return { musts, wishes: [...wishes], isMeasured }
}
