import { listingIds } from '../plans/well-known'
import type { NewsText } from './news-text'

/** Posts that each present a listing as the warehouse of the week, the newest first. */
export const weeklyWarehouses: readonly (NewsText & { warehouse: number })[] = [
  {
    warehouse: listingIds.main,
    title: 'A Columbus warehouse that grows with its merchants',
    excerpt: 'Calloway Columbus takes first pallets as well as a whole season, and packs parcels in three tiers.',
    body: `
Ohio is a day's drive from a large part of the country's households, which is why so many merchants place their first stock there. The Calloway Columbus Fulfillment Center has room for 1,200 pallets and rents it by the pallet and by the square foot.

## What we liked

- **Tiers.** Fulfillment is offered in three tiers by the number of orders a month, so a young shop does not pay for the machines of a large one.
- **Plain papers.** The rate sheet names every charge in the unit in which it is billed.
- **Reservations.** Free space is shown by month; a term begins on the day you choose.

## Who it suits

Merchants who ship parcels to the Midwest and the East Coast, and importers who want a second place inland. If all your goods go to the West, look for a warehouse beyond the Rockies first.
`,
  },
  {
    warehouse: listingIds.hotRack,
    title: 'Memphis: where parcels turn at night',
    excerpt: 'Calloway Memphis stands where planes, barges and trains meet, and keeps racks for short notice.',
    body: `
Memphis sorts parcels while others sleep: its cargo airport is among the busiest anywhere, and five large railroads meet in the city. The Calloway Memphis Distribution Center makes use of it.

## What we liked

- **HotRacks.** Space that stands free for a while is offered at better terms than the list's, and marked as such.
- **Late hours.** What is picked in the evening still leaves with the night's flights.

## Who it suits

Merchants whose customers expect tomorrow, and anyone who needs room at short notice between two seasons.
`,
  },
]
