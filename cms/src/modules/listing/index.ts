export { inRecordTransaction } from './in-record-transaction'
export { listingContentOf, toRecordData, withChanges } from './listing-content'
