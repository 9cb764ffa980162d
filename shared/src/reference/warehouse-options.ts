/** Options of the warehouse form. Lists given only by size hold our own values. */

/** 34 warehouse management systems plus Other. */
// prettier-ignore
export const wmsProducts: readonly string[] = [
  '3PL Warehouse Manager', 'Acumatica WMS', 'Blue Yonder WMS', 'Brightpearl', 'Camelot 3PL', 'Cadence WMS',
  'Cin7 Core', 'Datapel WMS', 'Deposco', 'Descartes Peoplevox', 'Dynamics 365 Supply Chain', 'EasyPost WMS',
  'Extensiv', 'Fishbowl', 'Generix WMS', 'HighJump', 'Infoplus', 'Infor WMS', 'Körber WMS', 'Logiwa', 'Longbow',
  'Made4net', 'Manhattan Active WM', 'Mintsoft', 'NetSuite WMS', 'Odoo Inventory', 'Oracle WMS Cloud',
  'PackemWMS', 'SAP EWM', 'ShipHero', 'SkuVault', 'SnapFulfil', 'Softeon', 'Tecsys Elite', 'Other',
]

/** Four national carriers plus Regional Carriers. */
export const parcelCarriers = ['UPS', 'FedEx', 'USPS', 'DHL', 'Regional Carriers'] as const

/** What a warehouse exchanges orders and stock with: marketplaces, shops, business systems, and the general entries. */
export const integrationKinds = [
  { key: 'Amazon', label: 'Amazon' },
  { key: 'Shopify', label: 'Shopify' },
  { key: 'Walmart', label: 'Walmart' },
  { key: 'eBay', label: 'eBay' },
  { key: 'Etsy', label: 'Etsy' },
  { key: 'Target', label: 'Target Plus' },
  { key: 'TikTokShop', label: 'TikTok Shop' },
  { key: 'Wayfair', label: 'Wayfair' },
  { key: 'WooCommerce', label: 'WooCommerce' },
  { key: 'BigCommerce', label: 'BigCommerce' },
  { key: 'AdobeCommerce', label: 'Adobe Commerce', alias: 'Magento' },
  { key: 'ShipStation', label: 'ShipStation' },
  { key: 'NetSuite', label: 'NetSuite' },
  { key: 'SAP', label: 'SAP' },
  { key: 'Dynamics365', label: 'Microsoft Dynamics 365' },
  { key: 'Oracle', label: 'Oracle' },
  { key: 'QuickBooks', label: 'QuickBooks' },
  { key: 'Additional Integrations', label: 'Additional Integrations' },
  { key: 'EDI', label: 'EDI', alias: 'Electronic data interchange' },
  { key: 'API', label: 'API' },
] as const

/** Certificates and registrations that merchants of food, medicine, imports and data ask for. */
export const certificationKinds = [
  { key: 'fdaRegistered', label: 'FDA registered' },
  { key: 'usdaOrganic', label: 'USDA Organic' },
  { key: 'gdp', label: 'GDP', alias: 'Good Distribution Practice' },
  { key: 'haccp', label: 'HACCP' },
  { key: 'brcgs', label: 'BRC food safety', alias: 'BRCGS' },
  { key: 'aib', label: 'AIB food safety' },
  { key: 'iso9001', label: 'ISO 9001', alias: 'ISO9001' },
  { key: 'iso13485', label: 'ISO 13485', alias: 'ISO13485 medical devices' },
  { key: 'soc2', label: 'SOC 2', alias: 'SOC2' },
  { key: 'ctpat', label: 'C-TPAT', alias: 'CTPAT' },
  { key: 'tsaCcsf', label: 'TSA CCSF', alias: 'Certified Cargo Screening Facility' },
  { key: 'foreignTradeZone', label: 'Foreign trade zone', alias: 'FTZ' },
] as const

/** What a warehouse keeps goods at: as it comes, 2 to 15 °C, or below zero. */
export const temperatureClasses = [
  { key: 'ambient', label: 'Ambient' },
  { key: 'cool', label: 'Cool', alias: 'Chilled refrigerated cooler' },
  { key: 'frozen', label: 'Frozen', alias: 'Freezer' },
] as const

export const packagingKinds = ['Custom', 'Plain', 'Eco Friendly', 'Protective', 'Discreet'] as const
export const clientSupportChannels = ['Email', 'Phone', 'Ticketing', 'Account Manager'] as const
export const employeeRanges = ['1-9', '10-49', '50-249', '250+'] as const
export const receivingTimeUnits = ['Days', 'Hours'] as const
export const orderCutoffPeriods = ['AM', 'PM'] as const
export const deliverySpeedUnits = ['Days', 'Hours'] as const
export const buildingSecurityOptions = ['Yes', 'No'] as const

/** Eight service switches with their labels. */
export const serviceSwitches = [
  { key: 'onboardingAssistance', label: 'Onboarding Assistance' },
  { key: 'onlineClientPortal', label: 'Online Client Portal' },
  { key: 'hourlyServiceLabor', label: 'Hourly Service Labor' },
  { key: 'freightBrokerage', label: 'Freight Brokerage' },
  { key: 'customsBrokerage', label: 'Customs Brokerage' },
  { key: 'containerUnloading', label: 'Container Unloading' },
  { key: 'rateShopping', label: 'Rate Shopping' },
  { key: 'expeditedService', label: 'Expedited Service' },
] as const
