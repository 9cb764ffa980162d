import { useFreshUser } from '../../features/accounts/account/components/use-fresh-user'
import { IdentityPanel } from '../../features/accounts/identity/components/identity-panel'
import { OwnerOnly } from '../../features/accounts/settings/components/owner-only'
import { Section } from '../../features/accounts/settings/components/section'
import { ownAccountTexts } from '../../lib/texts/own-account'

const words = ownAccountTexts.identity

/** Settings #identity: how far the verification is, and the way to it. */
export function Identity() {
  useFreshUser(true)
  return (
    <OwnerOnly>
      <div className="max-w-2xl">
        <Section title={words.title} lead={words.lead}>
          <IdentityPanel returnTo="/settings/#identity" />
        </Section>
      </div>
    </OwnerOnly>
  )
}
