import { PasswordForm } from '../../features/account/components/password-form'
import { SecurityPanel } from '../../features/settings/components/security-panel'

export const Security = () => (
  <SecurityPanel>
    <PasswordForm />
  </SecurityPanel>
)
