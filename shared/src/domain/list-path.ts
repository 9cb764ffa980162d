import { globalRegions, regionScopes } from '../reference/global-regions'
import { pageLanguages } from '../reference/languages'
import { serviceTypeKeys } from '../reference/service-types'
import { stateNamesIn } from '../reference/state-names'
import { usRegions } from '../reference/us-regions'
import { findCountry, findUsState } from './region'
import { slugify } from './slug'

const LIST = new RegExp(`^(/(?:${pageLanguages.join('|')}))?/(warehouses|services/type)/(.+)$`, 'i')

const fold = (text: string): string => text.trim().toLowerCase()

const countryPath = (text: string): string | null => {
  const country = findCountry(text)
  return country && `country/${country.code2}`
}

function statePath(countryText: string, text: string): string | null {
  const code2 = findCountry(countryText)?.code2
  if (!code2) return null
  const code =
    code2 === 'US'
      ? findUsState(text)?.code
      : stateNamesIn(code2).find((state) => [state.code, ...state.names].some((name) => fold(name) === fold(text)))
          ?.code
  return code ? `country/${code2}/state/${code}` : null
}

const regionPath = (text: string): string | null => {
  const region = [...usRegions, ...globalRegions].find(({ code, name }) =>
    [code, name].some((it) => fold(it) === fold(text)),
  )
  return region ? `region/${region.code.toLowerCase()}` : null
}

/** What follows /warehouses in its one spelling; null when it names no list of a place. */
function placePath([kind = '', first = '', second = '', third = '', ...more]: readonly string[]): string | null {
  if (more.length === 2 && fold(more[0] ?? '') === 'city') {
    const state = placePath([kind, first, second, third])
    const city = slugify(more[1] ?? '')
    return state?.includes('/state/') && city ? `${state}/city/${city}` : null
  }
  if (more.length > 0) return null
  const name = fold(kind)
  if (!first) return regionScopes.find((scope) => scope === name) ?? null
  if (name === 'us' && fold(first) === 'state' && second && !third) return statePath('US', second)
  if (name === 'region' && !second) return regionPath(first)
  if (name !== 'country') return null
  if (!second) return countryPath(first)
  return fold(second) === 'state' && third ? statePath(first, third) : null
}

/**
 * The one address of a list of the site: countries, states and regions go by their name or code in any case, types of
 * services in any case. Null when the path has that spelling already, or names no list.
 */
export function canonicalListPath(path: string): string | null {
  const [, language, list = '', rest = ''] = LIST.exec(path) ?? []
  if (!list) return null
  let segments: string[]
  try {
    segments = rest.split('/').map(decodeURIComponent)
  } catch {
    // Escapes that say nothing name no list.
    return null
  }
  const isServices = list.toLowerCase() !== 'warehouses'
  const end = isServices
    ? segments.length === 1
      ? serviceTypeKeys.find((key) => key === fold(segments[0] ?? ''))
      : null
    : placePath(segments)
  const found = end ? `${language ?? ''}/${list.toLowerCase()}/${end}` : null
  return found === path ? null : found
}
