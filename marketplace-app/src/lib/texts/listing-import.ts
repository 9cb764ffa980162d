import { counted } from '../format'
import { inLanguage } from '../language'

export const listingImportTexts = inLanguage('listingImportTexts', {
  title: 'Import listings',
  lead: 'Add up to 1,000 listings from a CSV or Excel file. The file is tried first, and taken whole or not at all.',
  action: 'Import',
  exportAction: 'Export',
  exportFailed: 'The listings could not be exported',
  template: 'Download the template',
  columns: 'What goes into which column',
  column: 'Column',
  hint: 'What to write',
  provider: 'Provider',
  providerHint: 'The listings become theirs.',
  providerSearch: 'Find the provider',
  choose: 'Choose a file',
  chooseAgain: 'Choose another file',
  file: 'File of listings',
  trying: 'Trying the file…',
  failed: 'The file could not be read',
  ready: (rows: number) => `${counted(rows, 'listing is', 'listings are')} ready`,
  split: (live: number, drafts: number) =>
    `${counted(live, 'goes', 'go')} live, ${counted(drafts, 'draft', 'drafts')}.`,
  wrong: (issues: number) => counted(issues, 'thing to put right', 'things to put right'),
  wrongLead: 'Nothing is taken until the whole file is right.',
  add: (rows: number) => `Add ${counted(rows, 'listing', 'listings')}`,
  added: (rows: number) => `${counted(rows, 'listing', 'listings')} added`,
  toOwn: 'To your listings',
  toTable: 'To the table of listings',
})
