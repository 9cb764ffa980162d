declare module 'tz-lookup' {
  const timezoneOf: (latitude: number, longitude: number) => string
  export default timezoneOf
}
