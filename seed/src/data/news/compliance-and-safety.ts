import type { NewsText } from '../news-text'

export const complianceNews: readonly NewsText[] = [
  {
    title: 'Forklift safety is a matter of layout',
    excerpt:
      'Training is required and necessary. Yet most serious accidents happen where people and trucks share a path.',
    body: `
In the United States operators of powered industrial trucks must be trained and evaluated, with a new evaluation at least every three years. That is the floor. What prevents most injuries lies in the building.

## Separate, then mark, then warn

1. **Separate.** Barriers between walkways and truck routes, gates at crossings, one-way aisles.
2. **Mark.** Where there is no room for a barrier: walkways of 36 inches or more in one color, everywhere the same.
3. **Warn.** Mirrors, blue lights, sensors. They help, but last.

{picture}

## The daily check

Before each shift: brakes, steering, horn, forks, mast chains, tires, leaks, seat belt, data plate. A truck with a fault is locked out, not handed to the next shift.

## Speed and load

| Rule | Why |
| --- | --- |
| Forks 4 to 6 inches off the floor when driving | Center of gravity |
| Load tilted back, never raised on the move | Tip-over |
| Drive backwards when the load blocks the view, except uphill | Sight |
| Seat belt on | In a tip-over the cage kills those who jump |

## Near misses

Count them. A site that reports none does not look. Ten reports a month with a cause for each is the mark of a good one.

> Watch a crossing for half an hour at shift change. You will know what to build.
`,
  },
  {
    title: 'Storing hazardous goods: what your warehouse needs to know',
    excerpt:
      'Perfume, batteries, hand sanitiser: many everyday goods are dangerous goods in the eyes of the fire marshal.',
    body: `
A merchant who says "cosmetics" may be storing flammable liquids. The provider must know before the goods arrive, since building, sprinklers, permits and insurance depend on it.

## Nine classes

| Class | Examples in trade |
| --- | --- |
| 1 Explosives | Fireworks, airbag inflators |
| 2 Gases | Aerosols, camping gas |
| 3 Flammable liquids | Perfume, paint, sanitiser |
| 4 Flammable solids | Some metal powders, firelighters |
| 5 Oxidisers | Pool chemicals, hair bleach |
| 6 Toxic | Pesticides |
| 7 Radioactive | Some instruments |
| 8 Corrosive | Drain cleaner, battery acid |
| 9 Various | Lithium batteries, dry ice |

## What to hand over

- The **safety data sheet** of each item, not older than the current formula
- UN number, class, packing group, and net quantity a unit
- Whether it ships as a **limited quantity**
- For lithium cells: watt hours and the UN 38.3 test summary

## What to look for

Segregation by class, containment for liquids, ventilation, eyewash, a spill kit that is full, and people with current hazmat training. In the US, training for those who handle such shipments is renewed at least every three years.

## Oxidisers and fuels apart

The dangerous mistake is not a single drum. It is pool chlorine two bays from brake fluid.

> Declare early and in full. An undeclared pallet puts a night shift at risk, and no insurer will pay for it.
`,
  },
  {
    title: 'Food in storage: what registration and inspection mean',
    excerpt:
      'A warehouse that holds food is a food facility. Six things to check before your first pallet of snacks goes in.',
    body: `
Facilities that hold food for consumption in the United States generally register with the Food and Drug Administration and renew every two years, in the fourth quarter of even years. Farms, shops and a few others are exempt. Meat and poultry are under the Department of Agriculture.

## Six things to check

1. **Registration** is current, and the provider can show the date.
2. **Pest control** by contract, with a map of traps and a trend of catches.
3. **Cleaning schedule** that is signed, including the tops of the racks.
4. **Segregation**: no food beside chemicals, allergens marked.
5. **Rotation** by expiry, first expired, first out.
6. **Recall drill**: from a lot number to every recipient in less than four hours, done twice a year.

## Records

The preventive-control rules ask for a hazard analysis where food is exposed or needs temperature control. Packed, shelf-stable food is treated more lightly, but must still be held so that it is not contaminated.

| Audit scheme | Often asked for by |
| --- | --- |
| Good manufacturing practice (GMP) audit | Distributors |
| A storage standard recognized by the Global Food Safety Initiative | Large retailers |
| Organic handling certificate | Organic brands |

> Put your hand on top of a beam. Dust there tells you more than the certificate on the wall.

Ask for the last third-party audit with its findings, not only the score.
`,
  },
  {
    title: 'Bonded warehouses: duty when you sell, not when you land',
    excerpt: 'Imported goods may wait up to five years before duty is due. Who gains from it, and what it costs.',
    body: `
A customs bonded warehouse holds imported goods under the supervision of Customs and Border Protection. Duty is paid on withdrawal for consumption, and not at all when goods are exported or destroyed under supervision. They may stay for up to **five years** from importation.

## Who gains

- Sellers of goods with **high duty** that sell slowly, such as spirits or watches
- Companies that **re-export** a part of their stock
- Importers who wait for a quota or a license
- Brands that are not yet sure which country will buy

## The arithmetic

A container worth $200,000 at 20 % carries $40,000 of duty. Held for eight months on average, at 10 % capital cost, the delay is worth some $2,700. If a quarter is re-exported, another $10,000 of duty never falls due.

| Bonded warehouse | Foreign-trade zone |
| --- | --- |
| Five years | No limit |
| Limited handling: cleaning, sorting, repacking | Manufacturing allowed with approval |
| Entry filed on arrival | Admission, entry on leaving |
| Rate at withdrawal | Rate of parts or product, by choice of status |

## What it costs

Storage is 5 to 15 % dearer, each withdrawal needs an entry, and stock records are audited. Small, frequent withdrawals eat the gain.

> Bond pays for goods that wait. If yours turn in six weeks, a normal building is cheaper.

Search for the feature _Bonded_ among the [listings](/warehouses).
`,
  },
  {
    title: 'Sprinklers, storage height and why it is your concern',
    excerpt:
      'Fire protection sets how high and how dense goods may stand. The wrong commodity under the wrong sprinkler is the landlord’s nightmare.',
    body: `
A sprinkler system is designed for a **commodity class**, a storage height and a rack layout. Change one and the design no longer holds.

| Class | Examples |
| --- | --- |
| I | Metal parts, canned goods on wood pallets |
| II | Class I goods in wooden or multi-layer cartons |
| III | Paper, wood, natural fibers |
| IV | Goods with some plastic |
| Group A plastics | Polystyrene, polyethylene, foam |

Expanded plastics, such as foam mattresses, burn so fast that they need far more water than a pallet of cans.

## What to tell the provider

1. Material of product **and** packaging
2. Plastic pallets, if you use them. They raise the class
3. Wanted height, and whether you will use shelves or solid decks
4. Aerosols and lithium batteries, always

## What to look at

- Sprinkler heads have 18 inches or more of clear space below them
- Flue spaces between back-to-back pallets are open
- No solid boards on rack levels, unless there are in-rack sprinklers
- Control valves are locked open and inspected, with a tag that shows the date

Idle pallets are a fire load of their own. A stack of empty wooden pallets higher than six feet belongs outside or under special protection.

> Ask: for what class and height is this area designed? A good manager knows without looking it up.
`,
  },
  {
    title: 'Pharmaceutical storage in five duties',
    excerpt: 'Medicines need more than a thermometer: validated space, trained people, traced units and a paper trail.',
    body: `
Storing medicines is regulated at state level in the US, by license, and at federal level for wholesale distribution and tracing. Other countries have guides to **good distribution practice** with the same five duties.

## 1. Qualified space

The store is mapped empty and loaded, in summer and winter, with sensors in three dimensions. Controlled room temperature is 68 to 77 °F, with excursions between 59 and 86 °F permitted. Cold products are kept at 36 to 46 °F.

## 2. Monitoring

Continuous record, alarms by telephone, and a plan that says who drives in at three in the morning.

## 3. Tracing

Under the Drug Supply Chain Security Act, prescription packages carry a product identifier, and trading partners exchange transaction data electronically at the package level.

## 4. Quarantine

Returned, recalled, suspect or expired goods stand apart, behind a lock or a system block, until somebody with authority decides.

## 5. People

A named responsible person, written procedures, training on record, and self-inspection every year.

| Question | A good answer |
| --- | --- |
| Last excursion? | Date, cause, decision, what changed |
| Last mock recall? | Under 4 hours, 100 % found |
| Who may release quarantine? | Two names |

> "Medical supplies" is a wide word. Bandages and insulin do not live in the same building. Say precisely what you store.
`,
  },
  {
    title: 'Wood packaging and the little wheat stamp',
    excerpt:
      'A pallet without the right mark can send a whole container back to sea. The rule behind it takes two minutes to learn.',
    body: `
Untreated wood carries insects. The international standard **ISPM 15** therefore requires that solid wood packaging in international trade is heat treated or fumigated, debarked and marked.

## The mark

It shows the wheat-ear symbol of the plant protection convention, a two-letter country code, the number of the treatment provider, and the treatment:

| Code | Treatment |
| --- | --- |
| HT | Heat: the core at 56 °C for 30 minutes |
| DH | Dielectric heat |
| MB | Methyl bromide, being phased out in many countries |
| SF | Sulfuryl fluoride |

Plywood, particle board, veneer and wood thinner than 6 millimeters are exempt. **Dunnage counts**: the loose beam that braces the load needs a mark as well, and it is the piece most often forgotten.

## What happens without it

In the US, shipments with violating wood are generally ordered to be re-exported at the importer’s cost, and penalties can follow. Sorting the goods from the wood at the port is not a right.

## Three habits

- Write "ISPM 15, HT, dunnage included" in each purchase order
- Ask for a photograph of the mark before the container closes
- Use pressed-wood or plastic pallets for export when the price allows

> Repair counts too. A repaired pallet with a new, unmarked board is an unmarked pallet.
`,
  },
  {
    title: 'Know your customer: why a marketplace asks who you are',
    category: 'industry',
    excerpt: 'Identity checks annoy honest people and stop the others. What is asked, when, and what happens with it.',
    body: `
Renting space by click is convenient, also for those who want to store what they should not. Large reservations therefore need a confirmed identity.

## When it is asked

Reservations up to $10,000 a month, or as a first amount due, need none. **Above** it, the person who reserves must have been identified. Splitting a reservation into several small ones does not help; the sum is looked at.

## What is asked

| Item | Why |
| --- | --- |
| Legal name and date of birth | To tell two people of one name apart |
| Address | To match the document |
| A photo document | To prove the rest |
| Company papers, for companies | To know who stands behind |

## What to expect

The check takes minutes when it is done by machine, and up to a working day by a person. A refusal comes with the reason, mostly a blurred picture or an expired document, and you may apply again.

## What happens with the data

Documents are kept apart from your profile, seen by few, and deleted when the law allows. The warehouse learns only that you have been identified.

- Photograph documents in daylight, all four corners in view
- Use the name on the document, not the one on the door
- Do it before you need it: your space is not held while you look for the passport

> Providers are checked as well. The badge _Verified_ says that we have seen their papers.
`,
  },
  {
    title: 'Rack inspection in twenty minutes a week',
    excerpt: 'Most damage is small, low and caused by forks. Found early it costs a repair, found late a collapse.',
    body: `
A rack carries tens of tons on sheet steel. It does so for decades, if somebody looks.

## The weekly walk

Take a lamp, a straightedge of a meter and a tag book. Walk each aisle once.

1. **Uprights to knee height.** Nearly all hits happen here.
2. **Base plates and anchors.** Present, tight, not torn.
3. **Beams.** Level, connectors engaged, safety pins in.
4. **Bracing.** Straight.
5. **Load signs.** There, readable, and true for the present beam levels.
6. **Pallets.** Sound, and seated on both beams.

## The three colors

Many inspectors use the limits of the European standard EN 15635. Measured over one meter: an upright may be bent by up to 5 millimeters in the direction of the beam span, or 3 in the direction of the frame; a bracing member by up to 10.

| Color | Damage | Action |
| --- | --- | --- |
| Green | Up to the limit | Record, watch |
| Amber | Above it, up to twice | Unload, repair within 4 weeks |
| Red | More than twice | Unload at once, close off |

In the US, follow the rack maker’s figures and the RMI specification.

## Prevent

Column guards, end-of-aisle barriers, aisles wide enough for the truck in use, and a culture in which a hit is **reported without punishment**. The hit that nobody reports is the one that comes down.

> Never straighten an upright. Cold-bent steel looks right and carries less.
`,
  },
  {
    title: 'Heat, cold and the people in between',
    excerpt:
      'A metal building is an oven in July and a freezer in January. Water, rest, air and a plan keep a shift safe.',
    body: `
Warehouses are rarely cooled. On a day of 95 °F, the mezzanine under the roof reaches 110. Accuracy falls long before people do, and then people do.

## Heat

Begin with the basics: **water, rest, shade**. A cup every twenty minutes, breaks that grow longer with the heat, and a cooled place to take them.

| Heat index | Measures |
| --- | --- |
| 80 °F | Water near every area, briefing |
| 90 °F | Breaks of 15 minutes every two hours, buddy system |
| 103 °F | Heavy work moved to the morning, breaks each hour |
| 115 °F | Only what must be done |

New people are at the greatest risk. Let them work up over one to two weeks: a fifth of the full load on the first day, more each day.

## Cold

In a freezer at −10 °F, plan a warm-up break of ten to fifteen minutes in each hour, dry gloves to change, and nobody alone. Wet clothing is the danger, not the number.

## Air

Large slow fans move much air for little power. Open doors at opposite ends in the evening, close them in the morning. White roofs lower the inside by several degrees.

- Post the signs of heat stroke: confusion, hot skin, collapse. Call emergency services, cool at once
- Do not tie piece rates to the hottest week
- Ask a provider for its heat plan. The good ones hand you a page

> The picker who stops early on a hot day costs minutes. The one who does not may cost far more.
`,
  },
]
