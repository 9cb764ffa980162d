import { useState } from 'react'

/** Entries of a page where all are there already. */
const CLIENT_PAGE = 9

/** Parts of a list that is there as a whole. A page below 1 or above the last is not gone to. */
export function useClientPages<T>(entries: readonly T[], perPage = CLIENT_PAGE) {
  const [asked, setAsked] = useState(1)
  const pageCount = Math.max(1, Math.ceil(entries.length / perPage))
  // The list may have become shorter meanwhile.
  const page = Math.min(asked, pageCount)
  return {
    page,
    pageCount,
    shown: entries.slice((page - 1) * perPage, page * perPage),
    goTo: (wanted: number) => {
      if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pageCount) setAsked(wanted)
    },
  }
}
