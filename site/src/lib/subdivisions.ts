import { subdivisionsOf } from '@stackyard/shared/reference/subdivisions'
import { usStates } from '@stackyard/shared/reference/us-states'

// prettier-ignore
const elsewhere: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AU: { ACT: 'Australian Capital Territory', NSW: 'New South Wales', NT: 'Northern Territory', QLD: 'Queensland', SA: 'South Australia', TAS: 'Tasmania', VIC: 'Victoria', WA: 'Western Australia' },
  CA: { AB: 'Alberta', BC: 'British Columbia', MB: 'Manitoba', NB: 'New Brunswick', NL: 'Newfoundland and Labrador', NS: 'Nova Scotia', NT: 'Northwest Territories', NU: 'Nunavut', ON: 'Ontario', PE: 'Prince Edward Island', QC: 'Quebec', SK: 'Saskatchewan', YT: 'Yukon' },
  DE: { BB: 'Brandenburg', BE: 'Berlin', BW: 'Baden-Württemberg', BY: 'Bavaria', HB: 'Bremen', HE: 'Hesse', HH: 'Hamburg', MV: 'Mecklenburg-Vorpommern', NI: 'Lower Saxony', NW: 'North Rhine-Westphalia', RP: 'Rhineland-Palatinate', SH: 'Schleswig-Holstein', SL: 'Saarland', SN: 'Saxony', ST: 'Saxony-Anhalt', TH: 'Thuringia' },
  GB: { ENG: 'England', NIR: 'Northern Ireland', SCT: 'Scotland', WLS: 'Wales' },
}

const names = new Map([
  ...usStates.map(({ code, label }): [string, string] => [`US ${code}`, label]),
  ...Object.entries(elsewhere).flatMap(([country, states]) =>
    Object.entries(states).map(([code, name]): [string, string] => [`${country} ${code}`, name]),
  ),
])

/** The name of a state or province by the codes of the listing; the code where no name is known. */
export const stateName = (country: string, state: string): string =>
  names.get(`${country} ${state}`) ?? subdivisionsOf(country).find(({ code }) => code === state)?.name ?? state
