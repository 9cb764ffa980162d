/**
 * The 27 product categories a warehouse takes. The spec names foodBeverage, pharmaceuticalMedicalSupplies
 * and consumerElectronics; the others are our own.
 */
export const productCategories = [
  { key: 'apparelAccessories', label: 'Apparel & Accessories' },
  { key: 'artsCrafts', label: 'Arts & Crafts' },
  { key: 'automotiveParts', label: 'Automotive Parts' },
  { key: 'babyProducts', label: 'Baby Products' },
  { key: 'beautyPersonalCare', label: 'Beauty & Personal Care' },
  { key: 'booksMedia', label: 'Books & Media' },
  { key: 'buildingMaterials', label: 'Building Materials' },
  { key: 'chemicals', label: 'Chemicals' },
  { key: 'consumerElectronics', label: 'Consumer Electronics' },
  { key: 'documentsRecords', label: 'Documents & Records' },
  { key: 'foodBeverage', label: 'Food & Beverage' },
  { key: 'footwear', label: 'Footwear' },
  { key: 'furnitureHomeDecor', label: 'Furniture & Home Decor' },
  { key: 'healthSupplements', label: 'Health & Supplements' },
  { key: 'homeAppliances', label: 'Home Appliances' },
  { key: 'householdGoods', label: 'Household Goods' },
  { key: 'industrialEquipment', label: 'Industrial Equipment' },
  { key: 'jewelryWatches', label: 'Jewelry & Watches' },
  { key: 'lawnGarden', label: 'Lawn & Garden' },
  { key: 'officeSupplies', label: 'Office Supplies' },
  { key: 'paperPackaging', label: 'Paper & Packaging' },
  { key: 'petSupplies', label: 'Pet Supplies' },
  { key: 'pharmaceuticalMedicalSupplies', label: 'Pharmaceutical & Medical Supplies' },
  { key: 'sportingGoods', label: 'Sporting Goods' },
  { key: 'toolsHardware', label: 'Tools & Hardware' },
  { key: 'toysGames', label: 'Toys & Games' },
  { key: 'wineSpirits', label: 'Wine & Spirits' },
] as const

export type ProductCategoryKey = (typeof productCategories)[number]['key']
export const productCategoryKeys: readonly ProductCategoryKey[] = productCategories.map((category) => category.key)
