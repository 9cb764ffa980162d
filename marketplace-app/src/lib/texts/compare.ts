import { inLanguage } from '../language'

/** Words of what is put aside to compare. */
export const compareTexts = inLanguage('compareTexts', {
  compare: 'Compare',
  toggle: (name: string) => `Compare ${name}`,
  tray: 'Warehouses to compare',
  filled: (count: number, most: number) => `${count} of ${most}`,
  clear: 'Clear',
  ask: 'Ask for quotes',
  askBest: 'Ask the best ten for quotes',
})
