import { inLanguage } from '../language'

/** Words of what is put aside to compare. */
export const compareTexts = inLanguage('compareTexts', {
  ask: 'Ask for quotes',
  askBest: 'Ask the best ten for quotes',
})
