const STORED_AS = 'referral-code'

/** Keeps in this tab by whose link a visitor came, while they sign up by way of a provider. */
export function rememberReferral(code: string | undefined): void {
  if (code) sessionStorage.setItem(STORED_AS, code)
}

/** The code that was kept, as a field of the new account; nothing without one. */
export function rememberedReferral(): { referralCode?: string } {
  const referralCode = sessionStorage.getItem(STORED_AS)
  return referralCode ? { referralCode } : {}
}

export const forgetReferral = (): void => sessionStorage.removeItem(STORED_AS)
