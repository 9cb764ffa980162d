import { PasswordForm } from '../../features/accounts/account/components/password-form'
import { SecurityPanel } from '../../features/accounts/settings/components/security-panel'

export const Security = () => (
  <SecurityPanel>
    <PasswordForm />
  </SecurityPanel>
)
