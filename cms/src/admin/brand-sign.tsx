/** The product's sign, in the panel's top bar. */
export function BrandSign() {
  return (
    <svg viewBox="0 0 32 32" width="18" height="18" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#274F80" />
      <path d="M6 14 16 7l10 7" stroke="#fff" strokeWidth="2.4" fill="none" strokeLinecap="round" />
      <path d="M9 17h6v4H9zm8 0h6v4h-6zm-8 6h6v3H9z" fill="#fff" />
      <path d="M17 23h6v3h-6z" fill="#F08F4A" />
    </svg>
  )
}
