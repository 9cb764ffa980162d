import { counted, figure } from '../format'
import { inLanguage } from '../language'

/** Texts of the question what becomes of a record that two people changed at once. */
export const mergeTexts = inLanguage('mergeTexts', {
  reading: 'Reading what changed…',
  unread: (why: string) => `What changed could not be read. ${why}`.trim(),
  retry: 'Try again',
  changed: (fields: string) => `Changed meanwhile: ${fields}.`,
  both: 'You both changed these. Choose which stays:',
  mine: 'Keep mine',
  theirs: 'Take theirs',
  apply: 'Merge both',
  applied: 'What they changed is in the form now. Save to keep it all.',
  nothing: 'nothing',
  on: 'yes',
  off: 'no',
  figure,
  entries: (count: number) => counted(count, 'entry', 'entries'),
})
