import { defaultViewPrices, MICROS_PER_DOLLAR, SMALLEST_BUDGET_CENTS, SMALLEST_TOPUP_CENTS } from './campaigns'

const dollars = (amount: number): string => `$${amount.toFixed(2)}`
const impressionPrice = dollars(defaultViewPrices.impressionMicros / MICROS_PER_DOLLAR)
const visitPrice = dollars(defaultViewPrices.visitMicros / MICROS_PER_DOLLAR)

/**
 * Public pages whose text editors may replace: the text until they do, in the plain notation of the CMS.
 * The site shows it, and the demo data writes it into the CMS.
 */
export type StandingPage = { slug: string; title: string; lead: string; text: string }

export const standingPages: readonly StandingPage[] = [
  {
    slug: 'company',
    title: 'Company',
    lead: 'Who we are, what we do, and what we leave to others.',
    text: `## What we do

We run a marketplace for warehouse space and the services around it. Merchants see what is free, on which dates and on what terms; warehouses decide on every request themselves.

## What we don't do

We own no warehouse and favor none. Nobody pays for a better place in the list: sponsored places are marked as such, and the order of all others is the same with them or without.

## How we earn

Listing one warehouse is free. Providers pay for plans with more listings and for advertising. Merchants pay nothing to search and reserve.

## Where we are

We work from the United States and list warehouses around the world. Write to us through the [contact page](/contact-us).`,
  },
  {
    slug: 'carriers',
    title: 'Carriers',
    lead: 'For trucking companies, drayage carriers and brokers that work with warehouses.',
    text: `## Be found where freight begins

Merchants who store with a warehouse need a truck to it. List your company as a transportation provider and show your modes, lanes and equipment beside the warehouses you serve.

## What merchants see

- The modes you run: full truckload, less than truckload, parcel, intermodal, drayage
- Your equipment and the region you cover
- Reviews of customers, and whether we have verified your company

## What you need to start

| Document | Why |
| --- | --- |
| Operating authority | It shows that you may carry freight for others |
| Certificate of insurance | Most warehouses ask for it before the first pickup |
| Safety record | Merchants compare it; an empty one is no fault, an old one is |

Read what [drayage](/encyclopedia/drayage) and [transloading](/encyclopedia/transloading) involve, or [register](/auth/register).`,
  },
  {
    slug: 'brands',
    title: 'Brands',
    lead: 'For companies that sell goods and would rather not run a warehouse.',
    text: `## Space that follows your sales

Reserve a number of pallets or square feet for one, three, six or twelve months. When the season is over, let the term end.

## One place for several warehouses

- Compare warehouses by place, need and date on one [map](/warehouses)
- Ask several for a quote at once
- Keep reservations, agreements and invoices in one account

## Before you send the first truck

1. Send the packing list with item numbers, counts and weights
2. Agree on labels and on what counts as damage
3. Book a dock appointment
4. Plan a small first delivery and count it together`,
  },
  {
    slug: 'media',
    title: 'Media',
    lead: 'For journalists and analysts who write about warehousing.',
    text: `## Ask us

We answer questions about warehouse space, prices by region and how merchants book. Write through the [contact page](/contact-us) and name your deadline.

## Use our writing

You may quote from our [news](/news) and our [encyclopedia](/encyclopedia) with our name and a link. Pictures are drawn by us and may be shown with the text they belong to.

## Figures

Figures on our pages are counted from live listings unless the text says otherwise. Ask us for the method; we send it with the number.`,
  },
  {
    slug: 'media-placement',
    title: 'Media placement',
    lead: 'Put your company beside the writing that its customers read.',
    text: `## Where it appears

| Place | What it looks like |
| --- | --- |
| News | A marked card within the list of posts |
| Knowledge base | A marked card at the end of an article |
| Partner page | A page of your own under our roof |

## What we hold to

- Every paid place is marked as paid
- Editors decide on the words of articles; advertisers don't
- No tracking of single readers: we count views, not people

To book a place, write through the [contact page](/contact-us).`,
  },
  {
    slug: 'ads',
    title: 'Advertise',
    lead: 'Reach merchants at the moment they look for space. You pay for cards that are seen, and never beyond your budget.',
    text: `## How it works

1. Add credit to your [wallet](/dashboard/wallet), by card or from a bank account (ACH), once or every month
2. Choose where your cards appear, and which of your listings they show
3. Set a budget and the days, and [start the campaign](/dashboard/campaigns/create)

The whole budget moves from your wallet to the campaign when you create it.

## Four types of campaign

- **Top of lists**: lists of warehouses and services by region, country and state, featured listings and their carousels
- **Nearby listings**: the carousel of nearby warehouses on the pages of other warehouses
- **Search results**: searches and filters that your listing matches
- **HotRacks**: the list of [HotRacks](/warehouses/hot-racks), for warehouses with a HotRack discount

## What it costs

| What counts | Price |
| --- | --- |
| An impression: at least half of your card is in view for one second, in the tab and window in front | ${impressionPrice} |
| A page visit: the reader opens your listing from that card | ${visitPrice} |

These are our usual prices. When they change, campaigns that exist keep theirs: each shows its own.

## What costs nothing

- Views by bots and by our team
- Your own views
- The same reader's next views of a card within half an hour
- Cards that were loaded but not seen
- Views while a campaign is paused, or while the public cannot see the listing

## You stay in control

Pause and resume a campaign, change its budget, stop it or delete it at any time. The rest of the budget returns to your wallet when a campaign is stopped, deleted or over. Budgets are used evenly over the days of a campaign.

## Your figures

[Ad analytics](/dashboard/ad-analytics-dashboard) shows impressions, page visits and spending by day and by type of campaign, and what each listing brings with and without ads. Your [wallet](/dashboard/wallet) lists every top-up, charge and return.

## Fair to readers

Every sponsored card says "Sponsored" and why it appears. At most two of ten cards are sponsored, and they never change the order of the other results: [how results are ranked](/how-ranking-works).`,
  },
  {
    slug: 'real-estate',
    title: 'Real estate',
    lead: 'For owners and brokers of industrial buildings.',
    text: `## Empty racks earn nothing

Space between two leases can be sold by the pallet or by the square foot, month by month, while you look for a tenant.

## What you need

- A building with docks, light and a safe floor
- Somebody who receives and releases goods, yours or a logistics company's
- Insurance that covers goods of others

## Leasing a whole building?

Merchants who outgrow shared space look for whole buildings. Name clear height, dock doors, column spacing and power, and give the date from which it is free. Our [rating system](/rating-system) explains what makes a building stand out.`,
  },
  {
    slug: 'general',
    title: 'General information',
    lead: 'How the marketplace works, in five minutes.',
    text: `## Find

Search by place, need and date. The list and the map show the same warehouses.

## Reserve

Choose a term and a quantity. Your card is held, or your bank account is set up; nothing is charged before the warehouse accepts.

## Store

Send the goods by appointment. What you use beyond storage is charged by the warehouse's rate sheet.

## Leave

Goods leave by the last day of the term, or you extend it.

Questions? See the [FAQs](/faqs) or the [knowledge base](/knowledge-base).`,
  },
  {
    slug: 'campaign',
    title: 'Campaigns',
    lead: 'Advertise listings with a budget you set, and see what it brings.',
    text: `## Start a campaign

1. Add credit to your [wallet](/dashboard/wallet): ${dollars(SMALLEST_TOPUP_CENTS / 100)} or more, by card or bank account, once or every month
2. Choose the type: top of lists, nearby listings, search results or HotRacks
3. Pick your listings, set a budget of ${dollars(SMALLEST_BUDGET_CENTS / 100)} or more and the days, and read the forecast
4. Review it and [start](/dashboard/campaigns/create)

A bank payment is credited when it has succeeded, a card payment at once.

## Pace

A budget is used evenly over the days of its campaign, so that the last day has as much as the first. A campaign ends after its last day, or when its budget is spent. It never spends more than its budget.

## What is charged

${impressionPrice} for an impression: at least half of the card in view for a second, in the tab and window in front. ${visitPrice} for a page visit from that card. A campaign keeps the prices it started with.

Views by bots, by our team and by yourself are free, and so are a reader's repeated views of a card within half an hour.

## Pause, stop, change

- **Pause** it, and its budget stays set aside until you resume
- **Change the budget**: the difference moves to or from your wallet
- **Stop or delete** it, and the rest of the budget returns to your wallet

Open [your campaigns](/dashboard/campaigns).

## See what it brings

Each campaign shows its impressions, visits and spending. [Ad analytics](/dashboard/ad-analytics-dashboard) has them by day, and compares types of campaigns.

More on [advertising](/ads) and on [how results are ranked](/how-ranking-works).`,
  },
]
