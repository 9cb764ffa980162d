import type { NewsText } from '../news-text'

export const warehousingNews: readonly NewsText[] = [
  {
    title: 'How to read a warehouse before you sign for it',
    excerpt:
      'An hour on the floor tells you more than a brochure. Here is what to look at, in the order you will pass it.',
    body: `
A site visit is the cheapest audit you will ever do. The trick is to walk the way the goods walk: gate, yard, dock, storage, packing, and out again. At each stop there is one thing that cannot be dressed up for a visitor.

## The yard and the gate

Count the trailers that wait and ask how old the oldest one is. A yard full of dropped trailers with faded seals means receiving is behind. Look at the pavement in front of the doors; deep ruts say that nobody has spent money here for a while.

## The dock

Watch one receipt from door to putaway. Good crews check the seal, count, note damage and label while the trailer is still at the door. If pallets stand in the staging lanes from yesterday, ask why.

{picture}

## The racks

- **Uprights and beams.** Bent uprights that still carry load are a warning about everything else.
- **Labels.** Every location needs a label that a scanner can read from the floor.
- **Honeycombing.** Half-empty locations spread all over mean that the system does not consolidate, and you will pay for air.
- **Clear aisles.** Pallets parked in aisles cost picking time every single day.

## The numbers to ask for

| Figure | A sound answer |
| --- | --- |
| Dock to stock | Within 24 hours of the receipt |
| Inventory accuracy by location | 99.5 % or better, from cycle counts |
| Order accuracy | 99.7 % or better |
| On-time dispatch | 98 % or better |

> Ask for the last twelve months, not the best one. A manager who keeps the numbers has them at hand.

Last, talk to the person who would run your account, not only to sales. Then compare with two other buildings: [the list of warehouses](/warehouses) takes five minutes to search and saves months of regret.
`,
  },
  {
    title: 'Pallet positions or square feet: choosing the unit you pay in',
    excerpt:
      'The same goods can cost a third more or less depending on the unit. The answer lies in how high you can stack.',
    body: `
Storage is sold in two units. A **pallet position** is a slot in a rack; you pay for each slot you fill. **Square feet** is floor area; what you do with the air above it is your affair. Neither is cheaper as such.

## A quick conversion

A standard 48 by 40 inch pallet covers 13.33 square feet of floor. That is the footprint alone. In a building, aisles, columns and staging areas come on top, so a floor-stacked pallet needs 20 square feet or more of leased area unless it is stacked.

## When pallets win

- Your goods are palletised, of normal height and not heavier than about 2,200 pounds.
- Stock rises and falls with the season, and you want the bill to follow.
- You carry many items with a few pallets of each, so that floor stacking would bury them.

## When square feet win

- The goods are bulky, light and stackable, such as empty bottles or foam.
- Pieces do not fit a rack: furniture, machines, long goods.
- You run your own crew in the space and want to lay it out yourself.

## An example

Take 200 pallets that can be floor-stacked three high. They need about 67 stacks, which is 890 square feet of footprint and perhaps 1,400 with aisles. At $1.30 a square foot that is $1,820 a month. The same 200 pallets at $18 a position cost $3,600. If they cannot be stacked at all, the floor needs 4,200 square feet and costs $5,460, and the rack is the bargain.

> Measure the load height before you compare. It decides the matter more often than the rate does.

Ask also for the **minimum**. A low rate with a minimum of fifty positions is no low rate for a merchant with twelve.
`,
  },
  {
    title: 'Slotting: put the fast movers where the feet are',
    excerpt:
      'Half of a picker’s day is walking. Slotting by velocity takes a third of it away without a single machine.',
    body: `
In a manual warehouse, travel takes up to half of the time of an order picker. Slotting, the choice of which item lives where, is the cheapest way to shorten it.

## Start with the curve

Sort the items by the number of **order lines** in the last 90 days, not by units sold. One line is one visit to the shelf. In most assortments a fifth of the items makes about four fifths of the lines.

1. Take the top fifth as class A, the next third as B, the rest as C.
2. Give A the golden zone, between hip and shoulder, nearest to packing.
3. Put B around it, and C up high and far away.
4. Move heavy items down to waist height whatever their class.

## Mind the exceptions

Items that are ordered together should stand together even when one of them is slow. Items that look alike should not: two shades of the same shirt side by side are a mispick waiting to happen. And spread the five fastest items over several bays, or pickers will queue.

## How often

Seasonal assortments deserve a look every month, steady ones every quarter. A re-slot of the twenty worst-placed items usually brings most of the gain of a full one.

| Measure | Before | After a re-slot of the A items |
| --- | --- | --- |
| Steps an order | 310 | 205 |
| Lines an hour | 62 | 84 |
| Mispicks in 1,000 lines | 3.1 | 2.6 |

The figures above come from a typical pick-to-cart operation with 2,400 items. Yours will differ, but the order of size rarely does.

> If you do one thing this month: print the top fifty items and walk past them.
`,
  },
  {
    title: 'Cross-docking without the chaos',
    excerpt:
      'Goods that never touch a rack cost the least to handle. It works when three things are true, and fails when one is not.',
    body: `
In cross-docking, inbound goods go across the dock to an outbound trailer within hours. There is no putaway, no storage and no picking. It suits store deliveries, consolidation and everything that was sold before it arrived.

## Three conditions

1. **You know what is coming.** Without an advance shipment notice per pallet, the dock becomes a sorting yard.
2. **The labels are on.** Each pallet or carton carries its destination when it comes off the truck.
3. **The trucks keep their times.** Inbound and outbound windows overlap by plan, with a buffer of an hour or two.

## Two forms

_Pre-distributed_ freight comes labeled for its final stop; the dock only moves it. _Post-distributed_ freight is allocated on arrival, which needs a system that decides in minutes and people who trust it.

## The layout

A narrow building beats a square one: the way from door to door should be short. Long, I-shaped terminals work well up to about 150 doors; beyond that, shapes with more corners shorten the way for the busiest pairs of doors. Put the largest flows in the middle, the rare ones at the ends.

- Keep lanes the length of one trailer.
- Mark a small hold area and empty it before each shift ends.
- Measure the **dwell time** of each pallet, not the average of all.

> A cross-dock with a storage area will slowly become a storage area. Keep it small enough to hurt.

If your volumes are too small for a terminal of your own, look for a shared one. Many buildings on our [list of warehouses](/warehouses) offer it by the pallet.
`,
  },
  {
    title: 'Cycle counting that finds the cause and not only the gap',
    excerpt: 'Counting a little every day beats the annual stop. Done well, it also tells you why stock goes missing.',
    body: `
The yearly inventory stops the building for a weekend and tells you, once, that something went wrong during the past twelve months. Cycle counting spreads the same work over the year and finds an error while its trail is still warm.

## Who is counted when

Most programs count by class: A items monthly, B items quarterly, C items twice a year. Add two triggers that cost almost nothing:

- **Zero counts.** When a location should be empty, the picker confirms it. One press, one checked location.
- **Suspicion counts.** A short pick or an odd-sized receipt puts the item on today's list.

## Count blind

The counter must not see the expected quantity. People who see "48" find 48. A second, different counter checks differences above a limit, and only then is the record changed.

## Write down the reason

| Reason | Typical cure |
| --- | --- |
| Wrong unit at receiving | Pack-size check at the dock |
| Picked from the neighbor location | Better labels, check digits |
| Unrecorded damage | A damage bin at every aisle end |
| Order changed after picking | Close the order at pick start |

After a quarter you will find that two or three reasons make most of the losses. Work on those.

> Accuracy is not "units right in total". It is locations right, one by one: plus five here and minus five there is two errors, not none.

A good operation shows inventory record accuracy above 99.5 % by location. Ask for it in that form.
`,
  },
  {
    title: 'What a cold chain asks of a warehouse',
    excerpt:
      'Chilled and frozen storage is more than a lower number on the thermostat. Doors, records and people matter as much.',
    body: `
Temperature-controlled space costs half as much again as dry space, and more for deep frozen. What you pay for is not only the compressor.

## The bands

| Band | Usual range | Goods |
| --- | --- | --- |
| Controlled ambient | 59 to 77 °F | Medicines, chocolate, wine |
| Chilled | 33 to 39 °F | Dairy, meat, cut flowers |
| Frozen | 0 °F and below | Frozen food |
| Deep frozen | −20 °F and below | Ice cream, some seafood |

Names vary from warehouse to warehouse. Agree on figures, not on words.

## The weak spots

Nearly all warming happens at doors. Look for dock seals that fit, a refrigerated anteroom between dock and store, and a rule for how long a door may stand open. Ask what happens in a power cut: a generator, its fuel for how many hours, and the date of the last test under load.

## The record

Sensors should log at least every fifteen minutes, stand where the air is warmest, and raise an alarm that reaches a person. For medicines, expect a mapping study that shows the coldest and warmest spots, repeated when racks are moved.

- Probes calibrated yearly, with certificates
- Product temperature taken at receipt, not only trailer air
- Stock rotated by expiry date: first expired, first out

> A logger that nobody reads is a way of finding out later.

Food that leaves a safe range is a matter for a written decision, not for a shrug. The warehouse should show you that procedure before you ask.
`,
  },
  {
    title: 'Receiving: the ten minutes that decide your inventory',
    excerpt: 'Every later error has its root here. A calm, strict receiving process pays for itself many times over.',
    body: `
A mistake at receiving travels. It becomes a short pick, a late order, an angry buyer and a wrong reorder. Nowhere else is an extra minute so well spent.

## Before the truck

Send an **advance shipment notice** with the items, quantities, lots and pack sizes. Book a slot. A dock that knows what comes can plan crew and space; a dock that does not will put your goods in a corner.

## At the door

1. Check the seal number against the papers before it is cut.
2. Photograph the load as it stands when the doors open.
3. Count pallets, then cartons, then sample the pack size.
4. Note damage on the delivery receipt **before** the driver leaves. Afterwards it is hard to claim.
5. Label each pallet with a unique number and book it in on the spot.

## Pack sizes, the classic trap

A case that held 12 now holds 10, and nobody said so. Every unit is now wrong by a sixth. Opening one carton of each item at every receipt catches it.

## Claims

For damage that shows only on unpacking, tell the carrier in writing as soon as possible and keep the packaging; with US truckers the usual limit for such notice is five business days. Sea freight has its own clock, often three days for damage that is not apparent.

> Measure dock to stock from the moment the trailer arrives, not from the moment somebody begins.

Twenty-four hours is a fair target for palletised freight, forty-eight for a floor-loaded container with many items.
`,
  },
  {
    title: 'Racking types and what each is good for',
    excerpt:
      'Selective, drive-in, push-back, flow: six ways to hold a pallet, and the trade between density and access.',
    body: `
All racking is a bargain between how much fits and how fast you reach it. The choice depends on one figure more than any other: **pallets per item**.

| Type | Density | Access | Rotation | Fits |
| --- | --- | --- | --- | --- |
| Selective | Low | Every pallet | Any | Many items, few pallets each |
| Double deep | Medium | Every second | Last in, first out | 4 or more pallets an item |
| Push-back | Medium to high | Front only | Last in, first out | 5 to 20 pallets an item |
| Drive-in | High | Front only | Last in, first out | 20 and more, slow movers |
| Pallet flow | High | Front only | First in, first out | Fast movers with dates |
| Mobile | Very high | Every pallet, slowly | Any | Cold stores |

## The hidden cost of density

A drive-in lane with one pallet left blocks the space of ten. This **honeycombing** eats much of the promised gain when lanes are not filled and emptied as a whole. As a rule, plan with 85 % use of selective rack and 60 to 70 % of drive-in.

## Look at the floor and the roof

- Tall racks need a flat floor; narrow-aisle trucks need a very flat one.
- Sprinklers limit the height of storage by the kind of goods. Plastics need more water than paper.
- Flue spaces between pallets must stay open, or the sprinklers do not reach the fire.

## Inspect

Walk the racks monthly and have a specialist look once a year. Damage is sorted into green, amber and red; a red bay is unloaded at once.

> A rack is a structure, not furniture. Nobody may move a beam without knowing the load table.
`,
  },
  {
    title: 'Peak season begins in July',
    category: 'industry',
    excerpt:
      'The fourth quarter is won by plans made in summer: forecasts, space, people and a date after which nothing changes.',
    body: `
When the first cold day comes, every dock in the country is full. Those who sleep well then have done five things by the end of summer.

## 1. A forecast by week and by unit of work

Sales in dollars do not help a warehouse. It needs **cartons in, lines out, parcels** by week. A range is fine; a secret is not. Share the plan and its doubt.

## 2. Space, reserved early

Overflow space for ten weeks is easy to find in August and dear in November. Look within an hour's drive of your main building, so that stock can be moved in a day.

## 3. People

Temporary staff need about two weeks to reach normal speed. Hire for the last week of October, not for the day after Thanksgiving. Write the picking routine on one page with pictures.

## 4. Inbound first

Get the goods in before the orders come out. A dock that receives and ships at full load does neither well. Aim to have nine tenths of the peak stock on the shelf by early November.

## 5. A freeze

- No system change after 1 November
- No new carrier, box size or label after 10 November
- Promotions announced to the warehouse two weeks ahead

| Week | What should be true |
| --- | --- |
| 32 | Forecast shared, overflow space reserved |
| 38 | Boxes, labels and tape for twelve weeks in the warehouse |
| 43 | Temporary staff trained |
| 45 | Peak stock put away, freeze in force |

> Afterwards, hold one hour with everybody: what broke, what held, what we do in July.
`,
  },
  {
    title: 'Dock scheduling, explained',
    excerpt:
      'A calendar for doors sounds trivial. It shortens waiting, evens out the work and ends the quarrel about detention.',
    body: `
Without appointments, trucks arrive when it suits them: half of them between seven and nine. The crew is swamped until ten and idle at three. A schedule turns the same volume into a steady day.

## What a slot needs

An appointment is not just a time. To be of use it names the **door type**, the **unload time** and the **papers**:

- Live unload or drop trailer
- Palletised (30 to 60 minutes) or floor-loaded (2 to 4 hours)
- Purchase order or notice number, and the pallet count

## Rules that hold

1. Offer slots by capacity in pallets an hour, not by the number of doors.
2. Keep a fifth of each day free for late trucks and hot freight.
3. Give regular carriers standing appointments.
4. A truck that is more than 30 minutes late is worked in when possible, not turned away by reflex.

## Drop trailers

If a carrier leaves trailers in your yard, the dock works when it likes and the driver loses no time. It needs yard space, a yard tractor and a list of what stands where. Above five loads a day from one shipper it nearly always pays.

## What to measure

**Turn time**, from gate in to gate out, by carrier and by kind of load. Two hours is the usual free time in contracts; everything beyond costs detention, often $50 to $100 an hour.

> The best schedule is the one that drivers trust. If those on time wait behind those who pushed in, next week all will push.
`,
  },
]
