/** The brands with an icon of their own; all others get the generic one. */
export const brandName = (brand: string): 'visa' | 'mastercard' | 'other' => {
  const name = brand.toLowerCase()
  return name === 'visa' || name === 'mastercard' ? name : 'other'
}
