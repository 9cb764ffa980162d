export { addListings } from './commands/add-listings'
export { assertRemovable } from './commands/assert-removable'
export {
  announceListings,
  announceListingsOf,
  beginTotals,
  confirmListing,
  eraseListingsOf,
  erasedOffer,
  flagColumns,
  flagListings,
  moveListings,
  noteReminder,
  noteTotal,
  rateListing,
  verifyListingsOf,
  withdrawListingsOf,
} from './commands/listing-commands'
export { createRecord, removeRecord, updateRecord } from './commands/write-record'
export { adminFlag, computed, draftField, sellerFields } from './fields/flags'
export { addressField, placeFields } from './fields/identity'
export { documentsField, photosField } from './fields/media'
export { slugPart } from './fields/slug-part'
export { countVersions } from './hooks/count-versions'
export { noteVersion } from './hooks/note-version'
export { derivePlace } from './hooks/derive-place'
export { storedPlace } from './place'
export { inRecordTransaction } from './in-record-transaction'
export { listingContentOf, toRecordData, withChanges } from './listing-content'
