import type { EncyclopediaText } from './encyclopedia'

/** Entries of the words that people meet at the dock and on the road. */
export const workingTerms: readonly EncyclopediaText[] = [
  {
    term: 'Aisle',
    definition: 'The path between two rows of racks. Its width decides which lift trucks can work in it.',
    body: 'A counterbalanced truck needs about 12 feet, a reach truck 8 to 10, and a turret truck in a very narrow aisle 5 to 6. Narrow aisles store more pallets per square foot and need special trucks, flatter floors and guidance along the rack.',
    related: ['Selective rack'],
  },
  {
    term: 'Backhaul',
    definition: 'The return trip of a truck, sold at a discount because the truck would otherwise run empty.',
    body: 'A carrier that delivers to a region with little outbound freight has to leave it again. Shippers with flexible pickup days get lower rates on such lanes. The opposite direction is called the headhaul.',
    related: ['Full truckload'],
  },
  {
    term: 'Blind count',
    definition: 'A count by a person who does not see the expected quantity.',
    body: 'A counter who sees a number tends to confirm it. A blind count records what is there, and the system compares it with the record. A second person repeats the count when the two differ.',
    related: ['Cycle counting'],
  },
  {
    term: 'Block stacking',
    definition: 'Stacking pallets on top of each other on the floor, in lanes and without racks.',
    body: 'It costs little and stores densely, but only the front pallet of a lane can be reached, so the last pallet in is the first out. The load must carry the weight above it. It suits large quantities of one item, such as beverages.',
    related: ['Honeycombing'],
  },
  {
    term: 'Break bulk',
    definition: 'Freight that is loaded piece by piece instead of in containers.',
    body: 'Machinery, steel and lumber often travel this way. Each piece is lifted and secured on its own, so a port needs cranes and more time. In trucking, the word also names a terminal where LTL shipments are sorted again.',
    related: ['Less than truckload'],
  },
  {
    term: 'Cartonization',
    definition: 'Choosing the fewest and smallest cartons that hold the items of an order.',
    body: 'The software knows the size and weight of every item and carton, and which items must not share a carton. Good choices lower dimensional weight, filler and damage. Wrong item dimensions spoil the result, so measure the items first.',
    related: ['Dimensional weight', 'Pick and pack'],
  },
  {
    term: 'Chargeback',
    definition: 'An amount that a retailer deducts from an invoice when a delivery breaks its routing guide.',
    body: 'Common reasons are late deliveries, missing labels, wrong quantities and late ship notices. A supplier can dispute a chargeback with proof, usually within a fixed number of days. Record the reason of each one: most come from a few causes.',
    related: ['Advance shipment notice'],
  },
  {
    term: 'Chassis',
    definition: 'The wheeled frame that carries a container on the road.',
    body: 'In the United States many chassis belong to pools or leasing companies and are rented by the day. A shortage of chassis delays a container as surely as a shortage of drivers. Chassis splits, where the frame and the container are in different places, are billed extra.',
    related: ['Drayage'],
  },
  {
    term: 'Consignee',
    definition: 'The party to whom the goods are delivered.',
    body: 'The bill of lading names the shipper, the carrier and the consignee. The consignee checks the freight and notes damage before it signs. The party that pays the freight can be either of them or a third.',
    related: ['Bill of lading'],
  },
  {
    term: 'Cutoff',
    definition: 'The time by which an order must arrive to leave on the same day.',
    body: 'It follows from the carrier pickup and the time that picking and packing take. A later cutoff helps sales and shortens the time for work. Give the time zone with it.',
    related: ['Pick and pack'],
  },
  {
    term: 'Deadhead',
    definition: 'A trip of an empty truck to its next load.',
    body: 'Nobody pays for these miles directly, so the price of the loaded trip covers them. Carriers lower them with backhauls, and with loads that begin near the place where the last one ended.',
    related: ['Backhaul'],
  },
  {
    term: 'Dock leveler',
    definition:
      'A plate at a dock door that bridges the gap and the difference in height between the dock and a trailer.',
    body: 'Hydraulic, mechanical and air-powered levelers are common. The capacity must exceed the weight of the lift truck with its load, because the truck brakes and turns on the plate. A restraint that holds the trailer belongs to it.',
    related: ['Dock to stock'],
  },
  {
    term: 'Drop trailer',
    definition: 'A trailer that a carrier leaves at a warehouse, to be loaded or unloaded without the driver waiting.',
    body: 'The warehouse works on it when it has time, and the driver collects it or another one later. This ends detention and needs yard space, spare trailers and enough freight to keep them moving.',
    related: ['Detention'],
  },
  {
    term: 'Dwell time',
    definition: 'The time that a trailer, container or driver spends at one place.',
    body: 'It runs from arrival to departure. Long dwell leads to detention charges, and carriers raise prices for facilities with a record of it. Measure it per appointment, and look at the slowest tenth.',
    related: ['Detention', 'Dock to stock'],
  },
  {
    term: 'Floor load',
    definition: 'Freight stacked on the floor of a container or trailer without pallets.',
    body: 'It uses the space of an ocean container well, but people unload it by hand, carton by carton. A 40-foot container can take a crew several hours. Ask for the unloading price, and for pallets and wrap at destination.',
    related: ['Transloading'],
  },
  {
    term: 'Free time',
    definition: 'The period in which no demurrage or detention is charged.',
    body: 'The tariff or contract states its length, when it begins, and whether weekends and holidays count. At marine terminals a few days are usual; at a dock door, about two hours. Larger shippers negotiate more.',
    related: ['Demurrage', 'Detention'],
  },
  {
    term: 'Gaylord',
    definition: 'A corrugated box as large as a pallet, used for loose goods.',
    body: 'Typical boxes measure 48 by 40 inches and stand about 36 to 48 inches high. They hold returns, small parts, or material for recycling. Walls of more layers carry more weight and can be stacked.',
    related: ['Pallet position'],
  },
  {
    term: 'License plate',
    definition: 'A unique label that identifies one pallet, carton or tote in a warehouse management system.',
    body: 'The system stores the contents and the location under this number (LPN). One scan then moves everything on the pallet. An SSCC can serve as the license plate when the supplier prints one.',
    related: ['Warehouse management system', 'SSCC'],
  },
  {
    term: 'Line haul',
    definition: 'The long part of a trip, between two terminals.',
    body: 'In LTL, local trucks bring the freight to an origin terminal; line-haul trucks then run overnight to the destination terminal, where local trucks deliver it. The same word names the base price of a trip without fuel and extras.',
    related: ['Less than truckload'],
  },
  {
    term: 'Lumper',
    definition: 'A worker who loads or unloads a truck at the dock for a fee.',
    body: 'Grocery warehouses in particular use lumper services. The driver usually pays and is reimbursed with the receipt. The shipping contract should say who bears the fee.',
    related: ['Floor load'],
  },
  {
    term: 'Mezzanine',
    definition: 'A raised floor inside a building that adds an area for storage or picking.',
    body: 'It uses the height above work that needs little of it. The floor below must carry the columns, and building and fire codes set rules for exits and sprinklers. Conveyors, lifts or gates bring pallets up.',
    related: ['Clear height'],
  },
  {
    term: 'Minimum order quantity',
    definition: 'The smallest quantity that a supplier sells in one order.',
    body: 'It (MOQ) covers the cost of setting up production or handling the order. A lower price per unit can be lost to months of storage, so compare the whole cost. Suppliers may accept less for a higher price.',
    related: ['Reorder point'],
  },
  {
    term: 'Over, short and damaged',
    definition: 'A report (OS&D) of how a delivery differs from its documents.',
    body: 'It lists units that are too many, missing or damaged, with photos and the names of those present. Note the same facts on the delivery receipt before the driver leaves: carrier claims depend on it.',
    related: ['Bill of lading'],
  },
  {
    term: 'Pick face',
    definition: 'The location from which an item is picked, replenished from reserve storage.',
    body: 'It holds enough for a day or a shift, at a height that people reach without a lift truck. A face that is too small causes replenishment in the middle of picking; one that is too large makes the walk longer.',
    related: ['Slotting'],
  },
  {
    term: 'Proof of delivery',
    definition: 'A signature, stamp or photo that shows who received the goods and when.',
    body: 'Carriers release payment and settle disputes with it (POD). Electronic proof arrives within minutes and records place and time. Notes about damage on it count in a claim.',
    related: ['Consignee', 'Bill of lading'],
  },
  {
    term: 'Reefer',
    definition: 'A trailer or container with a cooling unit.',
    body: 'It keeps goods at a set temperature; most units do not cool goods that were loaded warm. Air must flow around the load, so leave the marked clearance. Ask for the temperature record at delivery.',
    related: ['Cold chain'],
  },
  {
    term: 'Routing guide',
    definition:
      'A document of rules for deliveries. A retailer writes one for its suppliers, a shipper for its choice of carriers.',
    body: 'A retailer’s guide covers labels, cartons, pallets, appointments, carriers and messages, and states the chargeback for each breach. A shipper’s guide ranks carriers by lane: the first is asked first.',
    related: ['Chargeback'],
  },
  {
    term: 'Tare weight',
    definition: 'The weight of an empty pallet, container or vehicle.',
    body: 'Gross weight less tare weight gives the net weight of the goods. A wooden 48 by 40 inch pallet weighs about 35 to 50 pounds, an empty 40-foot container about 8,000 to 9,000. Ocean carriers require a verified gross mass, which includes the tare.',
    related: ['Pallet position'],
  },
  {
    term: 'Yard jockey',
    definition: 'A driver who moves trailers between parking spots and dock doors.',
    body: 'Also called a hostler or spotter, the driver uses a terminal tractor built for short moves. One jockey handles several trailers an hour, and over-the-road drivers lose less time at the facility.',
    related: ['Drop trailer'],
  },
]
