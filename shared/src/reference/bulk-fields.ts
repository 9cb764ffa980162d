/** Figures of a listing that can be changed for many at once. Dollars have two decimals; percentages and space are whole. */
export const bulkFields = [
  { field: 'price1', label: 'Price, 1 month', unit: 'dollars' },
  { field: 'price3', label: 'Price, 3 months', unit: 'dollars' },
  { field: 'price6', label: 'Price, 6 months', unit: 'dollars' },
  { field: 'price12', label: 'Price, 12 months', unit: 'dollars' },
  { field: 'priceSq1', label: 'Sq ft price, 1 month', unit: 'dollars' },
  { field: 'priceSq3', label: 'Sq ft price, 3 months', unit: 'dollars' },
  { field: 'priceSq6', label: 'Sq ft price, 6 months', unit: 'dollars' },
  { field: 'priceSq12', label: 'Sq ft price, 12 months', unit: 'dollars' },
  { field: 'discount1', label: 'HotRack discount, 1 month', unit: 'dollars' },
  { field: 'discount3', label: 'HotRack discount, 3 months', unit: 'dollars' },
  { field: 'discount6', label: 'HotRack discount, 6 months', unit: 'dollars' },
  { field: 'discount12', label: 'HotRack discount, 12 months', unit: 'dollars' },
  { field: 'discountSq1', label: 'HotRack sq ft discount, 1 month', unit: 'dollars' },
  { field: 'discountSq3', label: 'HotRack sq ft discount, 3 months', unit: 'dollars' },
  { field: 'discountSq6', label: 'HotRack sq ft discount, 6 months', unit: 'dollars' },
  { field: 'discountSq12', label: 'HotRack sq ft discount, 12 months', unit: 'dollars' },
  { field: 'totalSpace', label: 'Total pallets', unit: 'space' },
  { field: 'minSpaceOrder', label: 'Smallest reservation, pallets', unit: 'space' },
  { field: 'maxSpaceOrder', label: 'Largest reservation, pallets', unit: 'space' },
  { field: 'minSpaceOrderSq', label: 'Smallest reservation, sq ft', unit: 'space' },
  { field: 'maxSpaceOrderSq', label: 'Largest reservation, sq ft', unit: 'space' },
] as const
export type BulkField = (typeof bulkFields)[number]['field']

export const bulkActions = ['set', 'percent', 'amount'] as const
export type BulkAction = (typeof bulkActions)[number]

/** Listings that one call changes at most. */
export const MAX_BULK_LISTINGS = 500
