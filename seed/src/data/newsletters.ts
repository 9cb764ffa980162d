/** Newsletters of the demo; the second is still being written. */
export const newsletterSamples = [
  {
    subject: 'What changed at the docks this month',
    preheader: 'Free space by region, two guides and one listing to look at.',
    isReady: true,
    text: `Peak season is behind us, and racks stand empty again in most regions.

- **Free space** is easiest to find inland; the coasts follow in a few weeks.
- **Shorter terms** are offered by more warehouses than last year.

Our guide to [reading a rate sheet](/articles/read-a-rate-sheet-before-you-sign) shows what to ask before you sign.`,
  },
  {
    subject: 'Winter checks for loading doors',
    preheader: '',
    isReady: false,
    text: 'Doors freeze where seals are worn. We are still writing this one.',
  },
] as const

/** What people wrote through the contact form. */
export const contactSamples = [
  {
    name: 'Noor Haddad',
    email: 'noor@lumenhome.test',
    company: 'Lumen Home',
    topic: 'reservation',
    message: 'Can we add a second container to a reservation that is approved already?\n\nIt arrives a week later.',
    status: 'new',
  },
  {
    name: 'Piet Vos',
    email: 'piet@vosbearings.test',
    company: '',
    topic: 'mistake',
    message: 'The opening hours on our page are those of last year.',
    status: 'answered',
  },
] as const

/** The text and the blocks of an article that shows what the editor can do. */
export const showcase = {
  title: 'Read a rate sheet before you sign',
  slug: 'read-a-rate-sheet-before-you-sign',
  excerpt: 'Six lines of a rate sheet decide what storage costs in the end. Where they stand, and what to ask.',
  text: `A rate sheet looks like a list of prices. It is a list of events: each line is charged when something happens to your goods, and some things happen more often than you think.

## Begin with what repeats

Storage repeats every month, receiving with every truck, picking with every order. Multiply each by how often it happens with you, not by how often it happens to others.

## Then look for minimums

A minimum a month is a price too. It decides the cost of a quiet month, and quiet months are when you look.`,
  callout: {
    tone: 'tip',
    title: 'Ask for one invoice',
    text: 'A warehouse that shows you a made-up invoice for your own figures has understood them.',
  },
  comparison: {
    title: 'Two ways to charge for storage',
    columns: [{ name: 'By the pallet' }, { name: 'By the square foot' }],
    rows: [
      { label: 'You pay for', cells: [{ text: 'Places you use' }, { text: 'Floor you hold' }] },
      { label: 'Fits', cells: [{ text: 'Stock that comes and goes' }, { text: 'Odd sizes, steady stock' }] },
      { label: 'Watch', cells: [{ text: 'Height of a place' }, { text: 'Aisles that count as yours' }] },
    ],
  },
  caption: 'A drawing of the kind of hall this is about.',
  quote: {
    text: 'We lost more on lines we never read than on the price we fought over.',
    person: 'A merchant of the demo',
    role: 'home goods',
  },
  note: 'Its rate sheet is open to signed-in merchants.',
  call: {
    title: 'Compare with real sheets',
    text: 'Signed-in merchants see the prices of every listing.',
    label: 'Find a warehouse',
    link: '/warehouses',
  },
} as const

/** What the demo seller wrote for subscribers; the first is sent, the second is planned, the third is being written. */
export const sellerLetterSamples = [
  {
    subject: 'Two bays are free from Monday',
    preheader: 'High racks, and doors that take a container each.',
    text: `Two bays of our hall are free from Monday.

- Racks of six levels, for pallets up to a ton.
- Doors at truck height; a container is unloaded in two hours.

Answer this mail, or [look at our listings](/warehouses).`,
  },
  {
    subject: 'When we are closed over the holidays',
    preheader: 'Receiving rests for four days.',
    text: 'Receiving rests for four days. What has to arrive before should be announced a week ahead.',
  },
  {
    subject: 'What handling costs next year',
    preheader: '',
    text: 'We are still writing this one.',
  },
] as const
