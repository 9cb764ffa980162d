import type { ServiceTypeKey } from './service-types'

/** One field of a service's form, of its detail page and of what the server accepts. */
export type ServiceField = {
  readonly key: string
  readonly label: string
  /** `choices` is a list of options, `choice` one of them; a date is YYYY-MM-DD; `switch-text` is a text or nothing. */
  readonly kind: 'switch' | 'switch-text' | 'number' | 'date' | 'text' | 'choice' | 'choices'
  readonly options?: readonly string[]
  readonly max?: number
  /** Key of the switch in the same section that brings this field; off, there is no value. */
  readonly dependsOn?: string
  /** The option of a field of the same section that brings this field; not chosen, there is no value. */
  readonly dependsOnOption?: { readonly key: string; readonly option: string }
  /** Shows in the row of its switch. */
  readonly isInRow?: boolean
  /** Nothing is shown without it. */
  readonly isRequired?: boolean
}

/** Fields that stand together; `key` is their group in `details`. */
export type ServiceSection = { readonly key: string; readonly label: string; readonly fields: readonly ServiceField[] }

type Labels = Readonly<Record<string, string>>

const switches = (labels: Labels, dependsOn?: string): ServiceField[] =>
  Object.entries(labels).map(([key, label]) => ({
    key,
    label,
    kind: 'switch' as const,
    ...(dependsOn ? { dependsOn } : {}),
  }))

const number = (key: string, label: string, max = 10_000_000): ServiceField => ({ key, label, kind: 'number', max })
const choices = (key: string, label: string, options: readonly string[]): ServiceField => ({
  key,
  label,
  kind: 'choices',
  options,
})

export const regionsServed = ['Local', 'State', 'Regional', 'National', 'International'] as const
const importerAreas = ['Local', 'State', 'Regional', 'Nationwide', 'International'] as const
const brokerKinds = [
  'FTL',
  'LTL',
  'International (Ocean & Air)',
  'Load Board',
  'Managed Transportation',
  'Quick Pay',
  'Parcel',
] as const
const shippingOptions = ['Free', 'Collect', 'Prepaid', 'Prepaid & Add', 'Local Delivery'] as const
const paymentTypes = ['Cash', 'Credit Card', 'Check', 'Wire', 'Terms'] as const
const employeeRanges = ['1-9', '10-49', '50-249', '250+'] as const

// prettier-ignore
export const transportModes = [
  'Parcel', 'FTL', 'LTL', 'Intermodal', 'Multimodal', 'Rail', 'Container', 'Marine Freight', 'Ocean Freight', 'Air Freight', 'Local',
  'Pipeline',
] as const

/** 14 types; the text names the first three, the rest is ours. */
// prettier-ignore
export const equipmentTypes = [
  'Dry Van', 'Reefer', 'Flatbed', 'Step Deck', 'Lowboy', 'Tanker', 'Box Truck', 'Sprinter Van', 'Conestoga', 'Hopper Bottom',
  'Car Hauler', 'Container Chassis', 'Curtain Side', 'Power Only',
] as const

const transportSwitches = {
  contracts: 'Contracts',
  onlinePortal: 'Online portal',
  insured: 'Insured',
  crossDocking: 'Cross-docking',
  expedited: 'Expedited',
  containerStorage: 'Container storage',
  freightConsolidation: 'Freight consolidation',
  movers: 'Movers',
  crane: 'Crane',
  importExport: 'Import and export',
  warehousing: 'Warehousing',
}

/** What comes with trucks; `flexibeTerms` is the key as the text has it. */
const truckSwitches = {
  maintenanceCoverage: 'Maintenance coverage',
  flexibeTerms: 'Flexible terms',
  leasing: 'Leasing',
  purchase: 'Purchase',
  customTruckBranding: 'Custom truck branding',
  trailer: 'Trailer',
  electricVehicle: 'Electric vehicles',
  roadsideAssistance: 'Roadside assistance',
  enterpriseFleet: 'Enterprise fleet',
  GPSTracking: 'GPS tracking',
  insuranceCoverage: 'Insurance coverage',
  seasonal: 'Seasonal',
  accountManager: 'Account manager',
}

