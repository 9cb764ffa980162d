import { type ComponentType, lazy } from 'react'
import type { UserType } from '@stackyard/shared/schema/user'
import { hasTransactions } from '../../features/transactions/queries'
import { texts } from '../../lib/texts'

const words = texts.settings

export type SettingsTab = {
  /** The anchor: /settings/#billing opens the tab `billing` (001 §2.2). */
  value: string
  label: string
  /** Absent: everybody has it. */
  isFor?: (role: UserType) => boolean
  /** Fetched when the tab is opened, so that each tab costs only itself. */
  Panel: ComponentType
}

const General = lazy(async () => {
  const { ProfilePanel } = await import('../../features/account/components/profile-panel')
  return { default: () => <Narrow panel={ProfilePanel} /> }
})

const Basic = lazy(async () => {
  const { BasicPanel } = await import('../../features/account/components/basic-panel')
  return { default: () => <Narrow panel={BasicPanel} /> }
})

const Picker = lazy(async () => ({ default: (await import('./-subscriptions')).Picker }))

const Subscriptions = lazy(async () => {
  const { SubscriptionsPanel } = await import('../../features/plans/components/subscriptions-panel')
  return { default: () => <SubscriptionsPanel Picker={Picker} /> }
})

const Billing = lazy(async () => ({ default: (await import('./-billing')).Billing }))

const Referrals = lazy(async () => ({
  default: (await import('../../features/referrals/components/referrals-panel')).ReferralsPanel,
}))

const Payouts = lazy(async () => ({
  default: (await import('../../features/payouts/components/payouts-panel')).PayoutsPanel,
}))

const Warehouses = lazy(async () => ({
  default: (await import('../../features/warehouse-form/components/own-listings')).OwnListings,
}))

const Transactions = lazy(async () => ({ default: (await import('./-own-transactions')).OwnTransactions }))

const Appearance = lazy(async () => {
  const { AppearancePanel } = await import('../../features/appearance/components/appearance-panel')
  return { default: () => <Narrow panel={AppearancePanel} /> }
})

const Security = lazy(async () => ({
  default: (await import('../../features/account/components/security-panel')).SecurityPanel,
}))

const Rfp = lazy(async () => ({
  default: (await import('../../features/merchants/components/rfp-panel')).RfpPanel,
}))

const Permissions = lazy(async () => ({
  default: (await import('../../features/permissions/components/permissions-panel')).PermissionsPanel,
}))

function Narrow({ panel: Panel }: { panel: ComponentType }) {
  return (
    <div className="max-w-3xl">
      <Panel />
    </div>
  )
}

/** The tabs of /settings in their order; a new one is a line here. */
export const settingsTabs: readonly SettingsTab[] = [
  { value: 'general', label: words.general, Panel: General },
  { value: 'basic', label: words.basic, Panel: Basic },
  { value: 'RFP', label: texts.nav.rfp, isFor: (role) => role === 'customer', Panel: Rfp },
  {
    value: 'warehouses',
    label: words.warehouses,
    isFor: (role) => role === 'seller' || role === 'manager',
    Panel: Warehouses,
  },
  { value: 'subscriptions', label: words.subscriptions, Panel: Subscriptions },
  { value: 'billing', label: words.billing, Panel: Billing },
  { value: 'payouts', label: words.payouts, isFor: (role) => role === 'seller', Panel: Payouts },
  { value: 'transactions', label: words.transactions, isFor: hasTransactions, Panel: Transactions },
  { value: 'referrals', label: words.referrals, isFor: (role) => role !== 'editor', Panel: Referrals },
  { value: 'security', label: words.security, Panel: Security },
  {
    value: 'permissions',
    label: words.permissions,
    isFor: (role) => role !== 'admin' && role !== 'editor',
    Panel: Permissions,
  },
  { value: 'appearance', label: words.appearance, Panel: Appearance },
]
