import { brand } from '@stackyard/shared/reference/brand'
import { BrandSign } from './brand-sign'

/** Sign and name, above the panel's sign-in form. */
export function BrandLogo() {
  return (
    <span className="brand-logo">
      <BrandSign />
      <span>{brand.name}</span>
    </span>
  )
}