/** 23 keys; the text names four, the rest is ours. */
// prettier-ignore
export const cargoHauled = {
  buildingMaterials: 'Building materials', chemicals: 'Chemicals', freshProduce: 'Fresh produce', generalFreight: 'General freight',
  householdGoods: 'Household goods', metal: 'Metal: sheets, coils, rolls', motorVehicles: 'Motor vehicles', logs: 'Logs, poles, lumber',
  machinery: 'Machinery and large objects', liquids: 'Liquids and gases', intermodalContainers: 'Intermodal containers',
  livestock: 'Livestock', grain: 'Grain, feed, hay', coal: 'Coal and coke', meat: 'Meat', garbage: 'Garbage and refuse', mail: 'Mail',
  dryBulk: 'Dry bulk', refrigeratedFood: 'Refrigerated food', beverages: 'Beverages', paperProducts: 'Paper products',
  hazmat: 'Hazardous materials', overweighted: 'Overweight loads',
} as const

/** 50 keys; the text names the first and the last, the rest is ours. */
// prettier-ignore
export const importerCategories = {
  artSupplies: 'Art supplies', apparel: 'Apparel', automotive: 'Automotive', babyProducts: 'Baby products', bags: 'Bags and luggage',
  bathroom: 'Bathroom', beauty: 'Beauty', bedding: 'Bedding', beverages: 'Beverages', books: 'Books', candles: 'Candles',
  cleaning: 'Cleaning supplies', collectibles: 'Collectibles', computers: 'Computers', cookware: 'Cookware', costumes: 'Costumes',
  crafts: 'Crafts', dollarStore: 'Dollar store goods', electronics: 'Electronics', eyewear: 'Eyewear', fitness: 'Fitness',
  flooring: 'Flooring', food: 'Food', footwear: 'Footwear', furniture: 'Furniture', games: 'Games', garden: 'Garden', giftware: 'Giftware',
  hardware: 'Hardware', healthCare: 'Health care', holidayGoods: 'Holiday goods', homeDecor: 'Home decor', industrial: 'Industrial supplies',
  jewelry: 'Jewelry', kitchen: 'Kitchen', lighting: 'Lighting', medical: 'Medical supplies', musical: 'Musical instruments',
  officeSupplies: 'Office supplies', outdoor: 'Outdoor', partySupplies: 'Party supplies', petSupplies: 'Pet supplies',
  phoneAccessories: 'Phone accessories', safety: 'Safety equipment', sportingGoods: 'Sporting goods', stationery: 'Stationery',
  textiles: 'Textiles', tools: 'Tools', toys: 'Toys', licensedGoods: 'Licensed goods',
} as const

const transportation: readonly ServiceSection[] = [
  {
    key: 'features',
    label: 'Company',
    fields: [
      number('dot', 'DOT number', 99_999_999),
      number('mc', 'MC number', 99_999_999),
      { key: 'mc_150', label: 'MCS-150 filed on', kind: 'date' },
      number('totalTrucks', 'Trucks', 1_000_000),
      number('totalDrivers', 'Drivers', 1_000_000),
      { ...choices('regionsServed', 'Regions served', regionsServed), isRequired: true },
      { key: 'freightBroker', label: 'Freight broker', kind: 'switch' },
      { ...choices('freightBrokerValue', 'Brokers', brokerKinds), dependsOn: 'freightBroker' },
    ],
  },
  {
    key: 'services',
    label: 'Services',
    fields: [
      { ...choices('modes', 'Modes', transportModes), isRequired: true },
      { ...choices('equipmentTypes', 'Equipment', equipmentTypes), isRequired: true },
      ...switches(transportSwitches),
      { key: 'truck', label: 'Trucks for lease or sale', kind: 'switch' },
      ...switches(truckSwitches, 'truck'),
    ],
  },
  { key: 'cargoHauled', label: 'Cargo hauled', fields: switches(cargoHauled) },
]

const importer: readonly ServiceSection[] = [
  {
    key: 'features',
    label: 'Terms',
    fields: [
      number('skus', 'SKUs'),
      choices('shippingOptions', 'Shipping options', shippingOptions),
      choices('areasServed', 'Areas served', importerAreas),
      choices('paymentTypes', 'Payment types', paymentTypes),
      ...switches({
        amazonFBAPrep: 'Amazon FBA prep',
        dropshipping: 'Dropshipping',
        onlineOrderingPortal: 'Online ordering portal',
        onlineRetailersAccepted: 'Online retailers accepted',
        accountManager: 'Account manager',
        moq: 'Minimum order quantity',
      }),
      { ...number('moqValue', 'Minimum in units'), dependsOn: 'moq', isInRow: true },
    ],
  },
  { key: 'categories', label: 'Product categories', fields: switches(importerCategories) },
]

