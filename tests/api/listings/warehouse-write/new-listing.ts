/** A live listing with all that is required, to be changed by a test. `name` differs from call to call. */
export const liveListing = (name: string) => ({
  name,
  isDraft: false,
  address: { street1: '1 Dock Way', street2: '', city: 'Akron', state: 'OH', zipCode: '44308', country: 'US' },
  latitude: 41.0814,
  longitude: -81.519,
  timezone: 'America/New_York',
  description: 'Forty doors, selective rack and a yard that is open all night.',
  palletEnabled: true,
  totalSpace: 500,
  price1: 18.5,
  price12: 14.25,
  photos: [{ id: 'a', link: '/pictures/17/960.webp', title: 'Front', primary: true }],
  facilityDetails: {
    squareFootage: '120000',
    dedicated: true,
    alwaysOpen: false,
    operatingDays: [false, true, true, true, true, true, false],
    operatingHours: { start: '06:00', end: '18:30' },
  },
})

let count = 0
/** A name no other test uses. */
export const freshName = (stem: string) => `${stem} ${Date.now().toString(36)}-${process.pid}-${(count += 1)}`
