import type { ReactNode } from 'react'
import { EmailSection } from './email-section'
import { LinksSection } from './links-section'
import { OwnerOnly } from './owner-only'
import { PasswordSection } from './password-section'
import { SecondFactorSection } from './second-factor-section'
import { SessionsSection } from './sessions-section'

/** Settings #security: address, password (its form is `children`), second factors, linked accounts and sessions. */
export function SecurityPanel({ children }: { children: ReactNode }) {
  return (
    <OwnerOnly>
      <div className="grid max-w-3xl grid-cols-1 gap-10">
        <EmailSection />
        <PasswordSection>{children}</PasswordSection>
        <SecondFactorSection />
        <LinksSection />
        <SessionsSection />
      </div>
    </OwnerOnly>
  )
}