const choice = (key: string, label: string, options: readonly string[]): ServiceField => ({
  key,
  label,
  kind: 'choice',
  options,
})
const words = (key: string, label: string): ServiceField => ({ key, label, kind: 'switch-text' })

/** What every company says of itself. */
const company = (more: Labels): ServiceSection => ({
  key: 'features',
  label: 'Company',
  fields: [
    choices('areasServed', 'Areas served', regionsServed),
    choice('employees', 'Employees', employeeRanges),
    number('yearFounded', 'Founded in', 2100),
    ...switches(more),
  ],
})

const packaging: readonly ServiceSection[] = [
  company({ sampleKits: 'Sample kits', onlinePortal: 'Online ordering', accountManager: 'Account manager' }),
  {
    key: 'services',
    label: 'Materials and orders',
    fields: [
      choices('materials', 'Materials', ['Corrugated', 'Paper', 'Plastic', 'Foam', 'Wood', 'Metal', 'Glass', 'Fabric']),
      choices('certifications', 'Certifications', [
        'FSC',
        'ISTA',
        'ISO 9001',
        'BRCGS',
        'UN dangerous goods',
        'ISPM 15',
      ]),
      ...switches({ printing: 'Custom printing', design: 'Packaging design', stockProgram: 'Stock held for you' }),
      { key: 'moq', label: 'Minimum order quantity', kind: 'switch' },
      { ...number('moqValue', 'Minimum in units'), dependsOn: 'moq', isInRow: true },
      number('leadTimeDays', 'Lead time in days', 365),
    ],
  },
]

const software: readonly ServiceSection[] = [
  company({ freeConsultation: 'Free demonstration', accountManager: 'Account manager', contracts: 'Contracts' }),
  {
    key: 'services',
    label: 'Product',
    fields: [
      choices('deployment', 'Deployment', ['Cloud', 'On premises', 'Mobile app', 'Browser']),
      choices('pricing', 'Priced by', ['User', 'Order', 'Warehouse', 'Flat fee', 'One-time license']),
      {
        ...number('perUser', 'Dollars per user per month', 100_000),
        dependsOnOption: { key: 'pricing', option: 'User' },
      },
      choices('integrations', 'Connects to', [
        'Shopify',
        'Amazon',
        'Walmart',
        'QuickBooks',
        'NetSuite',
        'SAP',
        'EDI',
        'API',
      ]),
      choices('support', 'Support', ['Email', 'Phone', 'Chat', 'On site']),
      words('freeTrial', 'Free trial'),
      ...switches({ training: 'Training', dataImport: 'Data import', uptimeAgreement: 'Uptime agreement' }),
    ],
  },
]

const consultants: readonly ServiceSection[] = [
  company({ freeConsultation: 'Free first consultation', contracts: 'Contracts' }),
  {
    key: 'services',
    label: 'Engagements',
    fields: [
      choices('engagement', 'Engagement', ['Workshop', 'Project', 'Interim management', 'Retainer', 'Hourly']),
      {
        ...number('hourlyRate', 'Dollars per hour', 10_000),
        dependsOnOption: { key: 'engagement', option: 'Hourly' },
      },
      choices('industries', 'Industries', [
        'Retail',
        'E-commerce',
        'Food',
        'Healthcare',
        'Automotive',
        'Manufacturing',
      ]),
      number('yearsOfExperience', 'Years of experience', 100),
      words('certification', 'Certified'),
      ...switches({ onSite: 'On site', remote: 'Remote', references: 'References on request' }),
    ],
  },
]

/** The short form of marketing, whose fields are ours. */
const general: readonly ServiceSection[] = [
  company({
    freeConsultation: 'Free first consultation',
    onlinePortal: 'Online portal',
    accountManager: 'Account manager',
    contracts: 'Contracts',
  }),
]

/** The fields of each service type. A warehouse has a form of its own. */
export const serviceSections: Readonly<Record<ServiceTypeKey, readonly ServiceSection[]>> = {
  warehouse: [],
  transportation,
  importer,
  packaging,
  software,
  consultants,
  marketing: general,
}
