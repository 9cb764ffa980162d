/** The product's own quality rating, 0 to 5. Levels 1 and 2 share a badge. The descriptions are ours. */
export const diamondLevels = [
  {
    level: 0,
    name: 'Unverified Provider',
    badge: null,
    description: 'Awaiting validation by our team.',
  },
  {
    level: 1,
    name: 'Certified Value',
    badge: 'value',
    description: 'A checked provider with dependable basics at a fair price.',
  },
  {
    level: 2,
    name: 'Dynamic Provider',
    badge: 'value',
    description: 'A checked provider with several services and steady results.',
  },
  {
    level: 3,
    name: 'Top Provider',
    badge: 'top',
    description: 'Broad services, modern systems and consistently good service.',
  },
  {
    level: 4,
    name: 'Superior Quality',
    badge: 'superior',
    description: 'Excellent facilities, high accuracy and quick, clear support.',
  },
  {
    level: 5,
    name: 'Best In Class',
    badge: 'best',
    description: 'The highest standard we know in buildings, people and technology.',
  },
] as const

export const MAX_DIAMOND = 5

/** The badges, each of one level or of levels 1 and 2 together. */
export type DiamondBadgeKind = NonNullable<(typeof diamondLevels)[number]['badge']>
