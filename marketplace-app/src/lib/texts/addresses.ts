import { inLanguage } from '../language'

export const addressBookTexts = inLanguage('addressBookTexts', {
  lead: 'Addresses you use again: they are yours alone.',
  add: 'New Address',
  edit: 'Edit Address',
  none: 'No address yet.',
  list: 'Your addresses',
  saved: 'Address saved',
  saveFailed: 'The address could not be saved',
  removed: 'Address deleted',
  removeQuestion: 'Delete this address from your book?',
  editOne: (address: string) => `Edit ${address}`,
  removeOne: (address: string) => `Delete ${address}`,
  unverified: 'Our gazetteer does not know this place; the address is kept as you wrote it.',
})
