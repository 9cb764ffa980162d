import { present, type RawSearch, readText } from '@stackyard/shared/domain/read-search'

/** The search of pages that lead back to where the person was going. Checked where it is used, by `safeReturnTo`. */
export type ReturnSearch = { returnTo?: string | undefined }

export const readReturnSearch = (search: RawSearch): ReturnSearch =>
  present({ returnTo: readText(search.returnTo, 2000) })

/** The same for pages that a mail's link opens with its token. */
export type TokenSearch = ReturnSearch & { token?: string | undefined }

export const readTokenSearch = (search: RawSearch): TokenSearch =>
  present({ ...readReturnSearch(search), token: readText(search.token, 2000) })
