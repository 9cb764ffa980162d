export const articleCategories = [
  { key: 'getting-started', name: 'Getting started', description: 'First steps with outside warehousing.' },
  { key: 'operations', name: 'Operations', description: 'How goods move through a warehouse.' },
  { key: 'cost-and-contracts', name: 'Cost and contracts', description: 'What space costs and what to sign.' },
] as const
export type ArticleCategoryKey = (typeof articleCategories)[number]['key']

export const tags = ['Receiving', 'Storage', 'Picking', 'Freight', 'Contracts', 'Inventory', 'Safety'] as const
export type TagName = (typeof tags)[number]

export type ArticleText = {
  title: string
  excerpt: string
  category: ArticleCategoryKey
  tags: readonly TagName[]
  body: string
}

/** Long reads of the knowledge base, in the CMS's plain notation. Words of the encyclopedia become links on the site. */
export const articles: readonly ArticleText[] = [
  {
    title: 'How to choose a warehouse in seven questions',
    excerpt: 'Ask the same seven questions of every warehouse, and the list of candidates sorts itself.',
    category: 'getting-started',
    tags: ['Storage', 'Contracts'],
    body: `A short list of warehouses is easy to make. Choosing one is harder, because each describes itself in other words. The same questions to all of them make the answers comparable.

## Where do the goods come from, and where do they go?

Draw both on a map before you look at prices. A warehouse near the port saves drayage; a warehouse near customers saves parcel zones. Freight usually costs more than storage, so place comes first.

## What shape are they in?

Count pallets, and give the height and weight of a loaded one. A standard pallet position takes a 48 by 40 inch pallet; tall or heavy loads may count twice.

## How often do they move?

A warehouse for long storage and a warehouse for daily orders look alike from outside. Ask how many lines they pick a day and how many people do it.

## What must be controlled?

- Temperature, and who reads the log
- Lot numbers and dates, and whether FEFO is kept
- Hazard classes, and the permit for them

## Which system keeps the count?

Ask to see the screen you will get. A count you cannot see yourself is a count you will ask for by email.

## What does the rate card leave out?

| Often included | Often extra |
| --- | --- |
| Storage per pallet per month | Labels, wrap and pallets |
| Receiving by appointment | Unscheduled receiving |
| Standard cycle counts | Full physical counts |

## How do we part?

Read the end of the agreement first: the notice, the cost of the outbound, and the date by which the last pallet leaves.

> The cheapest pallet is the one you don't have to move twice.`,
  },
  {
    title: 'Receiving without surprises',
    excerpt: 'Most disputes about stock begin at the dock. A plan for the first hour prevents them.',
    category: 'operations',
    tags: ['Receiving', 'Inventory'],
    body: `Whatever is wrong when goods arrive stays wrong until somebody counts. The dock is the last place where the carrier, the papers and the goods are together.

## Before the truck

Send an advance ship notice with item numbers, quantities, lots and the number of pallets. Book the door. A truck without an appointment waits, and its waiting has a price.

## At the door

1. Check the seal against the papers
2. Take a picture before the first pallet moves
3. Count pallets, then cartons
4. Note damage on the bill of lading while the driver is there

## After it

Put goods on hold until the count is confirmed. Most warehouses promise dock to stock within one working day; ask how it is measured.

## What to measure

| Figure | Good | Ask why |
| --- | --- | --- |
| Dock to stock | under 24 hours | over 48 hours |
| Receiving accuracy | 99.5 % | under 98 % |
| Notice before arrival | every load | under nine in ten |

> A driver's signature beside a note of damage is worth more than ten emails.`,
  },
  {
    title: 'Reading a storage rate card',
    excerpt: 'Rates look alike until the units are read. What to compare, and what to ask for in writing.',
    category: 'cost-and-contracts',
    tags: ['Contracts', 'Storage'],
    body: `Two rate cards with the same price can differ by a third in what you pay. The unit, the day on which it is counted and the minimum make the difference.

## The unit

Storage is sold by pallet, by square foot or by cubic foot. A pallet position is 13.33 square feet of floor. Racks hold several levels above one another, which is why a pallet in a rack costs less than the floor under it.

## The day of counting

- **Anniversary billing** charges each pallet from the day it arrived
- **Split month** charges half for what arrives after the 15th
- **Peak of the month** charges for the fullest day

## Handling

In and out are often one charge, taken at receiving. Ask whether a pallet that leaves in cartons pays twice.

## A small example

| Line | Quantity | Rate | Month |
| --- | --- | --- | --- |
| Storage | 100 pallets | $15.00 | $1,500.00 |
| Handling in and out | 40 pallets | $12.00 | $480.00 |
| Orders picked | 300 lines | $0.90 | $270.00 |
| Total | | | $2,250.00 |

Storage is two thirds here. With twice the orders it is half, and the picking rate matters more than the pallet rate.

> Ask for last month's invoice of a customer like you, with the name blacked out.`,
  },
  {
    title: 'Seasonal stock: renting space for a peak',
    excerpt: 'Space for ten weeks is a plan of sixteen. Dates, quantities and a way out.',
    category: 'getting-started',
    tags: ['Storage', 'Freight'],
    body: `A peak is short, and everything around it is not. Goods arrive before it, returns after it, and every other seller looks for the same racks.

## Count backwards

Start with the last day on which an order must leave. Subtract the time to pick, to put away, to receive and to sail. What is left is the day on which space must be free.

## Reserve less than the forecast

Reserve what you are sure of for the whole term, and the rest month by month. HotRacks, racks that stand empty now, often cost less for exactly those weeks.

## Keep it moving

- Cross-docking for what is sold already
- Floating stock, sent before its buyer is known, for what always sells
- A second warehouse only when the first one's docks are full

## Plan the end

Returns arrive for six weeks after a holiday. Agree on what is inspected, what is restocked and what is destroyed, and at which price, before the peak begins.`,
  },
  {
    title: 'Cycle counting that people keep up',
    excerpt: 'A little every day beats everything once a year. How to choose what to count, and when.',
    category: 'operations',
    tags: ['Inventory', 'Picking'],
    body: `A full count stops the warehouse for a day and is wrong again within a month. Counting a few places every day finds errors while their cause can still be seen.

## Choose by what an error costs

Sort items by the value that moves: the A items, about a fifth of all, make up most of it. Count them monthly, B items each quarter, the rest twice a year.

## Choose by what goes wrong

- Places that were emptied today: counting nothing takes seconds
- Items with a negative balance
- Places where a picker reported a shortage

## Count blind

Whoever counts must not see the expected number. Two different counts lead to a third, and only then to a correction with a reason.

| Class | Share of items | Share of value | Counts a year |
| --- | --- | --- | --- |
| A | 20 % | 80 % | 12 |
| B | 30 % | 15 % | 4 |
| C | 50 % | 5 % | 2 |

> An adjustment without a reason is an error that will come back.`,
  },
  {
    title: 'Safe racks: what to look at on a visit',
    excerpt: 'Ten minutes between the aisles tell more about a warehouse than its brochure.',
    category: 'operations',
    tags: ['Safety', 'Storage'],
    body: `Walk the aisles before you sign. Damage to racks is easy to see, and what was done about it says how a warehouse is led.

## Look down

Uprights are hit at the height of forks. Guards that are bent have done their work; uprights that are bent should be unloaded and marked.

## Look up

- Load signs at the end of each row, and loads that keep to them
- Beams with their safety pins
- Sprinklers with free space below them, commonly 18 inches or more

## Look around

Aisles free of pallets, exits free of everything, forklifts with a daily check sheet, people with a path of their own.

## Ask

1. Who may take a rack out of service?
2. When was the last inspection by somebody from outside?
3. What was the last accident, and what changed after it?

The last question matters most. A warehouse that had no accident in ten years has a short memory or a short list.`,
  },
]
