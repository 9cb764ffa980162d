import { inLanguage } from '../language'

/** Words of what is put aside to compare, and of the comparison. */
export const compareTexts = inLanguage('compareTexts', {
  ask: 'Ask for quotes',
  askBest: 'Ask the best ten for quotes',
  title: 'Compare warehouses',
  lead: 'Up to four warehouses side by side, for the same need.',
})
