import { inLanguage } from '../language'

export const addressBookTexts = inLanguage('addressBookTexts', {
  lead: 'Addresses you use again. Only you can see them.',
  add: 'New Address',
  edit: 'Edit Address',
  none: 'No address yet.',
  list: 'Your addresses',
  saved: 'Address saved',
  saveFailed: 'The address could not be saved',
  removed: 'Address deleted',
  removeQuestion: 'Delete this address?',
  editOne: (address: string) => `Edit ${address}`,
  removeOne: (address: string) => `Delete ${address}`,
  unverified: 'We couldn’t find this place; the address is saved as you entered it.',
})
