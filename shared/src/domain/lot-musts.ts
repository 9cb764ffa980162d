import { diamondLevels } from '../reference/diamond-levels'
import { figureFilters, optionLabel, optionsFilters } from '../reference/field-filters'
import { asMust, type MustsAndWishes, mustsOf, type Wish } from './wishes'

/** What a warehouse must have for a need of a request. A HotRack is none: a quote has a price of its own. */
export type LotMusts = Omit<MustsAndWishes, 'wishes' | 'hotrack'>

/** The musts of a search as those of a need; what nobody knows is left out. */
export const lotMustsOf = (search: Readonly<MustsAndWishes>): LotMusts =>
  mustsOf(search)
    .filter((must) => must.text !== 'hotrack')
    .reduce<LotMusts>(asMust, {})

const levelNames = new Map<string, string>(diamondLevels.map(({ level, name }) => [String(level), name]))

/** A must in plain English: "EDI", "4 dock doors or more", "Verified". */
export function mustLabel(must: Wish): string {
  switch (must.kind) {
    case 'option': {
      const field = optionsFilters.find(({ key }) => key === must.parameter)
      return field ? optionLabel(field, must.key) : must.text
    }
    case 'flag':
      return { verified: 'Verified', hotrack: 'HotRacks', hasDiamond: 'With a diamond rating' }[must.parameter]
    case 'least': {
      const chip = figureFilters.find(({ key }) => key === must.parameter)?.chip ?? '{count} stars or more'
      return chip.replace('{count}', must.least.toLocaleString('en-US'))
    }
    case 'diamonds':
      return must.levels.map((level) => levelNames.get(level) ?? level).join(' / ')
  }
}
