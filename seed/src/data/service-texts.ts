import type { ServiceTypeKey } from '@stackyard/shared/reference/service-types'

/** Sentences from which a service's texts are put together. {company}, {city} and {kinds} are filled in. */
export type ServiceTexts = {
  highlights: readonly string[]
  openings: readonly string[]
  middles: readonly string[]
  endings: readonly string[]
}

const general: ServiceTexts = {
  highlights: ['One contact from the first call', 'Fixed scope and a fixed price', 'References on request'],
  openings: ['{company} works with merchants and warehouses from its office in {city}.'],
  middles: ['We agree on the outcome before we start and report against it every week.'],
  endings: ['Write to us with your question; the first conversation costs nothing.'],
}

export const serviceTexts: Readonly<Record<ServiceTypeKey, ServiceTexts>> = {
  warehouse: general,
  transportation: {
    highlights: [
      'Live tracking and proof of delivery the same day',
      'Drop trailers for regular lanes',
      'Port appointments handled for you',
      'One invoice a week, line by line',
      'Drivers on our own payroll',
    ],
    openings: [
      '{company} moves freight out of {city}: {kinds}.',
      'From our terminal in {city} we run {kinds} for merchants and their warehouses.',
      'A carrier from {city} that picks up when it said it would. What we do: {kinds}.',
    ],
    middles: [
      'Loads are dispatched by people who know the docks at both ends, and a delay is told before you ask.',
      'Rates are quoted with fuel and the usual accessorials in them. What is not in the quote is asked for before it is done.',
      'Trailers are inspected every ninety days and our safety record is open to every customer.',
      'We hold two appointments a day at the larger terminals, so that containers leave before free time ends.',
    ],
    endings: [
      'Send us a lane and a week of volume, and you have a rate the next morning.',
      'New customers begin with a single load.',
      'Ask for a list of the warehouses we serve.',
    ],
  },
  importer: {
    highlights: [
      'Mixed pallets from one carton a line',
      'Samples sent within two days',
      'Stock in the country, no wait for a container',
      'Test reports for every product',
    ],
    openings: [
      '{company} brings goods in through {city} and sells them by the carton, the pallet and the container: {kinds}.',
      'Buyers from shops and online stores order with us in {city}. We are {kinds}.',
      'For twenty years {company} has bought at the source and kept stock in {city}.',
    ],
    middles: [
      'The catalog with stock and lead times is renewed every night and can be read by your shop system.',
      'Each factory is visited before the first order and once a year after it.',
      'Cartons are marked the way your fulfillment center wants them before they leave our dock.',
      'Prices fall at the pallet and again at the container. They hold for the season.',
    ],
    endings: [
      'Ask for the line sheet of your category.',
      'A first order is small on purpose: see how it sells.',
      'Resale certificates are checked once; after that you order online.',
    ],
  },
  packaging: {
    highlights: [
      'Stock sizes shipped the same day',
      'Printed samples before the run',
      'Recycled board, with the certificate',
      'Take-back of used pallets',
    ],
    openings: [
      '{company} makes and stocks what goods travel in, close to {city}: {kinds}.',
      'Boxes, film and pallets for warehouses around {city}. Our part: {kinds}.',
      'We measure what you send and cut the empty space out of it. From {city}: {kinds}.',
    ],
    middles: [
      'Dimensional weight is where most parcels lose money; a right-sized box is often paid back by the first month of freight.',
      'Drop and compression tests are run in our own lab and the report is yours.',
      'Reorder levels are agreed, and a van fills them up twice a week.',
      'Minimum runs are short: 250 printed boxes, one pallet of plain ones.',
    ],
    endings: [
      'Send us three of your cartons and we send back a drawing.',
      'The first sample set is free.',
      'Lead time is ten working days, five for repeats.',
    ],
  },
  software: {
    highlights: [
      'Live in six weeks, with your data',
      'Open interfaces, documented in full',
      'Runs on the scanners you have',
      'Export of everything at any time',
    ],
    openings: [
      '{company} builds software for people who work on the dock: {kinds}.',
      'A small team in {city} with one product and the patience to get it right. It covers {kinds}.',
      'Screens that a new temp understands by noon. {company} from {city} makes {kinds}.',
    ],
    middles: [
      'Orders come in from shops and marketplaces and go out to carriers without a spreadsheet in between.',
      'Every change is kept with who made it and when, so that a miscount can be followed to its start.',
      'It works offline when the radio does not reach the last aisle, and catches up by itself.',
      'Updates come on Tuesdays, announced, and never in November.',
    ],
    endings: [
      'Try it with a copy of your own stock list.',
      'Support answers in the hours your warehouse works.',
      'Priced by order, without a license for each seat.',
    ],
  },
  consultants: {
    highlights: [
      'Written findings within three weeks',
      'People who have run a warehouse themselves',
      'Paid by the day, not by the promise',
      'No commission from any vendor',
    ],
    openings: [
      '{company} in {city} advises merchants and warehouses on {kinds}.',
      'We come, watch, measure and write down what we would change. From {city}, for {kinds}.',
      'Independent advice from {city}. {company} is asked when it comes to {kinds}.',
    ],
    middles: [
      'The first week is spent on the floor and in the data; opinions come after it.',
      'Each proposal carries its cost, its saving and the month in which the one passes the other.',
      'We help to choose a provider and stay until the first peak is through.',
      'Layouts are tested in a model with your own orders before a rack is moved.',
    ],
    endings: [
      'A first talk of an hour is free.',
      'Ask for the report of a company of your size, with its name taken out.',
      'Most projects last between four and ten weeks.',
    ],
  },
  marketing: {
    highlights: [
      'Product pictures from your own stock',
      'Marketplace listings in two languages',
      'Monthly figures, good or bad',
      'Launches planned with your warehouse',
    ],
    openings: [
      '{company} in {city} helps goods that are in stock to be found and bought.',
      'A studio in {city} for makers and merchants: pictures, words and campaigns for shops and marketplaces.',
      'We sell what you store. {company} from {city} plans and runs campaigns for merchants.',
    ],
    middles: [
      'A campaign begins with what is on the shelf and how fast it can leave, not with a slogan.',
      'Pictures are taken in the warehouse, beside the packing line, so that nothing is shipped back and forth.',
      'Budgets are moved every week to what sells; the ledger of it is open to you.',
      'We write for people first. That search engines like it too has never hurt.',
    ],
    endings: [
      'Begin with ten products and see what changes.',
      'There is no contract beyond the month.',
      'Ask for work from your category.',
    ],
  },
}

/** What customers write of a service, by stars. */
export const serviceReviewTexts: Readonly<Record<3 | 4 | 5, readonly string[]>> = {
  5: [
    'Clear offer, clear invoice, and somebody who answers the phone.',
    'They said Thursday and it was Thursday. Six times in a row now.',
    'We asked three companies. This was the only one that came and looked first.',
    'A small mistake in the second month was theirs, and they said so before we saw it.',
  ],
  4: [
    'Good work at a fair price. Replies take a day when they are busy.',
    'Setting up took longer than planned, since then it runs.',
    'We would choose them again. The reports could be shorter.',
  ],
  3: [
    'Does what was agreed, no more. Ask for everything in writing.',
    'The people change often, so we explain our business twice a year.',
  ],
}
