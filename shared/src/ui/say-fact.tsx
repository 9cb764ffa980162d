import { sayName, spoken } from './say'

const COUNTED = /^([\d.,]+) (.+)$/

/** A part of a fact: a name, or a figure with its unit. */
function sayPart(part: string): string {
  const [, figure, unit] = COUNTED.exec(part) ?? []
  return figure && unit && sayName(part) === part ? `${figure} ${sayName(unit)}` : sayName(part)
}

/** The value of a fact in the language of the page: its names, also in a list, and its units. */
export const sayFact = (value: string): string =>
  sayName(value) === value
    ? value
        .split(', ')
        .map(sayPart)
        .join(spoken.documents === '/ar' ? '، ' : ', ')
    : sayName(value)
