export type SocialProvider = 'google' | 'linkedin'

/** What a provider says of a person; the email is lower-cased. */
export type Identity = {
  subject: string
  email: string
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

/** What a provider sends a person back with: `iss` is its own address, where it says it (RFC 9207). */
type SocialAnswer = { code: string; iss?: string | undefined }

/** The secrets of one sign-in: state guards the way back, nonce the ID token, the verifier the code (PKCE). */
export type SignInSecrets = { state: string; nonce: string; verifier: string }

export type IdentityProviders = {
  /** Whether this installation has keys for the provider. */
  isConfigured(provider: SocialProvider): boolean
  /**
   * The provider's page on which a person allows the sign-in.
   * @throws CodedError NOT_CONFIGURED, SOCIAL_UNAVAILABLE.
   */
  authorizeUrl(provider: SocialProvider, secrets: SignInSecrets, redirectUri: string): Promise<string>
  /**
   * Exchanges a code for the person it stands for, whose ID token was checked.
   * @throws CodedError NOT_CONFIGURED, SOCIAL_UNAVAILABLE, SOCIAL_REFUSED.
   */
  identify(
    provider: SocialProvider,
    answer: SocialAnswer,
    secrets: SignInSecrets,
    redirectUri: string,
  ): Promise<Identity>
}
