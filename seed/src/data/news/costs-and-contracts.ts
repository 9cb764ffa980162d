import type { NewsText } from '../news-text'

export const costNews: readonly NewsText[] = [
  {
    title: 'Anatomy of a storage quote',
    excerpt:
      'Rate, minimum, term, handling, surcharges: five blocks make every storage offer. Compare them in this order.',
    body: `
Two offers for the same 120 pallets arrive, one at $17.50 a position and one at $21.00. The second may be the cheaper one. A storage quote has five blocks, and the rate is only the first.

## 1. The rate and its unit

By pallet position, by pallet, by square foot or by cubic foot, per month or per half-month. **Anniversary** billing counts from each pallet’s arrival; **calendar** billing counts everything present on the first. With fast turns the difference can be a third.

## 2. The minimum

A monthly minimum protects the warehouse’s fixed cost. Compare it to your worst month.

## 3. The term

Longer terms cost less a month: from one month to twelve, 10 to 15 % is usual. Ask what happens at the end, and at what price it goes on.

## 4. Handling

| Line | Typical |
| --- | --- |
| In, per pallet | $8 to $14 |
| Out, per pallet | $8 to $14 |
| Container, floor-loaded 40 ft | $400 to $650 |
| Labor by the hour | $38 to $55 |

## 5. Surcharges

Oversize, overweight, hazardous, after hours, documents, rush. Ask for the complete list, and for the ones billed most often.

> Put your own last quarter through both quotes. It takes an hour, and the order of the offers changes about half of the time.

Deposits and prices for pallets and square feet stand in each [listing](/warehouses) once you have signed in.
`,
  },
  {
    title: 'Public, contract or your own: three ways to have a warehouse',
    category: 'industry',
    excerpt: 'Flexibility, price and control pull in different directions. Where the lines lie, with figures.',
    body: `
There are three ways to have space, and most growing companies use two of them at once.

| | Public | Contract | Own lease |
| --- | --- | --- | --- |
| Term | Month | 1 to 5 years | 3 to 10 years |
| You pay for | What you use | Space and a dedicated team | Everything |
| Cost a pallet at full use | Highest | Middle | Lowest |
| Cost at half use | Lowest | Middle to high | Highest |
| Control | Service level | Process | All |
| Start | 1 to 3 weeks | 2 to 4 months | 6 to 12 months |

## The crossing points

Draw your pallets over the year. The **base**, which is there in every month, may go into a contract or a lease. The **waves** on top belong in public space. If the wave is more than 40 % of the base, a lease sized for the peak stands half empty.

## What is easily forgotten in a lease

- Racks, trucks, docks, IT: often as much as two years of rent
- Taxes, insurance and maintenance, when the lease is triple net
- A manager, also in slow months
- Restoring the building at the end

## A path

1. Begin public, learn your profile.
2. Move the base to a contract when it has held for a year.
3. Think of a lease when the base fills 50,000 square feet for good and logistics is part of what you sell.

> Space is the cheapest part. Commit to a building only when you can also commit to the people in it.
`,
  },
  {
    title: 'Accessorial charges: the small print of freight',
    excerpt: 'Liftgate, residential, limited access, redelivery. Ten extras that turn a good rate into a bad invoice.',
    body: `
An accessorial is anything beyond dock-to-dock carriage. Carriers do it gladly, at a price that does not appear in the base rate.

| Charge | Typical | How to avoid it |
| --- | --- | --- |
| Liftgate | $75 to $150 | Deliver to a dock |
| Residential | $75 to $130 | Commercial address, terminal pick-up |
| Limited access (schools, sites, storage) | $75 to $150 | Tell it when booking: it is cheaper than the surprise |
| Appointment | $25 to $60 | Standing appointments |
| Inside delivery | $100 and more | Ground-floor dock |
| Redelivery | $80 to $150 | Phone number that is answered |
| Reweigh or inspection | $25 to $60 | True weight and dimensions |
| Detention | $50 to $100 an hour | Staged freight |
| Storage at the terminal | $40 a day | Take it when it is offered |
| Fuel | 20 to 40 % of the line haul | Negotiate the table, not the week |

## Audit every invoice

Between 3 and 6 % of freight invoices hold an error, mostly an accessorial nobody ordered. Compare the invoice with the bill of lading by machine and dispute within the time in the contract, often 180 days.

## Negotiate by your own list

Count last year’s accessorials by sum. Three of them make most of it. Ask for a fixed price or a waiver on those three, and leave the others.

> A surcharge that occurs on every shipment is a rate. Ask for it to be one.
`,
  },
  {
    title: 'Service levels worth writing down',
    excerpt: 'A contract with thirty metrics protects nobody. Six figures, measured the same way on both sides, do.',
    body: `
A service level agreement should fit on a page. Each figure needs a **definition**, a **source** and a **consequence**, or it will be argued about in the month when it matters.

| Figure | Definition | Target |
| --- | --- | --- |
| Dock to stock | Gate in to bookable, per receipt | 95 % within 24 h |
| Order accuracy | Orders without a reported and confirmed error | 99.7 % |
| Same-day dispatch | Orders released before the cutoff, scanned by the carrier that day | 98 % |
| Inventory accuracy | Locations counted without difference | 99.5 % |
| Returns | Received to graded | 95 % within 2 days |
| Answers | Tickets with a useful first answer | 90 % within 4 working hours |

## Exclusions, few and clear

Volume above 120 % of the forecast, late or missing notices, carrier failures and force majeure. If the list grows longer, nothing is left.

## Consequences that help

Small credits, say 2 to 5 % of the month’s handling fee, keep attention without making enemies. More useful is the **right to leave**: three misses of the same figure within six months end the term without a fee.

## Measure together

Agree on one report from one system, made by the warehouse and checked by you on a sample. Two reports produce two truths.

> A missed target should start a conversation about causes within a week. If it starts one about definitions, the page was not good enough.
`,
  },
  {
    title: 'What shrinkage is normal, and who pays for it',
    excerpt:
      'Contracts allow a loss before the warehouse is liable. Read how it is computed: the same half percent can mean two things.',
    body: `
Nobody counts perfectly. Storage contracts therefore hold a **shrinkage allowance**, a loss that the owner of the goods bears. A tenth to half a percent is common. What matters is: percent of what?

| Base | On $2m stock, $12m a year through, 0.25 % |
| --- | --- |
| Of mean stock value | $5,000 |
| Of yearly throughput | $30,000 |

Both are written as "0.25 %". Ask.

## Net or gross

When item A is over by 10 and item B is short by 10, is that a loss? **Net** counting says no. **Gross** says two errors. For payment, net by item family is a fair middle; for quality, always look at gross.

## At what value

- **Landed cost** is the usual basis: purchase price, freight, duty
- Retail value rarely stands in a contract, and margins are not paid
- A limit per pound, per pallet or per event often applies. Compare it to your dearest pallet

Warehouse operators in the US are liable for a lack of reasonable care and may limit the amount in the receipt or agreement. A limit of a dollar or two a pound is no protection for electronics.

## Insurance

Your own stock policy should name the location. The warehouse’s **legal liability** cover answers only for its fault: not for a tornado, and usually not for a flood.

> Reconcile monthly. A loss found within 30 days has a cause; one found after a year has a lawyer.
`,
  },
  {
    title: 'How HotRack prices come about',
    category: 'industry',
    excerpt: 'Empty positions earn nothing. Why providers discount them, what to expect, and when a deal is one.',
    body: `
A warehouse has the same rent at 70 % as at 95 % occupancy. Each filled position above the break-even is nearly pure margin, so providers would rather let it for less than leave it empty. On this marketplace such offers are called **HotRacks**.

## Where the discount comes from

| Situation | Usual discount | How long it lasts |
| --- | --- | --- |
| A large customer moved out | 15 to 25 % | Until refilled, months |
| Season is over | 10 to 20 % | January to May |
| New building filling up | 10 to 20 % | First year |
| Odd positions: low, high, far | 5 to 10 % | Always |

## When it is a good deal

- Your goods are flexible in time or place.
- You need overflow for a known number of months.
- The term you choose is the one that is discounted. Deals are often deeper for six and twelve months.

## When it is not

If you need pick and pack every day, the handling rates weigh more than the storage rate. A 20 % discount on storage is lost again with 40 cents on a pick.

## Read it correctly

A badge shows the **largest** discount among all terms. Open the booking box, choose your own term and quantity, and look at the saving there; it is computed for what you would in fact reserve.

> Ask why it is free. An honest provider has an answer in one sentence.

See what is on offer today under [warehouses](/warehouses).
`,
  },
  {
    title: 'The true cost of inventory',
    excerpt:
      'Capital, space, service and risk: holding stock costs 18 to 30 % of its value a year. What to do with that figure.',
    body: `
"It is paid for, so it costs nothing" is the dearest sentence in logistics. Stock has a yearly price of its own, the **carrying cost**.

| Part | Share of stock value a year |
| --- | --- |
| Capital | 8 to 12 % |
| Storage and handling | 4 to 8 % |
| Insurance and taxes | 1 to 3 % |
| Shrinkage, damage | 1 to 2 % |
| Obsolescence | 4 to 10 % |
| **Together** | **18 to 30 %** |

## What it decides

**Order size.** Large lots save on freight and setup and cost carrying. The classic square-root formula gives a good start: the square root of twice the yearly demand times the cost of an order, divided by the carrying cost of a unit. It is flat around the optimum; being 30 % off costs about 4 %.

**Slow movers.** A pallet worth $1,500 that stands two years has cost some $700. Selling it at 40 % off in the sixth month would have been the better bargain.

**Discounts for quantity.** A supplier’s 3 % for a half-year’s stock is no gift when carrying costs 10 % in that time.

## Three reports

1. Stock by months of cover, item by item
2. Pallets without movement for 180 days
3. The ten items with most money in stock and least margin

> The cheapest storage space is the pallet you did not buy.
`,
  },
  {
    title: 'Ending a warehouse contract in good order',
    excerpt:
      'Moves fail on data and on dates, not on trucks. A ten-week plan for leaving one building and starting in another.',
    body: `
Changing a provider is a project of ten weeks if you begin in time, and of ten bad months if you do not.

| Week | Old building | New building |
| --- | --- | --- |
| −10 | Notice given, final fees asked for | Contract, item data sent |
| −8 | Full count agreed | Integration in test |
| −6 | Slow movers counted and packed | First receipts, 50 test orders |
| −4 | Slow movers move | Slow movers live |
| −2 | Fast movers split | Half of the fast movers live |
| 0 | Last orders | All orders |
| +2 | Remainders, returns forwarded | Second count |

## What to settle in writing

- **Exit fees**: outbound pallets at the normal rate, and no "project" rate
- **Data**: stock by lot and location, history of two years
- **Lien**: a warehouse may hold goods for unpaid charges. Pay what is undisputed, so that nothing is held up
- **Returns**: for 60 days, parcels to the old address are forwarded weekly

## The count

Count at the old door and again at the new one, blind. Differences belong to the old account for the first, to the carrier for the second. Without both counts nobody will know.

> Be fair at the end. The trade is small, and the manager you leave may well run the building you will want in three years.
`,
  },
  {
    title: 'Budgeting logistics for the first year',
    excerpt:
      'A young brand spends 12 to 20 % of revenue on getting goods to people. How to plan it before it plans you.',
    body: `
Logistics cost is not one number. Plan it in five lines and you will see early which one runs away.

| Line | Share of net revenue, small online brand |
| --- | --- |
| Inbound freight and duty | 3 to 6 % |
| Storage | 1 to 2 % |
| Fulfillment | 3 to 5 % |
| Outbound parcels | 5 to 9 % |
| Returns | 1 to 3 % |

Goods that are heavy, bulky or cheap lie above, small dear ones below.

## Drivers, not sums

Put down the driver of each line: containers, mean pallets, orders, lines per order, parcels by zone, return rate. Multiply by the rates. When sales come in higher than planned, the budget moves with them, and you can tell volume from price.

## Three traps

1. **Free shipping from $50.** Check how many orders lie just above the limit, and what they leave.
2. **Dimensional weight.** A pillow is billed like a dumbbell.
3. **Storage in the first quarter.** Unsold Christmas stock pays rent until spring.

## A reserve

Keep 10 % for the unexpected: an exam at the port, a recall, a second delivery. In the first year it will be used.

> Look at cost **an order** each month and put it beside the mean basket. The ratio tells you more than either.
`,
  },
  {
    title: 'Deposits, holds and captures: how a reservation is paid',
    excerpt: 'Why your card shows a pending amount, when it is really charged, and what differs for a bank debit.',
    body: `
A reservation involves three parties and a little patience. Knowing the stations keeps surprises away.

## With a card

1. You press Confirm. The bank **authorizes** the amount: it is set aside, not taken.
2. The space is held for you from that second. Nobody else can reserve it.
3. The provider accepts. Now the amount is **captured**, and the reservation stands.
4. If the provider declines, or nobody answers within about six days, the hold is **released** and the space is free again.

How quickly a released hold vanishes from your statement is up to your bank: a few hours to several days.

## With a bank debit (ACH)

Debits cannot be held. Your account is verified and your consent, the **mandate**, is recorded. The space is held at once, and the debit starts when the provider accepts. It settles in about four business days.

| | Card | ACH |
| --- | --- | --- |
| At reservation | Amount set aside | Mandate only |
| On acceptance | Captured | Debit starts |
| Settled | Same day | About 4 business days |
| On decline | Hold released | Nothing to release |

## What you pay first

The first amount due is the discounted price times the quantity for one month. For fulfillment it is the deposit of the chosen volume tier, less the tier’s discount.

> Canceling while a reservation is pending costs nothing. After acceptance, ask the provider; a refund goes back to the same card or account.
`,
  },
]
