import type { WalletEntryKind } from '@stackyard/shared/schema/wallet'
import { present, type RawSearch, readOneOf, readWhole } from '@stackyard/shared/domain/read-search'

/** Lines of the history on a page. */
export const pageSize = 20

/** In the order of the filter. Written out, since an import of the schema would add its library to the first page. */
export const entryKinds = [
  'credit',
  'taken_back',
  'reservation',
  'refund',
  'charge',
] as const satisfies readonly WalletEntryKind[]

export type WalletSearch = { kind?: WalletEntryKind | undefined; page?: number | undefined }

/** What the address of the wallet says about its history; what cannot be read is left out. */
export const readWalletSearch = (search: RawSearch): WalletSearch =>
  present({ kind: readOneOf(search.kind, entryKinds), page: readWhole(search.page, 1, 5000) })
