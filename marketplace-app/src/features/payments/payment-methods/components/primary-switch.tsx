import type { UseFormRegisterReturn } from 'react-hook-form'
import { text } from '@stackyard/shared/messages/text'
import { Switch } from '@stackyard/shared/ui/switch'

/** "Primary": chosen first when something is reserved. Hidden in pickers. */
export function PrimarySwitch({ registration }: { registration: UseFormRegisterReturn }) {
  return <Switch label={text('cards.field.primary')} {...registration} />
}
