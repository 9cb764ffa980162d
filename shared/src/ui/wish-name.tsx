import { readWish, type Wish } from '../domain/wishes'
import { diamondLevels } from '../reference/diamond-levels'
import { figureFilters, optionLabel, optionsFilters } from '../reference/field-filters'
import { switchWords } from './explore/filter-words'
import { formatNumber } from './format'
import { fill, say, sayName } from './say'

const levelNames = new Map<string, string>(diamondLevels.map(({ level, name }) => [String(level), name]))

function nameOf(wish: Wish): string {
  switch (wish.kind) {
    case 'option': {
      const field = optionsFilters.find(({ key }) => key === wish.parameter)
      return field ? sayName(optionLabel(field, wish.key)) : wish.text
    }
    case 'flag':
      return say(switchWords[wish.parameter])
    case 'least': {
      const count = formatNumber(wish.least)
      const figure = figureFilters.find(({ key }) => key === wish.parameter)
      return figure ? fill(figure.chip, { count }) : say('{count} stars or more', { count: String(wish.least) })
    }
    case 'diamonds':
      return wish.levels.map((level) => sayName(levelNames.get(level) ?? level)).join(' / ')
  }
}

/** What a must or wish is called; the text itself where nobody knows it. */
export function wishName(text: string): string {
  const wish = readWish(text)
  return wish ? nameOf(wish) : text
}

/** What a listing says that doesn't fulfill it: "No EDI", "Missing: 4 stars or more". */
export const missingName = (text: string): string =>
  say(readWish(text)?.kind === 'option' ? 'No {name}' : 'Missing: {name}', { name: wishName(text) })
