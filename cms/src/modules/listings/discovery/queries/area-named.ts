import { findCountry, findUsState } from '@stackyard/shared/domain/region'
import { globalRegions } from '@stackyard/shared/reference/global-regions'
import { usRegions } from '@stackyard/shared/reference/us-regions'

export type Area = { region?: string; country?: string; state?: string }

const fold = (text: string) => text.trim().toLowerCase()

/** The region, US state or country of this name; a code of three letters or less must stand in capitals. */
export function areaNamed(text: string): Area | null {
  const region = [...usRegions, ...globalRegions].find(
    (entry) => fold(entry.name) === fold(text) || (text.length > 4 && entry.code === fold(text)),
  )
  if (region) return { region: region.code }
  if (text.length <= 3 && text !== text.toUpperCase()) return null
  const state = findUsState(text)
  if (state) return { country: 'US', state: state.code }
  const country = findCountry(text)
  return country ? { country: country.code2 } : null
}

/** Codes of states that are words or ends of names of their own. */
const ALSO_WORDS = new Set(['co', 'hi', 'id', 'in', 'me', 'ok', 'or', 'us'])

/** A US state by its code in small letters, as it is typed after other words: "cold storage tx". */
export function stateTyped(text: string): Area | null {
  const state = /^[a-z]{2}$/.test(text) && !ALSO_WORDS.has(text) ? findUsState(text) : null
  return state ? { country: 'US', state: state.code } : null
}
