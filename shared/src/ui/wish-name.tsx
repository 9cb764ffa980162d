import { readWish } from '../domain/wishes'
import { optionLabel, optionsFilters } from '../reference/field-filters'
import { sayName } from './say'

/** What the option of a must or wish is called; the text itself where nobody knows it. */
export function wishName(text: string): string {
  const wish = readWish(text)
  const field = optionsFilters.find(({ key }) => key === wish?.parameter)
  return wish && field ? sayName(optionLabel(field, wish.key)) : text
}
