/** Invented companies for the demo, each with a page of its own; `mark` is the path of its logo on a grid of 24. */
export const partners = [
  {
    name: 'Harbor Line Drayage',
    mark: 'M3 17c3 2 6 2 9 0s6-2 9 0M5 13V7h6v6M13 13V9h6v4M8 7V4',
    tagline: 'Containers from port to dock within a day.',
    services: ['Drayage', 'Transloading', 'Yard storage'],
    body: `Harbor Line moves containers between terminals and the warehouses around them.

## What they do for our merchants

- Appointments at the terminal, and a message when the box is out
- Prepull to a yard when free time runs out
- Empty returns, so that detention ends

## Good to know

Rates cover tractor, driver and chassis for two hours; waiting is charged by the quarter hour.`,
  },
  {
    name: 'Northgate Racking',
    mark: 'M4 21V3M20 21V3M4 8h16M4 15h16M8 8V5h4v3M12 15v-3h5v3',
    tagline: 'Racks planned, built and inspected.',
    services: ['Racking', 'Inspection', 'Permits'],
    body: `Northgate plans and builds racks, and looks after those that stand.

## What they do for our warehouses

- A drawing with loads, ready for the permit
- A yearly inspection with a list of what to mend first
- Repair of uprights without emptying the row`,
  },
  {
    name: 'Clearpath Customs',
    mark: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8 12l3 3 5-6',
    tagline: 'Customs brokers for first-time importers.',
    services: ['Customs clearance', 'Bonds', 'Classification'],
    body: `Clearpath files entries for goods on their way into our warehouses.

## What they do for our merchants

1. Classify goods and name the duty before they sail
2. Arrange the bond
3. File the entry and answer questions of the authorities`,
  },
] as const
