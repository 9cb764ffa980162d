import type { ServiceTypeKey } from './service-types'

export type ServiceSubtype = { readonly key: string; readonly label: string }

/** Subtypes by type. Marketing is a directory category without subtypes. */
// prettier-ignore
export const serviceSubtypes: Readonly<Record<ServiceTypeKey, readonly ServiceSubtype[]>> = {
  warehouse: [],
  marketing: [],
  transportation: [
    { key: 'freight', label: 'Freight Brokerage' }, { key: 'air', label: 'Air Freight' },
    { key: 'rail', label: 'Rail Freight' }, { key: 'courier', label: 'Courier' },
    { key: 'intermodal', label: 'Intermodal' }, { key: 'last', label: 'Last Mile' },
    { key: 'refrigerated', label: 'Refrigerated Transport' }, { key: 'trucking', label: 'Trucking' },
    { key: 'heavy', label: 'Heavy Haul' }, { key: 'drayage', label: 'Drayage' },
    { key: 'ocean', label: 'Ocean Freight' }, { key: 'freight-cons', label: 'Freight Consolidation' },
    { key: 'customs', label: 'Customs Brokerage' }, { key: 'parcel', label: 'Parcel' },
    { key: 'owneroperator', label: 'Owner Operator' },
  ],
  importer: [
    { key: 'manufacturer', label: 'Manufacturer' }, { key: 'privateLabel', label: 'Private Label' },
    { key: 'importer', label: 'Importer' }, { key: 'wholesaler', label: 'Wholesaler' },
    { key: 'distributor', label: 'Distributor' }, { key: 'licensedGoods', label: 'Licensed Goods' },
    { key: 'closeout', label: 'Closeout' }, { key: 'liquidation', label: 'Liquidation' },
    { key: 'contractManufacturer', label: 'Contract Manufacturer' }, { key: 'exporter', label: 'Exporter' },
  ],
  packaging: [
    { key: 'packaging-mate', label: 'Packaging Materials' }, { key: 'custom', label: 'Custom Packaging' },
    { key: 'production', label: 'Packaging Production' }, { key: 'adhesive', label: 'Adhesives & Tape' },
    { key: 'drum', label: 'Drums & Containers' }, { key: 'eco', label: 'Eco-Friendly Packaging' },
    { key: 'forklift', label: 'Forklifts & Equipment' }, { key: 'retail', label: 'Retail Packaging' },
    { key: 'packaging-test', label: 'Packaging Testing' }, { key: 'recycling', label: 'Recycling' },
    { key: 'pallet', label: 'Pallets' },
  ],
  software: [
    { key: 'tms', label: 'Transportation Management (TMS)' }, { key: 'erp', label: 'Enterprise Resource Planning (ERP)' },
    { key: 'wms', label: 'Warehouse Management (WMS)' }, { key: 'oms', label: 'Order Management (OMS)' },
    { key: 'fleet', label: 'Fleet Management' }, { key: 'demand', label: 'Demand Planning' },
    { key: 'supplier', label: 'Supplier Management' }, { key: 'labor', label: 'Labor Management' },
    { key: 'warehouse-auto', label: 'Warehouse Automation' }, { key: 'dock', label: 'Dock Scheduling' },
    { key: 'ecommerce', label: 'eCommerce Platform' }, { key: 'website', label: 'Website Development' },
    { key: 'photovideo', label: 'Photo & Video' },
  ],
  consultants: [
    { key: 'logistics', label: 'Logistics Consulting' }, { key: 'supply', label: 'Supply Chain Consulting' },
    { key: 'ecommerce-business', label: 'eCommerce Business' }, { key: 'sustainability', label: 'Sustainability' },
    { key: 'thirdparty', label: 'Third-Party Logistics' }, { key: 'lean', label: 'Lean Operations' },
    { key: 'risk', label: 'Risk Management' }, { key: 'customer', label: 'Customer Experience' },
    { key: 'market', label: 'Market Research' }, { key: 'creative', label: 'Creative Services' },
  ],
}
