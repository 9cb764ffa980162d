import type { NewsText } from '../news-text'

export const transportationNews: readonly NewsText[] = [
  {
    title: 'LTL, partial or full truckload: where the lines lie',
    excerpt: 'Between ten and twenty pallets the right mode is not obvious. Density, fragility and hurry decide.',
    body: `
Freight that is too large for parcels goes by truck in one of three ways. **Less than truckload** (LTL) shares a trailer through a network of terminals. **Partial** shares a trailer on a direct run. **Full truckload** (FTL) has it alone.

| | LTL | Partial | Full |
| --- | --- | --- | --- |
| Pallets | 1 to 6, up to 10 | 6 to 18 | 18 to 26 on one layer |
| Weight | To 12,000 lb | To 30,000 lb | To about 44,000 lb |
| Handling on the way | 2 to 4 times | None or once | None |
| Transit | Longest | Middle | Shortest |
| Claims | Most | Few | Fewest |

## What to weigh

**Density.** LTL rates rise as density falls. Light, bulky goods often do better as a partial.

**Linear feet.** Beyond 12 feet of trailer length, LTL carriers apply special rates. Six pallets side by side and two high are no longer a small shipment.

**Damage.** Each terminal is a forklift touch. For tall or fragile goods the dearer direct run may be the cheaper choice.

**Date.** LTL delivers within a window of days unless you pay for a guarantee. If a store opens on Friday, do not ship it LTL on Tuesday.

> Quote the same load in two modes once a month. Markets move, and habits do not notice.

Give carriers true weight and dimensions. Reweighs and reclassifications cost more than the rounding ever saved.
`,
  },
  {
    title: 'Freight class is now mostly a matter of density',
    excerpt:
      'The classification of LTL freight has moved toward density. Measure well, and most surprises on the invoice go away.',
    body: `
LTL carriers in the United States rate shipments by **freight class**, from 50 for dense goods to 500 for very light ones. The class looks at density, stowability, handling and liability, and the weight of density in that mix has grown with each revision of the classification.

## Density in one line

Divide the weight in pounds by the volume in cubic feet, pallet included. A pallet of 48 × 40 × 50 inches has 55.6 cubic feet; with 600 pounds on it, the density is 10.8.

| Density, lb a cubic foot | Usual class |
| --- | --- |
| 30 to 35 | 60 |
| 15 to 22.5 | 70 |
| 10 to 12 | 92.5 |
| 8 to 10 | 100 |
| 6 to 8 | 125 |
| 4 to 6 | 175 |
| 2 to 4 | 250 |

The table shows the general density scale; goods with special risks have their own rules, so check the current item before you print the bill of lading.

## Three ways to a better class

- **Lower the pallet.** Six inches less height at equal weight may be a class.
- **Drop the overhang.** The carrier measures the largest extent, tape and corner included.
- **Nest or knock down.** Table legs packed flat change everything.

> Photograph the pallet with a tape measure in the picture. It wins nearly every reclassification dispute.

Put dimensions and weight on the bill of lading even when the class is fixed. It shows that you measured.
`,
  },
  {
    title: 'A container’s day at the port, and how to keep it short',
    excerpt:
      'Demurrage, detention, per diem: three clocks tick on every box. Knowing when each begins saves real money.',
    body: `
An ocean container passes through three custodies, each with a free time and a price after it.

| Charge | Where the box is | Who bills |
| --- | --- | --- |
| Demurrage | Full, on the terminal | Line or terminal |
| Detention, also per diem | Outside, not yet returned empty | Line |
| Chassis use | Under the box | Chassis provider |

Free time is often four or five days on the terminal and about as much outside. Weekends may or may not count, so read the tariff of your line.

## A timeline that works

1. **Before arrival:** entry filed with customs, freight paid, delivery order sent to the trucker.
2. **Day 0:** vessel discharges, holds are checked twice a day.
3. **Day 1 to 2:** appointment, pull, delivery.
4. **Day 2 to 3:** unloading. A floor-loaded 40-foot box takes three people about four hours.
5. **Day 3 to 4:** empty returned to the terminal that takes it that day.

## Where days are lost

- A customs exam, which cannot be planned but can be budgeted
- A freight release that waits for a bank
- A warehouse without a slot
- An empty return location that changed overnight

A **drop** at the warehouse uncouples trucker and crew, but the detention clock goes on. If the building is slow, transloading near the port into a domestic trailer ends the clock early.

> Ask the warehouse for its turn: hours from gate in to empty. It decides more of the total cost than the drayage rate.
`,
  },
  {
    title: 'Intermodal: when rail beats the road',
    excerpt:
      'Above 700 miles, a container on a train is often cheaper and emits far less. It asks for a day or two of patience.',
    body: `
In domestic intermodal service, a truck takes a 53-foot container to a rail ramp, the train carries it across the country, and another truck delivers it. Shippers pay one price for the door-to-door move.

## The break-even

Rail is cheap by the mile but has two drays and two lifts. As a rule it begins to pay at 700 to 1,000 miles, and earlier when both doors are near a ramp.

| Lane | Miles | Truck, days | Intermodal, days | Typical saving |
| --- | --- | --- | --- | --- |
| Los Angeles to Chicago | 2,020 | 4 | 5 to 6 | 15 to 25 % |
| Dallas to Atlanta | 780 | 2 | 3 | 0 to 10 % |
| Newark to Chicago | 790 | 2 | 3 | 5 to 15 % |

## What the goods must bear

Trains start and stop with long, low forces. Freight that is well braced arrives better than by truck; freight that is only wrapped arrives on the floor. Load tight, brace the last rows and keep the weight under about 42,500 pounds.

## The climate

Railways state that they move a ton of freight some 400 to 500 miles on a gallon of fuel. Counting drays, an intermodal move emits well under half of the same trip by truck.

- Plan with a buffer of one day
- Keep urgent orders on the road
- Agree on free time at the ramp and on who pays after it

> Use it for what you know early: replenishment, seasonal stock, anything that has a plan.
`,
  },
  {
    title: 'Incoterms 2020 on one page',
    excerpt:
      'Eleven three-letter rules say who carries cost and risk, and where they pass. A table to keep above the desk.',
    body: `
Incoterms are rules of the International Chamber of Commerce. They settle three things between seller and buyer: **who pays** for which leg, **where risk passes**, and **who clears** customs. They say nothing about title or payment.

| Rule | Risk passes | Main carriage paid by | Import cleared by |
| --- | --- | --- | --- |
| EXW | At the seller’s door, not loaded | Buyer | Buyer |
| FCA | Handed to the buyer’s carrier | Buyer | Buyer |
| CPT | Handed to the first carrier | Seller | Buyer |
| CIP | Handed to the first carrier, insured | Seller | Buyer |
| DAP | At destination, ready to unload | Seller | Buyer |
| DPU | At destination, unloaded | Seller | Buyer |
| DDP | At destination, ready to unload | Seller | Seller |
| FAS | Alongside the ship | Buyer | Buyer |
| FOB | On board the ship | Buyer | Buyer |
| CFR | On board the ship | Seller | Buyer |
| CIF | On board the ship, insured | Seller | Buyer |

The last four are for sea and inland waterways only.

## Common mistakes

- **FOB for containers.** The box is handed over at the terminal, days before it is on board. FCA fits better.
- **EXW for export.** The buyer would have to clear export in the seller’s country. Use FCA.
- **DDP without a plan.** The seller becomes responsible for import duty and taxes, which may need a registration there.
- **No place.** "DAP" alone means nothing. "DAP 3100 Commerce Drive, Columbus, Ohio, Incoterms 2020" does.

> Choose the rule by who can best manage the leg, then negotiate the price. Not the other way round.
`,
  },
  {
    title: 'The last mile, counted in stops',
    excerpt:
      'Half of the cost of delivery lies in its last few miles. Density, not distance, decides what a stop costs.',
    body: `
A van with a driver costs about the same each day, whether it makes 60 stops or 160. The cost of a delivery is therefore the cost of the day divided by the stops. Everything that raises **stops an hour** lowers the price.

## What sets the pace

| Factor | Dense city | Suburb | Country |
| --- | --- | --- | --- |
| Stops an hour | 20 to 30 | 14 to 20 | 5 to 9 |
| Failed first attempts | 5 to 10 % | 3 to 6 % | 2 to 4 % |
| Parking and walking | Much | Little | None |

## Levers that work

1. **Parcel lockers and shops.** Forty parcels in one stop.
2. **Windows that customers choose.** A two-hour window halves failed attempts, but costs density. Offer cheap wide windows and dear narrow ones.
3. **Sorting by stop.** A van loaded in order saves half a minute at each door.
4. **Address quality.** Unit numbers, gate codes and a working phone number.

## Large and heavy

For furniture and appliances, a two-person crew makes 12 to 18 stops a day. Here the promise matters more than the hour: call ahead, protect the floor, take the packaging away.

> A failed delivery costs three times: the trip, the call and the second trip.

Warehouses that offer _Last Mile Delivery_ usually serve the metro area around them. Ask for a map by ZIP code instead of a radius.
`,
  },
  {
    title: 'Detention and how to end it',
    excerpt: 'Drivers lose hours at docks, and shippers pay for it twice. Four habits bring the wait under two hours.',
    body: `
Most contracts give two hours of free time for loading or unloading. After that, detention is due, commonly between $50 and $100 an hour. The larger cost is invisible: carriers remember slow docks and price them into the next bid.

## Why trucks wait

- Appointments given without regard to crew
- Paperwork that is looked for after arrival
- Product that is not staged
- Lunch, at noon, for everybody

## Four habits

1. **Stage the night before.** First loads of the day stand at the door when the shift begins.
2. **Check in by phone or kiosk.** The driver knows the door before the engine is off.
3. **Stagger the breaks.** One dock crew always works.
4. **Start the clock yourself.** Record arrival, door, finish, departure for each truck, and look at the slowest five each week.

| Segment | Good | Usual |
| --- | --- | --- |
| Gate to door | 15 min | 45 min |
| Door to done | 50 min | 75 min |
| Done to gate out | 10 min | 25 min |

## Drop and hook

Where volume allows, trade live loads for dropped trailers. The driver leaves within half an hour, and the dock works evenly.

> Hours of service make waiting worse: a driver who loses three hours at your dock may lose the day’s last run, and with it the next morning’s appointment.
`,
  },
  {
    title: 'Air, sea or sea-air: choosing by the value of a day',
    excerpt:
      'Air freight costs four to ten times as much as sea. Sometimes it is still the cheaper way. Count what a day is worth.',
    body: `
The question is never "how much is the freight" but "what does it cost to have the goods so many days later".

## The value of a day

Goods on the water tie up capital. At 10 % a year, $100,000 of stock costs $27 a day. That alone seldom pays for air. What does pay is **lost sales**: an item that sells 40 pieces a day at a margin of $15 loses $600 a day while the shelf is empty.

| Mode | Door to door, Asia to the US Midwest | Cost index |
| --- | --- | --- |
| Sea, all water to the East Coast | 35 to 45 days | 1 |
| Sea to the West Coast, then rail | 25 to 32 days | 1.2 |
| Fast sea service, then truck | 16 to 22 days | 2 |
| Sea-air through a hub | 14 to 20 days | 4 |
| Air | 5 to 8 days | 8 |

## Split the order

The usual answer is not one mode. Fly the first tenth of a new item to open the sale, and let the rest swim. Repeat orders go by sea, and air is the fire brigade.

## Mind chargeable weight

Air carriers charge by the greater of weight and volume, at 167 kilograms a cubic meter. Light goods should be compressed, or should not fly.

> If you fly the same item three months running, the problem is the forecast and not the freight.

Emissions differ by a factor of twenty to fifty. Put it in the comparison; your customers increasingly do.
`,
  },
  {
    title: 'Reading a bill of lading like a claims adjuster',
    excerpt: 'It is a receipt, a contract and sometimes the goods themselves. Five boxes on it decide who pays.',
    body: `
The bill of lading is the most important sheet of paper in freight. As a **receipt** it says what was handed over; as a **contract** it sets the terms; and in its negotiable ocean form, whoever holds it may claim the goods.

## Five boxes that matter

1. **Pieces and weight.** "2 pallets" is not "48 cartons". If the driver signs for pallets, a missing carton is hard to prove. Write both.
2. **Shipper’s load and count.** Where the shipper loads and seals the trailer, the carrier has not counted. Use seals and record the numbers.
3. **Declared value.** Without one, LTL liability may be limited to a few dollars, or even cents, a pound, depending on the tariff.
4. **Terms.** Prepaid, collect or third party. An error here produces two invoices.
5. **Notes at delivery.** "Subject to count" protects nobody. "2 cartons crushed, corner of pallet 3, photos taken" does.

## Time limits

| Matter | Usual limit in the US |
| --- | --- |
| Damage that shows at delivery | Note on the receipt at once |
| Concealed damage | Notice within 5 business days (many LTL tariffs) |
| Claim in writing | 9 months (Carmack Amendment minimum) |
| Lawsuit | 2 years after refusal |

Air and sea have other, shorter clocks.

> The driver’s hurry is not your hurry. Count first, sign after.
`,
  },
  {
    title: 'Reefer trailers: keeping cold what is already cold',
    excerpt:
      'A refrigerated trailer holds a temperature; it does not make one. Most claims begin before the doors close.',
    body: `
A refrigeration unit is made to remove the heat that leaks in, not to cool warm cargo. Load warm product and it will arrive warm, with a perfect record of cold air.

## Before loading

- Pre-cool the trailer to the set point, doors closed, about an hour.
- Check the air chute, the floor channels and the door seals.
- Take **product** temperature, in the middle of a carton, on three pallets.
- Switch the unit off while the doors are open at an unsealed dock. It would only draw in moist air and frost its coil.

## Loading

Air must flow under, around and back. Keep the load below the red line, off the walls where the floor is flat, and leave space at the doors. Never block the return bulkhead.

## Settings

| Goods | Set point | Mode |
| --- | --- | --- |
| Frozen food | −10 to 0 °F | Start-stop may do |
| Fresh meat | 28 to 32 °F | Continuous |
| Leafy greens | 33 to 36 °F | Continuous |
| Bananas | 56 to 58 °F | Continuous |
| Chocolate | 55 to 65 °F | Continuous |

**Continuous** air for everything that breathes or chills unevenly; start-stop only for hard-frozen freight.

## At delivery

Measure again with the driver present, download the unit’s record, and write both on the receipt. Under the US rules on sanitary transportation of food, shipper and carrier must agree in writing on the temperatures.

> Trust the probe in the carton, then the record, and last of all the display on the nose of the trailer.
`,
  },
]
