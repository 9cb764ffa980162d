import type { NewsText } from '../news-text'

export const fulfillmentNews: readonly NewsText[] = [
  {
    title: 'From self-shipping to a fulfillment partner: when to move',
    excerpt:
      'Packing your own orders is the right start. Five signs tell you when it has become the wrong continuation.',
    body: `
Most merchants ship the first thousand orders themselves and learn a great deal from it. The question is when that lesson starts to cost more than it teaches.

## The signs

1. You pack on evenings and weekends, and the product waits.
2. Orders of a Monday go out on Wednesday.
3. You have rented a second storage unit.
4. A salesperson prints labels.
5. You turn down a retail order because you could not label it.

Volume is the weaker signal. Some operations do 3,000 orders a month from a tidy back room; others drown in 300 with a large assortment.

## Count the real cost

| Item | Often forgotten |
| --- | --- |
| Labor | Your own hours, at what you would pay for them |
| Rent | The corner of the shop that could sell |
| Materials | Tape, labels, void fill, the wrong box |
| Carriage | List rates instead of a volume discount |
| Errors | Reships, refunds, and the customer who does not come back |

Divide by orders. If the sum is above the quote of a partner, you have your answer; if it is below but growing, you have a date.

## Moving without a gap

- Move slow items first, and let the partner ship a hundred real orders.
- Keep two weeks of the fast movers at home until the counts agree.
- Switch the shop over on a Tuesday, never on a Friday.

> You are not buying boxes and tape. You are buying the evenings back.

Compare at least three offers on the same order profile: lines per order, units per line, weight and zones.
`,
  },
  {
    title: 'What a pick really costs',
    excerpt: 'The price list says $2.65. The order costs $6.10. A walk through the lines between the two.',
    body: `
Fulfillment price lists are built from small amounts. Each is fair; the sum surprises. Here is one order of two different items, traced through a typical rate card.

| Line | Amount |
| --- | --- |
| Pick and pack, first unit | $2.65 |
| Additional item (another SKU) | $0.60 |
| Box, tape, void fill | $0.95 |
| Insert | $0.20 |
| Share of receiving | $0.45 |
| Share of storage, 30 days | $0.70 |
| Account and software fee, shared | $0.55 |
| **Together, before postage** | **$6.10** |

## What moves the sum

**Units per order.** Additional units of the same item cost little, since the picker is already there. Bundling two slow items into a set saves a line on each order.

**Speed of turn.** Storage is paid by time. An item that turns twelve times a year carries a twelfth of what a yearly item carries.

**Receiving.** A floor-loaded container with forty items costs many hours; the same goods on single-item pallets cost one. Ask your supplier to palletise and label by item.

## Ask these five questions

1. Is the first item included in the order fee?
2. Who pays for the box, and may I send my own?
3. Are there minimums by month?
4. What counts as a special project, and at what hourly rate?
5. How are returns billed: by parcel or by unit?

> Compare offers by running last month’s real orders through each. Two hours in a spreadsheet beat any sales call.
`,
  },
  {
    title: 'Returns that do not eat the margin',
    excerpt: 'A return is cheap when it is decided in a minute and back on sale in a day. Most of the cost is waiting.',
    body: `
In apparel a quarter or more of online orders come back; in electronics and home goods it is less, but the pieces are dearer. What costs is not only the freight. Goods on a returns pallet lose value each week.

## Decide once, early

Write a **disposition table** so that the person at the bench does not have to ask:

| State | Action |
| --- | --- |
| Unopened | Back to stock today |
| Opened, complete, clean | Repack, back to stock |
| Minor fault | Refurbish or outlet |
| Faulty | Vendor claim or parts |
| Unsafe, opened hygiene goods | Destroy and record |

Grade in a good light, with a photograph for everything that is not "unopened". The photograph ends most disputes.

## Make the reason useful

"Changed my mind" teaches nothing. Offer six reasons that somebody can act on: too small, too large, color differs, arrived late, damaged, not as described. Send the counts to product and content each week. A better size chart is the cheapest returns program there is.

## Shorten the way

- Print the order number as a barcode on the return label.
- Refund on the first carrier scan for good customers.
- Put a returns bench next to receiving, never in a far corner.

> If a returned item is worth less than the cost of taking it back, let the customer keep it, and watch for those who notice.

Target: inspected within two working days, sellable within three.
`,
  },
  {
    title: 'Marketplace prep without rejected shipments',
    excerpt:
      'Large marketplaces refuse or surcharge what is not labeled by their rules. A short list prevents most of it.',
    body: `
Sending stock into a marketplace’s own fulfillment network saves you the parcels, but the network takes only goods prepared by its rules. Rejections cost weeks in the best season.

## The usual requirements

- **One scannable code per unit.** Cover any other barcode, or the scanner finds the wrong one.
- **Polybags** closed, clear, with a suffocation warning when the opening is 5 inches or wider.
- **Sets** marked as sold as a set, so that nobody splits them.
- **Expiry dates** printed in the demanded form, with enough shelf life left on arrival.
- **Carton limits.** Fifty pounds is the common weight limit for a box with several units.

## Carton content

Tell the network what is in each carton, by list or by a 2D code. Without it a manual count is charged, and your stock sits until somebody does it.

## Where prep should happen

| Place | For | Against |
| --- | --- | --- |
| At the factory | Cheapest by the piece | Errors cross an ocean before you see them |
| At a prep house near the port | One touch, quick forwarding | One more party to manage |
| At your fulfillment partner | One stock for all channels | Dearer by the piece |

Many merchants do labels at the factory and leave sets, bundles and inspection to a prep house. A site that offers this shows _FBA Prep_ in its [listing](/warehouses).

> Open one carton of each shipment and check it as the network would. It takes ten minutes and has saved many a November.
`,
  },
  {
    title: 'Kitting: build it before the order or after it?',
    excerpt: 'Bundles lift the basket. Whether to assemble them ahead or on demand depends on three plain questions.',
    body: `
A kit is several items sold as one. It can be built ahead into stock, with a code of its own, or picked together when ordered. Both are right, for different kits.

## Build ahead when

- the kit sells every day and in steady numbers,
- it needs a special box, a sleeve or an assembly order,
- peak days are near and every second at the bench counts.

## Pick on demand when

- the parts are also sold alone and you do not want to lock them in,
- the customer chooses colors or sizes,
- the kit is a trial that may be gone next month.

## The arithmetic

Suppose that building takes 40 seconds in a batch and 90 at the packing bench, at $42 an hour of labor.

| | Build ahead | On demand |
| --- | --- | --- |
| Labor a kit | $0.47 | $1.05 |
| Extra storage a month | $0.10 | none |
| Cost to take apart | $0.40 | none |

Building ahead saves some 50 cents a kit as long as nearly all of them sell. If a third of them had to be taken apart, the gain would be gone.

## Keep the bill of materials true

Every kit needs a **bill of materials** in the system, or stock of the parts will drift. Change it by version, with a date, and finish or take apart what was built under the old one.

> The costliest kit is the one that a new colleague built from memory.
`,
  },
  {
    title: 'Two-day delivery with two warehouses',
    excerpt:
      'You do not need ten buildings to reach most of the country in two days by ground. Two or three, well placed, do it.',
    body: `
Ground parcels travel a predictable distance each day: roughly 150 to 300 miles on the first, 600 on the second, and a thousand on the third. That makes network design a matter of circles on a map.

## What one, two and three sites reach

| Sites | Example | Share of US households within two ground days |
| --- | --- | --- |
| 1 | Ohio valley | About half |
| 2 | Pennsylvania and Nevada | About seven in ten |
| 3 | Pennsylvania, Texas and inland California | More than eight in ten |

The exact share depends on the carrier and on your customers. Take the ZIP codes of last year’s orders and count for yourself.

## What the second site costs

- **Safety stock** grows. With two sites of equal size you need about 1.4 times as much, by the square root rule, not twice as much.
- **Inbound** gets split: two half containers cost more than one full one, unless you feed one site from the other.
- **Split orders** appear when one site lacks an item. Stock the top sellers in both and the long tail in one.

## What it saves

Each zone less takes some 50 cents to a dollar off a light parcel, and more off a heavy one. Above three or four hundred orders a day the saving normally pays for the second rent.

> Add a site for the customers you have, not for the map you would like.
`,
  },
  {
    title: 'Choosing box sizes with a spreadsheet',
    excerpt:
      'Carriers bill by volume. A dozen box sizes chosen from your real orders saves more than any rate negotiation.',
    body: `
Parcel carriers charge by the greater of actual and **dimensional weight**: length times width times height in inches, divided by a factor, often 139. A box of 16 × 12 × 10 is billed as 14 pounds even if it weighs three.

## Find your sizes

1. Take three months of orders and compute the volume of each from item dimensions.
2. Add a tenth for protection.
3. Plot how many orders fall into which volume.
4. Choose eight to twelve boxes so that the mean fill is above 70 %.

Too many sizes slow down the packers and fill the shelf; too few ship air. A set of ten typically comes within a few percent of a perfect fit.

## Then look at the odd ones

- **Mailers** for soft goods beat every box.
- A **long, flat** box saves on frames and blades.
- If a tenth of your orders needs two boxes, find the pair of items that causes it.

| Change | Effect on billed weight |
| --- | --- |
| From 5 to 10 box sizes | −8 to −15 % |
| Mailers for soft goods | −20 to −40 % on these orders |
| Cut-to-size boxes | −15 to −25 %, with a machine |

## Tell the packer

Print the box name on the pick list. People choose the box that is nearest, not the one that fits, unless you tell them.

> Every inch of void fill is bought twice: once as paper and once as freight.
`,
  },
  {
    title: 'Retail orders: getting paid what you invoiced',
    excerpt:
      'Large retailers deduct for late notices, wrong labels and broken windows. Most chargebacks come from four causes.',
    body: `
Selling to retail chains doubles your volume and halves your patience. Each retailer has a **routing guide** of a hundred pages, and each deviation has a price: commonly 1 to 5 % of the invoice, or a fixed sum a carton.

## Four causes make most of the loss

| Cause | Cure |
| --- | --- |
| Advance notice late or not matching | Send it from the loading scan, not from the order |
| Carton label wrong or unreadable | Print from the retailer’s own specification, check with a verifier |
| Ship window missed | Work back from the window: pick two days ahead |
| Short shipment | Allocate before you confirm, and confirm what you have |

## The carton label

The GS1-128 label with its serial shipping container code (SSCC) ties the carton to the electronic notice. The number must be unique, normally for at least a year. If a label is reprinted, it keeps its number.

## Dispute, but choose

Chargebacks can be contested within a limited time with proof of delivery, photographs and scan times. Contest the large and clear ones each week. If the same code comes twice, mend the process.

- Ask a provider for its **chargeback rate** in percent of retail sales; below 0.5 % is good.
- Ask which retailers it ships to today. Experience with yours is worth a higher fee.

> Compliance is not paperwork at the end. It begins with the item file: weights, dimensions and pack sizes that are true.
`,
  },
  {
    title: 'Same-day cutoff: a promise with three clocks',
    excerpt:
      'Order by two, shipped today. The sentence is short; behind it the shop, the warehouse and the carrier must agree.',
    body: `
A cutoff is the last minute at which an order still leaves today. Customers read it as a promise. It holds only when three clocks agree.

## The shop’s clock

The shop must know the warehouse’s time zone, its holidays and the time that payment and fraud checks take. An order that is placed at 1:58 and released at 2:20 was late before anybody saw it.

## The warehouse’s clock

Work back from the last carrier pick-up:

1. 5:30 truck leaves
2. 5:00 last parcel on the belt
3. 3:45 last wave of picking starts
4. 2:00 cutoff, with a buffer for the rush

The buffer is the point. In the last half hour before a cutoff, twice the usual number of orders comes in.

## The carrier’s clock

A label that is printed is not a parcel that is moving. Customers look at the **first scan**. Ask the carrier to scan at pick-up, and compare both times weekly.

| Measure | Target |
| --- | --- |
| Orders before cutoff shipped the same day | 99 % |
| First carrier scan the same day | 97 % |

> A later cutoff sells more only if it holds. One o’clock kept beats three o’clock missed.

On peak days move the cutoff forward and say so on the shop’s page. Nobody minds a clear rule.
`,
  },
  {
    title: 'Subscription boxes: a factory that runs four days a month',
    excerpt:
      'Thousands of equal parcels, one date, and no second try. How to plan a box run backwards from the doorstep.',
    body: `
A subscription box operation resembles manufacturing more than fulfillment. The same parcel is built ten thousand times, and then the line stands still for weeks.

## Plan backwards

| Day | What happens |
| --- | --- |
| 0 | Boxes arrive at the customers |
| −4 | Last parcels leave |
| −8 | Line starts |
| −10 | All parts in the warehouse, counted |
| −14 | Sample box approved and photographed |
| −21 | Inserts and sleeves printed |

The one part that comes late stops everything. Keep a **substitute list** agreed with marketing, so that a missing sachet does not turn into a meeting.

## Build the line

Ten people in a row with one item each is easy to balance: time each station and move work from the slowest to the fastest. A steady line makes 250 to 400 boxes an hour. Weigh each box at the end. A missing item shows at once.

## Variants

Sizes, allergies and skipped months multiply quickly. Group by variant, build the largest first, and stop after each to reconcile parts against boxes.

- Order 2 % more of each part than boxes
- Keep 1 % of finished boxes for replacements
- Freeze the subscriber list before the first box is built

> What is left over after the run belongs in the count the same day, not in a corner until next month.
`,
  },
]
