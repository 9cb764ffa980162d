import { subdivisionsOf } from './subdivisions'
import { usStates } from './us-states'

/** English names where the list of subdivisions has those of the country's own language, or none of this level. */
// prettier-ignore
const inEnglish: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AU: { ACT: 'Australian Capital Territory', NSW: 'New South Wales', NT: 'Northern Territory', QLD: 'Queensland', SA: 'South Australia', TAS: 'Tasmania', VIC: 'Victoria', WA: 'Western Australia' },
  CA: { AB: 'Alberta', BC: 'British Columbia', MB: 'Manitoba', NB: 'New Brunswick', NL: 'Newfoundland and Labrador', NS: 'Nova Scotia', NT: 'Northwest Territories', NU: 'Nunavut', ON: 'Ontario', PE: 'Prince Edward Island', QC: 'Quebec', SK: 'Saskatchewan', YT: 'Yukon' },
  DE: { BB: 'Brandenburg', BE: 'Berlin', BW: 'Baden-Württemberg', BY: 'Bavaria', HB: 'Bremen', HE: 'Hesse', HH: 'Hamburg', MV: 'Mecklenburg-Vorpommern', NI: 'Lower Saxony', NW: 'North Rhine-Westphalia', RP: 'Rhineland-Palatinate', SH: 'Schleswig-Holstein', SL: 'Saarland', SN: 'Saxony', ST: 'Saxony-Anhalt', TH: 'Thuringia' },
  GB: { ENG: 'England', NIR: 'Northern Ireland', SCT: 'Scotland', WLS: 'Wales' },
}

const known = new Map([
  ...usStates.map(({ code, label }): [string, string] => [`US ${code}`, label]),
  ...Object.entries(inEnglish).flatMap(([country, states]) =>
    Object.entries(states).map(([code, name]): [string, string] => [`${country} ${code}`, name]),
  ),
])

/** Found in the list of subdivisions, which is read from text at each call: each of them once. */
const lookUp = (country: string, state: string): string => {
  const key = `${country} ${state}`
  const name = subdivisionsOf(country).find(({ code }) => code === state)?.name
  if (name) known.set(key, name)
  return name ?? state
}

/**
 * The name of a state, province or district by its country's code2 and its own code; what stands there where
 * no such code is known, which may be a name that was typed. To be loaded when it is asked for, as the list itself is.
 */
export const stateName = (country: string, state: string): string =>
  known.get(`${country} ${state}`) ?? lookUp(country, state)

/** The states of a country by code, each with all its names: that of the list, and the English one where it differs. */
export const stateNamesIn = (country: string): { code: string; names: string[] }[] =>
  subdivisionsOf(country).map(({ code, name }) => ({
    code,
    names: [...new Set([name, inEnglish[country]?.[code] ?? name])],
  }))

/** How an address shows a state: its code in the United States, as on an envelope; its name everywhere else. */
export const stateWords = (country: string, state: string): string =>
  country === 'US' ? state : stateName(country, state)
