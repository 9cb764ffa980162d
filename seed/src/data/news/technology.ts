import type { NewsText } from '../news-text'

export const technologyNews: readonly NewsText[] = [
  {
    title: 'What a warehouse management system should do by Friday',
    excerpt: 'Feature lists run to hundreds of lines. A merchant needs six things, and can test them in a week.',
    body: `
A warehouse management system (WMS) knows what lies where and tells people what to do next. The long lists in brochures hide how few functions you will use every day.

## The six

1. **Receive against a notice** and show differences the same day.
2. **Locate** every unit in exactly one place.
3. **Allocate** stock to orders by a rule you can read.
4. **Pick and pack with scans**, so that errors stop at the bench.
5. **Tell the shop** about stock and tracking without a person in between.
6. **Count** by location, with a record of who changed what.

## A test for each

| Function | Ask to see |
| --- | --- |
| Receive | A short receipt, and how you would learn of it |
| Locate | One item in three places, and the history of one |
| Allocate | An order for more than there is |
| Scan | What happens on a wrong barcode |
| Shop | A sale, and the stock in the shop a minute later |
| Count | A correction, and its trail |

Use your own items and orders for the demonstration. A system that looks fine with "Item A" may stumble over a size run with eighty variants.

> You do not buy the software of your warehouse. You inherit it. Look before you sign.

Ask also how you get **your data out**: stock, history and lots, as a file, on any day, without a fee.
`,
  },
  {
    title: 'EDI in plain words',
    excerpt:
      'Four document numbers run most of retail logistics. What they carry, in which order, and where they break.',
    body: `
Electronic data interchange (EDI) is older than the web and moves more goods than it. Two companies agree on the format of a document, and their systems exchange it without people.

## The documents you will meet

| Number | Name | From, to |
| --- | --- | --- |
| 850 | Purchase order | Retailer to you |
| 855 | Acknowledgment | You to the retailer |
| 940 | Warehouse shipping order | You to the warehouse |
| 945 | Warehouse shipping advice | Warehouse to you |
| 943, 944 | Stock transfer and receipt advice | You to the warehouse, and back |
| 856 | Advance ship notice | You to the retailer |
| 810 | Invoice | You to the retailer |
| 997 | Functional acknowledgment | Whoever received something |

## How a sale flows

The 850 arrives, you answer with an 855 and send a 940 to the warehouse. It ships and answers with a 945. From it you make the 856, which must reach the retailer before the truck does, and the 810.

## Where it breaks

- **Units.** The order says eaches, the warehouse thinks in cases.
- **Silence.** No 997 means not received. Somebody must look for missing ones each morning.
- **Partial shipments.** A 945 that says 90 of 100 needs a rule: ship short, or back-order?
- **Test partners in production.** It happens more often than anyone admits.

> An EDI link is a contract in the form of a file. Version it, test it, and name a person for it on both sides.

Setting up a new partner takes two to eight weeks. Ask a warehouse which retailers it is already connected to.
`,
  },
  {
    title: 'Barcodes, QR and RFID: what each is for',
    excerpt:
      'Three ways to name a thing for a machine. They cost a tenth of a cent, a tenth of a cent and four cents, and do different jobs.',
    body: `
Every scan replaces a keystroke, and with it about one error in three hundred. Which mark to use depends on how much you need to say, and on whether you can see it.

| | Linear barcode | 2D code | RFID (UHF) |
| --- | --- | --- | --- |
| Holds | 8 to 20 characters | Up to thousands | 96 bits and more |
| Needs line of sight | Yes | Yes | No |
| Reads at once | 1 | 1, or several by camera | Hundreds |
| Cost a piece | Ink | Ink | 3 to 8 cents |
| Enemy | Wrinkles | Small print | Metal, liquids |

## Which for what

**Items** carry a linear code at the till: a UPC or EAN. Since retailers have begun to accept 2D codes at the checkout, new packaging should leave room for one.

**Cartons and pallets** carry an SSCC in a GS1-128 label. It names that carton and no other.

**Lots and dates** belong in a 2D code, where item, lot and expiry stand together. It saves three scans at receiving.

**RFID** shines where you count often and see badly: apparel on rails, returnable containers, tools. A shop floor that takes a day to count by barcode takes an hour.

## Print quality

Most scan problems are print problems. Check the grade with a verifier, keep the **quiet zone** white, and never print black on red.

> Decide on the number first, and then on the mark. A bad item master cannot be scanned well by anything.
`,
  },
  {
    title: 'Robots for small warehouses',
    category: 'industry',
    excerpt: 'Carts that drive themselves are now rented by the month. When they pay, and what to put in order before.',
    body: `
Automation used to mean steel, concrete and five years of payback. Mobile robots have changed that: they drive on the existing floor and can leave again.

## The common kinds

- **Follow-pick carts.** The robot waits at the shelf, the picker walks in a small zone.
- **Goods to person.** Robots bring shelves or totes to a station. It triples pick rates and needs a fenced area.
- **Tuggers and pallet movers.** Repeating trips from dock to lane.
- **Cube storage.** Bins stacked without aisles, robots on top. The densest, and the most building work.

## A rough payback

| | Manual | With follow-pick carts |
| --- | --- | --- |
| Lines an hour and picker | 70 | 130 |
| Labor a line at $24 an hour | 34 ¢ | 18 ¢ |
| Robot rent a line | – | 9 ¢ |
| **Together** | **34 ¢** | **27 ¢** |

At 5,000 lines a day that saves some $350 daily. At 800 lines a day it does not pay for the meetings.

## Do this first

1. Slot by velocity. A robot that walks a bad layout is a fast bad layout.
2. Clean the item master: dimensions, weights, images.
3. Get reliable Wi-Fi in every aisle, and measure it.
4. Write down what happens when the robots stop.

> Ask to see a site of your size that has run for a year, and speak to its night shift.
`,
  },
  {
    title: 'Inventory that agrees with the shop',
    excerpt:
      'Overselling is rarely a warehouse error. It is a matter of timing between three systems, and of one number too many.',
    body: `
"In stock" in the shop and an empty shelf: the customer blames the warehouse. In most cases the goods were sold on another channel eleven minutes earlier.

## One truth, several views

Let one system own the stock, usually the WMS or an order system above it. All others receive figures and never compute their own. What they need is not the quantity on hand but the quantity **available to promise**:

> On hand, minus allocated, minus held or damaged, minus safety buffer.

## Timing

| Pattern | Delay | Good for |
| --- | --- | --- |
| Nightly file | Up to 24 h | Slow wholesale |
| Every 15 minutes | 15 min | Most shops |
| On each event | Seconds | Drops, auctions, last pieces |

Send the whole stock once a day all the same. Events get lost; a daily reset heals it.

## Buffers

A buffer of one or two pieces on fast items costs little and prevents most oversells. For the last pieces of a size run, show them on one channel only.

## Reservations

Reserve at **order**, not at cart, except for scarce goods, and release with a time limit. A reservation without an end is a leak that fills over months.

- Compare shop and warehouse weekly by item; investigate above 1 %
- Log each change with its cause
- Test the day when two customers buy the last piece at the same second

> If nobody can say where a number comes from, it is wrong. It only has not shown it yet.
`,
  },
  {
    title: 'Forecasting without a data scientist',
    excerpt:
      'A seasonal average and an honest look at the error beat most of what is sold as intelligence. Here is the method.',
    body: `
For most items a merchant sells, simple methods are within a few points of the best ones. What separates good planners is that they **measure the error** and carry stock for it.

## The method

1. Take weekly units for two years. Fill stock-out weeks with what you would have sold.
2. Compute a seasonal index: the mean of each calendar month against the year.
3. Divide by it, then smooth. A factor of 0.2 to 0.3 for the newest week serves well.
4. Multiply by the index again, and you have next month.
5. Add what you know and history does not: a promotion, a lost customer, a new color.

## The error

Use the mean absolute percentage error for large items, and the mean absolute error in units for small ones. Track the **bias** as well: a forecast that is always 10 % too high is worse than one that is off by 20 % in both directions.

## From error to safety stock

| Service level | Factor |
| --- | --- |
| 90 % | 1.28 |
| 95 % | 1.65 |
| 98 % | 2.05 |
| 99 % | 2.33 |

Safety stock is the factor times the deviation of demand over the lead time. If weekly demand deviates by 40 pieces and the lead time is 9 weeks, the deviation is 40 × 3 = 120, and 95 % takes 198 pieces.

> Going from 95 to 99 % costs 40 % more safety stock. Ask for each item whether it is worth it.
`,
  },
  {
    title: 'APIs between shop and warehouse: a checklist for the first week',
    excerpt:
      'The connection is up, the first order went through. Seven cases decide whether you will sleep in December.',
    body: `
Connecting a shop to a warehouse takes a day. Making the connection dependable takes the cases that do not appear in the demonstration.

## Test these seven

1. **The same order sent twice.** It must be shipped once. Use your order number as the key.
2. **A cancellation after picking began.** You need an answer, yes or no, within seconds.
3. **An address change** between payment and picking.
4. **A partial shipment**, and the second parcel two days later.
5. **An unknown item.** The order should wait and somebody be told, not vanish.
6. **The warehouse is offline** for an hour. Do orders queue, in order, without loss?
7. **A return** without an order number.

## Limits and retries

Every service limits calls. When refused, wait and try again with growing pauses; never hammer. Log the request, the answer and the time, and keep them for 90 days.

| Event | You should know within |
| --- | --- |
| Order refused | 5 minutes |
| Stock differs by more than 5 % | 1 hour |
| No shipments for 2 hours on a working day | 15 minutes |

## Watch silence

Errors are loud. The dangerous failure is a quiet one: a job that stopped, a queue nobody reads. An alarm on "nothing has happened" catches what error alarms do not.

> Write the seven cases down as a script and run it before each season.
`,
  },
  {
    title: 'Energy: the warehouse roof is an asset',
    category: 'industry',
    excerpt:
      'Light, charging and cooling make most of the bill. Three measures with short paybacks, and what to ask a landlord.',
    body: `
A dry warehouse uses some 5 to 7 kilowatt hours a square foot and year; a cold store uses five to ten times as much. After rent and labor it is the cost that owners can change most.

## Light

LED with motion sensors cuts lighting by 60 to 80 %. In aisles entered a few times an hour, sensors alone halve it. Paybacks run from one to three years, and pickers see better.

## Charging

Lithium-ion trucks charge in breaks, need no battery room and waste less. Shift charging away from the afternoon peak: where tariffs have a **demand charge**, the highest quarter hour of the month sets part of the bill.

## The roof

Big flat roofs carry solar well. A hundred thousand square feet may hold a megawatt. Check three things first: the age of the membrane, the spare load of the structure, and who owns the roof under the lease.

| Measure | Saves | Payback |
| --- | --- | --- |
| LED and sensors | 60 to 80 % of light | 1 to 3 years |
| Dock seals and door discipline | 5 to 15 % of heating and cooling | Under 2 years |
| Destratification fans | 10 to 20 % of heating | 2 to 4 years |
| Solar | 20 to 60 % of the total | 5 to 9 years |

> Begin with a meter at each of the five largest consumers. What is not measured will be guessed, and guessed wrong.

Tenants can ask for a green clause: the landlord invests, the tenant pays part of the saving.
`,
  },
  {
    title: 'Clean item data pays every day',
    excerpt: 'Weights, dimensions, pack sizes, codes: dull fields on which freight, space and accuracy depend.',
    body: `
The item master is the quiet foundation of logistics. When a weight is wrong, the label is wrong, the carrier corrects the bill, and the truck is fuller than planned.

## Fields that must be true

| Field | Used for |
| --- | --- |
| Barcode of each, inner and case | Receiving, picking |
| Units a case, cases a layer, layers a pallet | Putaway, orders, freight |
| Weight and dimensions, packed | Postage, box choice, slotting |
| Lot, serial, expiry: yes or no | Tracing, rotation |
| Hazard class and UN number | Storage, carriage |
| Harmonised code and country of origin | Customs |

## Measure on arrival

Supplier data is often taken from a drawing. Measure the first carton of every new item at the dock, with a dimensioner or a tape and scale, and keep that figure. A dimensioner of $5,000 earns itself back in postage corrections.

## Rules that keep it clean

1. One owner for each field.
2. No item goes live with an empty required field.
3. A new pack size is a **new case code**, never an edit.
4. Old items are closed, not deleted; history needs them.
5. Check outliers monthly: everything lighter than its smallest neighbor, everything over 50 pounds.

> Ask for the ten items with the largest weight corrections by the carrier. You will find your worst data in five minutes.
`,
  },
  {
    title: 'Dashboards a shift leader will read',
    excerpt: 'Five figures on a wall beat fifty on a screen. Which ones, how often, and what to do when one turns red.',
    body: `
A dashboard is good when somebody changes the next hour because of it. Most show last month in ten colors.

## Five figures

| Figure | Refresh | Red when |
| --- | --- | --- |
| Orders open before cutoff | 5 min | More than can be done by the cutoff |
| Lines an hour against plan | 30 min | Below 85 % |
| Pallets on the dock over 4 hours | 30 min | More than 5 |
| Errors found at packing | Hourly | More than 3 in 1,000 |
| People here against plan | Shift start | Below 95 % |

Each has one reader and one answer. If the first turns red at noon, the shift leader moves people from receiving. If nobody would do anything, take the figure down.

## Show the remaining, not the done

"412 of 900 picked" makes people calculate. "488 to go, 3 h 10 min left, 154 an hour needed" makes them act.

## Keep the averages out

An average hides the pallet that stood two days. Show the **oldest** and the **count over the limit**.

- Same figures on the wall, in the meeting and in the bonus
- Targets from your own last good month, not from a book
- A note under each red day: what it was, what we did

> The test: cover the screen and ask the shift leader how the day is going. If the answer is as good, the screen is too complicated.
`,
  },
]
