import type { SceneKind } from '@stackyard/cms/modules/foundation/picture/scene-kind'

/** Sentences from which a listing's texts are put together. {city}, {pallets}, {sqft}, {company}, {docks} are filled in. */
export const openings = [
  '{company} runs {sqft} square feet of racked space in {city}, with {pallets} pallet positions open to merchants of any size.',
  'A clean, well-lit building in {city}: {sqft} square feet under one roof, {docks} dock doors and room for {pallets} pallets.',
  'Storage and handling in {city} from a team that answers the phone. {pallets} pallet positions, {docks} docks, no long tail of fees.',
  'Our {city} site has taken in ocean containers and sent out parcels and full truckloads for years. It holds {pallets} pallets on selective rack.',
  '{sqft} square feet in {city}, built for goods that move: {docks} doors, wide aisles and a yard that takes 53-foot trailers without waiting.',
  'If you sell into {city} and the states around it, stock kept here is a day closer to your customers. We have space for {pallets} pallets.',
] as const

export const middles = [
  'Every receipt is counted and photographed, and stock is in your portal the same day. Cycle counts run weekly; we share the results, good or bad.',
  'Inbound appointments are given within a working day. Floor-loaded containers are welcome; tell us the carton count and we plan the crew.',
  'Pallets are stored to four levels with a clear height of 32 feet. Oversized pieces go to a marked bulk area on the ground.',
  'Orders that reach us before the cutoff leave the same day. We print labels on your carrier accounts or on ours, whichever costs you less.',
  'The warehouse management system tracks lot and expiry dates where you need them and picks by first expiry, first out.',
  'The building is sprinklered throughout, alarmed and watched by camera, and visitors sign in. Certificates are ready to send.',
  'We handle retail compliance labels, ASN and routing guides for the large chains, and we keep the chargeback rate under half a percent.',
  'Seasonal peaks are planned together in August. You tell us the forecast, we tell you the crew and the price, and both hold.',
] as const

export const endings = [
  'Come and see it: tours are on Tuesdays and Thursdays.',
  'Short terms are fine. Many of our customers began with one month.',
  'Ask for the rate sheet and the onboarding checklist; most accounts are live within ten working days.',
  'Month by month or for a year: the price falls with the term.',
  'One contact looks after your account from the first pallet.',
] as const

export const highlights = {
  coldStorage: 'Cooled and frozen rooms with recorded temperatures',
  tempControl: 'Temperature kept between 59 and 77 °F all year',
  hazmat: 'Licensed for hazardous goods of classes 3, 8 and 9',
  bonded: 'Customs-bonded area: duty is due when goods leave',
  rail: 'Rail siding with doors for four boxcars',
  fbaPrep: 'Marketplace prep: labels, polybags and carton forwarding',
  lotTracking: 'Lot and expiry dates tracked from dock to door',
  returnsProcessing: 'Returns inspected and graded within two days',
  kittingBundling: 'Kitting lines for bundles and gift sets',
  lastMile: 'Own vans for last-mile delivery in the metro area',
  oversizedItems: 'Ground bulk area for pieces up to 20 feet',
  garmentOnHanger: 'Hanging garment rails for 12,000 pieces',
  importExport: 'Container freight station with customs broker on site',
  subscriptionBox: 'Monthly box runs with inserts and seasonal sleeves',
} as const

/** Titles of the drawn pictures by what they show. */
export const photoTitles = {
  docks: 'Loading side with dock doors',
  aisle: 'Aisle between the racks',
  racks: 'Pallet racks with a forklift',
  yard: 'The site from above',
  port: 'Container yard on the quay',
  coldRoom: 'Cold room with coolers under the ceiling',
  brick: 'Brick warehouse from the street',
  sorter: 'Parcel sorter with its chutes',
  solar: 'Solar panels on the roof',
  packing: 'Packing benches',
  truckCourt: 'Trucks in the court',
  highBay: 'High bay with a stacker crane',
  plan: 'The site from straight above',
  pharma: 'Locked cage for medicines',
  rail: 'Rail siding along the platform',
  floorStorage: 'Stacked goods on the open floor',
  containers: 'Container stacks under a gantry',
  suites: 'Corridor of small suites',
  nightDock: 'Docks at night',
  mezzanine: 'Mezzanine with shelving on two floors',
  airCargo: 'Air cargo being loaded',
  crossDock: 'Cross-dock hall with doors on both sides',
  multiStory: 'Multi-story building with a truck ramp',
  forklift: 'Forklift with a pallet',
  silos: 'Silos beside the building',
  cutaway: 'Inside the building, seen from above',
  gate: 'Gatehouse and barrier',
  office: 'Front of the offices',
} as const satisfies Record<SceneKind, string>

export const inboundTexts = [
  'Live unload or drop trailer. Appointments within one working day. Counts confirmed the same day.',
  'Containers devanned within 24 hours of arrival; pallets labeled and put away on receipt.',
  'Palletised freight on arrival; floor-loaded containers by appointment, two a day.',
] as const

export const outboundTexts = [
  'Parcel pick-up daily by the national carriers, LTL and FTL by appointment.',
  'Same-day dispatch for orders before the cutoff. Retail orders with routing-guide labels.',
  'Full pallets, cases and single units. Carrier of your choice or ours.',
] as const

export const valueAddTexts = [
  'Labeling, kitting, shrink-wrapping, quality checks, photographs of goods.',
  'Relabeling, repacking, sample checks, gift wrapping.',
  'Assembly of displays, ticketing, polybagging, light rework by the hour.',
] as const
