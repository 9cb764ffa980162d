import type { Text } from './language'

/** The 20 location cards of the listing home; `code` is that of its country, state or region, `seed` names a drawn picture of our own. */
export type LocationCard = {
  id: string
  city: Text
  code: string
  region: 'Europe' | 'USA' | 'North America' | 'Oceania'
  description: Text
  buttonText: Text
  seed: number
  link: string
}

const country = (name: string) => `/search?country=${encodeURIComponent(name)}`
const us = (key: 'state' | 'region', value: string) =>
  `/search?${key}=${encodeURIComponent(value)}&country=United%20States`

// prettier-ignore
export const locationCards: readonly LocationCard[] = [
  { id: 'texas', city: 'Texas', code: 'TX', region: 'USA', description: 'Ports, rail and two borders of demand', buttonText: 'Explore Texas', seed: 161, link: us('state', 'Texas') },
  { id: 'de', city: 'Germany', code: 'DE', region: 'Europe', description: 'The middle of the continent, a night from most of it', buttonText: 'Discover Germany', seed: 295, link: country('Germany') },
  { id: 'california', city: 'California', code: 'CA', region: 'USA', description: 'Where the Pacific containers land', buttonText: 'Visit California', seed: 340, link: us('state', 'California') },
  { id: 'midwest', city: 'Midwest', code: 'midwest', region: 'USA', description: 'Two days by road to most of the country', buttonText: 'Explore Midwest', seed: 412, link: us('region', 'midwest') },
  { id: 'ca', city: 'Canada', code: 'CA', region: 'North America', description: 'Bonded space along the border', buttonText: 'Visit Canada', seed: 528, link: country('Canada') },
  { id: 'new-jersey', city: 'New Jersey', code: 'NJ', region: 'USA', description: 'Minutes from the port of New York', buttonText: 'Discover New Jersey', seed: 680, link: us('state', 'New Jersey') },
  { id: 'south', city: 'South', code: 'south', region: 'USA', description: 'Fast-growing cities, room to grow', buttonText: 'Explore South', seed: 755, link: us('region', 'south') },
  { id: 'gb', city: 'United Kingdom', code: 'GB', region: 'Europe', description: 'The golden triangle and the ports around it', buttonText: 'View UK', seed: 817, link: country('United Kingdom') },
  { id: 'illinois', city: 'Illinois', code: 'IL', region: 'USA', description: 'Six railways meet around Chicago', buttonText: 'Visit Illinois', seed: 945, link: us('state', 'Illinois') },
  { id: 'au', city: 'Australia', code: 'AU', region: 'Oceania', description: 'Coastal hubs for a wide continent', buttonText: 'Discover Australia', seed: 1059, link: country('Australia') },
  { id: 'pennsylvania', city: 'Pennsylvania', code: 'PA', region: 'USA', description: 'The Lehigh Valley and what it serves', buttonText: 'Explore Pennsylvania', seed: 1155, link: us('state', 'Pennsylvania') },
  { id: 'nevada', city: 'Nevada', code: 'NV', region: 'USA', description: 'West Coast reach at desert rents', buttonText: 'Visit Nevada', seed: 1295, link: us('state', 'Nevada') },
  { id: 'northeast', city: 'Northeast', code: 'northeast', region: 'USA', description: 'Close to fifty million doorsteps', buttonText: 'Discover Northeast', seed: 1390, link: us('region', 'northeast') },
  { id: 'mx', city: 'Mexico', code: 'MX', region: 'North America', description: 'Nearshoring, with the stock beside the plant', buttonText: 'Explore Mexico', seed: 1500, link: country('Mexico') },
  { id: 'florida', city: 'Florida', code: 'FL', region: 'USA', description: 'The door to Latin America', buttonText: 'Visit Florida', seed: 1615, link: us('state', 'Florida') },
  { id: 'west', city: 'West', code: 'west', region: 'USA', description: 'From the harbors to the Rockies', buttonText: 'Explore West', seed: 1704, link: us('region', 'west') },
  { id: 'es', city: 'Spain', code: 'ES', region: 'Europe', description: 'Mediterranean ports and Atlantic routes', buttonText: 'Discover Spain', seed: 1812, link: country('Spain') },
  { id: 'tennessee', city: 'Tennessee', code: 'TN', region: 'USA', description: 'Overnight air hub, barges and rail', buttonText: 'Visit Tennessee', seed: 1891, link: us('state', 'Tennessee') },
  { id: 'pl', city: 'Poland', code: 'PL', region: 'Europe', description: 'New halls between east and west', buttonText: 'Explore Poland', seed: 2023, link: country('Poland') },
  { id: 'utah', city: 'Utah', code: 'UT', region: 'USA', description: 'The crossroads of the mountain states', buttonText: 'Discover Utah', seed: 2085, link: us('state', 'Utah') },
]

/** The cards, turned by whole groups of three: another group leads each day. */
export function locationCardsOn(day: Date): LocationCard[] {
  const groups = Math.ceil(locationCards.length / 3)
  const first = (Math.floor(day.getTime() / 86_400_000) % groups) * 3
  return [...locationCards.slice(first), ...locationCards.slice(0, first)]
}
