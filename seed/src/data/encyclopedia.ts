import { workingTerms } from './encyclopedia-working-terms'

/** `related` names entries that stand before this one. */
export type EncyclopediaText = { term: string; definition: string; body: string; related: readonly string[] }

export const encyclopedia: readonly EncyclopediaText[] = [
  {
    term: 'Pallet position',
    definition:
      'A place for one loaded pallet in a rack or on a marked floor, the usual unit in which storage is sold.',
    body: 'A standard position in North America takes a 48 by 40 inch pallet, commonly up to 60 inches high and 2,200 pounds. Its footprint is 13.33 square feet.\n\nTaller or heavier loads count as more than one position in many rate cards, so give the load height when you ask for a price.',
    related: [],
  },
  {
    term: 'Third-party logistics',
    definition: 'A company (3PL) that stores, handles or ships goods for others as its business.',
    body: 'A 3PL may run warehouses, arrange transport, or both. It never owns the goods. Merchants use one to gain space, staff and carrier rates without building them.\n\n- **Asset-based** providers own buildings or trucks.\n- **Non-asset** providers buy these services and manage them.',
    related: [],
  },
  {
    term: 'Fourth-party logistics',
    definition:
      'A provider (4PL) that manages a shipper’s whole supply chain, including its 3PLs, usually without assets of its own.',
    body: 'The 4PL acts as the single contact and is measured on the result. It fits companies with many providers and no wish to manage them. Its independence is the point: a 4PL that favors its own warehouses is a 3PL.',
    related: ['Third-party logistics'],
  },
  {
    term: 'Fulfillment center',
    definition: 'A warehouse arranged to pick, pack and ship many small orders quickly.',
    body: 'Compared with a storage warehouse it has more shelves than racks, more packing benches than docks, and carriers that collect daily. Success is measured by order accuracy, dispatch before the cutoff and cost an order.',
    related: ['Third-party logistics'],
  },
  {
    term: 'Cross-docking',
    definition: 'Moving goods from inbound to outbound vehicles within hours, without putting them into storage.',
    body: 'It saves putaway and picking, and needs advance notice, labels on each pallet and trucks that keep their times. Retail chains use it to break down supplier loads for stores.',
    related: [],
  },
  {
    term: 'Transloading',
    definition:
      'Transferring freight from one kind of vehicle or container to another, such as from an ocean container into a domestic trailer.',
    body: 'Near ports, three 40-foot containers fit into about two 53-foot trailers. Transloading returns the ocean container early, which ends detention, and cuts the number of long-haul loads.',
    related: ['Cross-docking'],
  },
  {
    term: 'Drayage',
    definition: 'The short haul of a container between a port or rail ramp and a warehouse.',
    body: 'The price covers the tractor and driver; chassis, fuel, waiting and prepull are often extra. Capacity is local, and appointments at the terminal decide how many turns a driver makes in a day.',
    related: ['Transloading'],
  },
  {
    term: 'Demurrage',
    definition: 'A charge for a full container that stays on the terminal beyond its free time.',
    body: 'It is billed by the day and usually rises after some days. Free time, and whether weekends count, stand in the tariff of the line or terminal. Charges outside the terminal are called detention or per diem.',
    related: ['Drayage'],
  },
  {
    term: 'Detention',
    definition: 'A charge for keeping a driver, trailer or container longer than agreed.',
    body: 'For trucks it begins after the free time at the dock, commonly two hours. For ocean containers it runs while the box is outside the terminal and ends with the return of the empty.',
    related: ['Demurrage'],
  },
  {
    term: 'Less than truckload',
    definition:
      'Carriage (LTL) of shipments of about one to ten pallets that share a trailer and pass through terminals.',
    body: 'Prices depend on weight, distance, freight class and extras. Goods are handled several times on the way, so packing must be stronger than for a direct run.',
    related: [],
  },
  {
    term: 'Full truckload',
    definition: 'Carriage (FTL) of one shipper’s freight that has a trailer to itself.',
    body: 'A 53-foot dry van takes 26 pallets on the floor and about 44,000 pounds. It goes directly from door to door. Prices are quoted for the lane or by the mile, plus fuel.',
    related: ['Less than truckload'],
  },
  {
    term: 'Freight class',
    definition: 'A number from 50 to 500 that groups LTL freight in the United States by how hard it is to carry.',
    body: 'Density weighs most; stowability, handling and liability count as well. A lower class is cheaper. The classification is published by the National Motor Freight Traffic Association and changes from time to time.',
    related: ['Less than truckload'],
  },
  {
    term: 'Dimensional weight',
    definition: 'A weight computed from a parcel’s volume; the carrier bills it when it is above the actual weight.',
    body: 'Length times width times height in inches, divided by a factor such as 139, gives pounds. A box of 16 × 12 × 10 inches is billed as 14 pounds even if it weighs three. Smaller boxes are the cure.',
    related: [],
  },
  {
    term: 'Intermodal',
    definition: 'Carriage of one container by two or more modes without handling the goods themselves.',
    body: 'Domestic intermodal in North America means a 53-foot container on rail between two drays. It is cheaper than the road on long lanes and a day or two slower.',
    related: ['Drayage'],
  },
  {
    term: 'Bill of lading',
    definition:
      'The document that is receipt for the goods, evidence of the contract of carriage and, in some forms, title.',
    body: 'A _straight_ bill names the consignee and is not negotiable. An _order_ bill can be endorsed; whoever holds the original may claim the goods. Notes made on it at delivery decide most claims.',
    related: [],
  },
  {
    term: 'Incoterms',
    definition:
      'Rules of the International Chamber of Commerce that divide cost, risk and customs duties between seller and buyer.',
    body: 'The 2020 edition has eleven rules, seven for any mode and four for sea and inland waterways. A rule is complete only with a named place, such as _DAP Columbus, Ohio, Incoterms 2020_.',
    related: ['Bill of lading'],
  },
  {
    term: 'Warehouse management system',
    definition: 'Software (WMS) that directs and records receiving, storage, picking and shipping in a warehouse.',
    body: 'It knows each unit by location, and tells people the next task. It differs from an inventory system, which knows only how much there is, and from a transport system, which plans the road.',
    related: [],
  },
  {
    term: 'Transportation management system',
    definition: 'Software (TMS) that plans, books, tracks and pays freight.',
    body: 'It compares carriers and modes for each shipment, tenders the load, follows it and checks the invoice against the agreed rate. Savings of 5 to 10 % of freight spend are common in the first year.',
    related: ['Warehouse management system'],
  },
  {
    term: 'Electronic data interchange',
    definition: 'The exchange (EDI) of business documents between computers in agreed formats.',
    body: 'In North America the X12 standard is usual, elsewhere EDIFACT. Common documents are 850 (order), 940 (warehouse order), 945 (shipping advice), 856 (ship notice) and 810 (invoice).',
    related: ['Warehouse management system'],
  },
  {
    term: 'Advance shipment notice',
    definition: 'A message (ASN) that tells the receiver what will arrive, how it is packed and when.',
    body: 'With one, receiving becomes a comparison instead of a count. Good notices list each pallet with its SSCC, items, lots and quantities. Retailers charge suppliers whose notices come late or do not match.',
    related: ['Electronic data interchange'],
  },
  {
    term: 'SSCC',
    definition: 'The serial shipping container code, an 18-digit number that names one carton or pallet and no other.',
    body: 'It is printed as a GS1-128 barcode on the shipping label and repeated in the ship notice. The number must not be used again within a year, and longer in some trades.',
    related: ['Advance shipment notice'],
  },
  {
    term: 'Stock keeping unit',
    definition: 'A merchant’s own code (SKU) for an item that is counted apart from all others.',
    body: 'Each size and color has its own. A SKU is chosen by the seller; a UPC or EAN is issued from a number range of GS1 and is the same for everyone who sells the item.',
    related: [],
  },
  {
    term: 'Lot tracking',
    definition: 'Recording which production lot each unit belongs to, from receipt to customer.',
    body: 'It makes recalls small: instead of everything, only the lot in question is called back. Food, medicines, cosmetics and batteries usually need it, often with the expiry date.',
    related: ['Stock keeping unit'],
  },
  {
    term: 'FIFO and FEFO',
    definition: 'Two rules of rotation: first in, first out; and first expired, first out.',
    body: 'FIFO ships what arrived first. FEFO ships what expires first, which is not always the same: a late delivery may carry an earlier date. Goods with a shelf life need FEFO.',
    related: ['Lot tracking'],
  },
  {
    term: 'Cycle counting',
    definition: 'Counting a part of the stock every day instead of everything once a year.',
    body: 'Fast or dear items are counted more often. Differences are found while their cause can still be traced. Counts are blind: the counter does not see the expected quantity.',
    related: [],
  },
  {
    term: 'Safety stock',
    definition: 'Stock held against the doubt in demand and supply.',
    body: 'A usual estimate is a service factor times the standard deviation of demand over the lead time. For 95 % service the factor is 1.65. Long or erratic lead times raise it more than busy sales do.',
    related: [],
  },
  {
    term: 'Reorder point',
    definition: 'The stock level at which a new order must be placed so that goods arrive in time.',
    body: 'It is the demand expected during the lead time plus safety stock. Compare it with stock on hand plus stock on order, not with stock on hand alone.',
    related: ['Safety stock'],
  },
  {
    term: 'Inventory turnover',
    definition: 'How often stock is sold and replaced in a year: cost of goods sold divided by mean stock.',
    body: 'A turnover of 6 means two months of stock. Groceries turn twenty times and more, furniture three to five times. Few turns mean money and space tied up.',
    related: ['Reorder point'],
  },
  {
    term: 'Slotting',
    definition: 'Choosing the storage location of each item so that picking takes the least walking and lifting.',
    body: 'Fast movers go near the packing area at waist height, heavy ones low, look-alikes apart. The measure of speed is order lines, not units.',
    related: [],
  },
  {
    term: 'Pick and pack',
    definition: 'Collecting the items of an order and packing them for shipment.',
    body: 'Orders are picked singly, in batches, by zone or in waves. Prices are built from a fee for the first unit, less for additional units, and materials.',
    related: ['Slotting'],
  },
  {
    term: 'Kitting',
    definition: 'Assembling several items into one that is sold or shipped as a unit.',
    body: 'A bill of materials says what belongs in. Kits are built ahead into stock or picked together on demand. Building ahead is faster on the day and ties up parts.',
    related: ['Pick and pack'],
  },
  {
    term: 'Reverse logistics',
    definition: 'The flow of goods from the customer back: returns, repairs, reuse and disposal.',
    body: 'The value of a return falls by the week, so speed matters most. A written disposition for each state of goods lets people decide at the bench.',
    related: [],
  },
  {
    term: 'Last mile',
    definition: 'The final leg of a delivery, from the local hub to the door.',
    body: 'It often makes half of the cost of transport. Stops an hour decide the price, and density decides the stops. Lockers, pick-up points and chosen time windows raise both.',
    related: [],
  },
  {
    term: 'Selective rack',
    definition: 'The common pallet rack in which each pallet can be reached directly from the aisle.',
    body: 'It is flexible and the least dense of all. It suits many items with few pallets each. Well used it is about 85 % full; above that, putaway begins to search.',
    related: ['Pallet position'],
  },
  {
    term: 'Honeycombing',
    definition: 'Loss of space by partly empty stacks or lanes that cannot be filled with another item.',
    body: 'It is the hidden cost of dense storage such as drive-in lanes and floor stacks. Plan such areas with 60 to 70 % use and consolidate weekly.',
    related: ['Selective rack'],
  },
  {
    term: 'Clear height',
    definition: 'The usable height of a building, from the floor to the lowest obstruction under the roof.',
    body: 'Modern warehouses in the United States have 32 to 40 feet. It is not the height of storage: sprinklers need clear space below their heads.',
    related: ['Selective rack'],
  },
  {
    term: 'Bonded warehouse',
    definition: 'A warehouse under customs supervision in which imported goods may stay with duty unpaid.',
    body: 'In the United States goods may remain for five years. Duty is due on withdrawal for consumption and not at all on re-export.',
    related: [],
  },
  {
    term: 'Foreign-trade zone',
    definition: 'A place in the United States treated as outside customs territory for the purpose of duty.',
    body: 'Goods may be stored without limit of time, and also processed or assembled with approval. On entry, duty may be based on the parts or on the finished product, depending on the status chosen.',
    related: ['Bonded warehouse'],
  },
  {
    term: 'Cold chain',
    definition: 'An unbroken series of storage and transport steps at a controlled low temperature.',
    body: 'It is as good as its weakest door. Product temperature is measured at each handover, and records are kept from the first chill to the customer.',
    related: [],
  },
  {
    term: 'Dock to stock',
    definition: 'The time from the arrival of goods until they are in their location and available to orders.',
    body: 'Twenty-four hours is a fair target for pallets. Measure from the gate, not from the moment when unloading begins, and watch the slowest tenth instead of the mean.',
    related: ['Advance shipment notice'],
  },
  ...workingTerms,
]
