import { figure } from '../format'
import { inLanguage } from '../language'

export const listingConfirmTexts = inLanguage('listingConfirmTexts', {
  title: 'Is this listing up to date?',
  lead: 'One click keeps it current: merchants see how long ago you confirmed its space and rates.',
  space: (pallets: number) => `${figure(pallets)} pallet positions in all`,
  confirm: 'Yes, space and rates are right',
  change: 'Change the listing',
  doneTitle: 'Thank you',
  done: (name: string) => `${name} is confirmed, and it takes reservations.`,
  goOn: 'To your listings',
  failed: 'This link can’t be used',
  failedLead: 'It works once, and not after the listing was saved again. Sign in to confirm your listings.',
  working: 'Looking up the listing…',
})
