import type { LinkProps } from '@tanstack/react-router'
import { type ComponentType, lazy } from 'react'
import { hasTransactions } from '../../features/reservations/transactions/queries'
import { isServiceProvider, type Trader } from '../../lib/service-provider'
import { texts } from '../../lib/texts'

const words = texts.settings

export type SettingsTab = {
  /** The anchor: /settings/#billing opens the tab `billing`. */
  value: string
  label: string
  /** Absent: everybody has it. */
  isFor?: (person: Trader) => boolean
  /** A screen of the sidebar that shows the same: the tab is there only when an address names it. */
  movedTo?: { label: string; to: LinkProps['to'] }
  /** Fetched when the tab is opened, so that each tab costs only itself. */
  Panel: ComponentType
}

const General = lazy(async () => {
  const { ProfilePanel } = await import('../../features/accounts/account/components/profile-panel')
  return { default: () => <Narrow panel={ProfilePanel} /> }
})

const Basic = lazy(async () => {
  const { BasicPanel } = await import('../../features/accounts/account/components/basic-panel')
  return { default: () => <Narrow panel={BasicPanel} /> }
})

const Picker = lazy(async () => ({ default: (await import('./-subscriptions')).Picker }))

const Subscriptions = lazy(async () => {
  const { SubscriptionsPanel } = await import('../../features/payments/plans/components/subscriptions-panel')
  return { default: () => <SubscriptionsPanel Picker={Picker} /> }
})

const Billing = lazy(async () => ({ default: (await import('./-billing')).Billing }))

const Referrals = lazy(async () => ({
  default: (await import('../../features/accounts/referrals/components/referrals-panel')).ReferralsPanel,
}))

const Payouts = lazy(async () => ({ default: (await import('./-payouts')).Payouts }))

const Warehouses = lazy(async () => ({
  default: (await import('../../features/management/warehouse-form/components/own-listings')).OwnListingsTab,
}))

const Services = lazy(async () => ({ default: (await import('./-own-services')).OwnServices }))

const Transactions = lazy(async () => ({ default: (await import('./-own-transactions')).OwnTransactions }))

const Appearance = lazy(async () => {
  const { AppearancePanel } = await import('../../features/accounts/appearance/components/appearance-panel')
  return { default: () => <Narrow panel={AppearancePanel} /> }
})

const Notices = lazy(async () => {
  const { NoticesPanel } = await import('../../features/accounts/settings/components/notices-panel')
  return { default: () => <Narrow panel={NoticesPanel} /> }
})

const Security = lazy(async () => ({ default: (await import('./-security')).Security }))

const Identity = lazy(async () => ({ default: (await import('./-identity')).Identity }))

const Data = lazy(async () => ({
  default: (await import('../../features/accounts/settings/components/data-panel')).DataPanel,
}))

const Rfp = lazy(async () => ({
  default: (await import('../../features/reservations/merchants/components/rfp-panel')).RfpPanel,
}))

const Permissions = lazy(async () => ({
  default: (await import('../../features/accounts/permissions/components/permissions-panel')).PermissionsPanel,
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
  {
    value: 'RFP',
    label: texts.nav.rfp,
    isFor: ({ userType }) => userType === 'customer',
    movedTo: { label: texts.nav.requests, to: '/dashboard/submit-rfp' },
    Panel: Rfp,
  },
  {
    value: 'warehouses',
    label: words.warehouses,
    isFor: (person) => (person.userType === 'seller' && !isServiceProvider(person)) || person.userType === 'manager',
    movedTo: { label: texts.nav.ownWarehouses, to: '/dashboard/my-listings' },
    Panel: Warehouses,
  },
  {
    value: 'services',
    label: words.services,
    isFor: isServiceProvider,
    movedTo: { label: texts.nav.ownService, to: '/dashboard/my-listings' },
    Panel: Services,
  },
  { value: 'subscriptions', label: words.subscriptions, Panel: Subscriptions },
  { value: 'billing', label: words.billing, Panel: Billing },
  {
    value: 'payouts',
    label: words.payouts,
    isFor: ({ userType }) => userType === 'seller',
    movedTo: { label: texts.nav.payouts, to: '/dashboard/payouts' },
    Panel: Payouts,
  },
  {
    value: 'transactions',
    label: words.transactions,
    isFor: ({ userType }) => hasTransactions(userType),
    movedTo: { label: texts.nav.reservations, to: '/dashboard/transactions' },
    Panel: Transactions,
  },
  { value: 'referrals', label: words.referrals, isFor: ({ userType }) => userType !== 'editor', Panel: Referrals },
  { value: 'notifications', label: words.notifications, Panel: Notices },
  { value: 'security', label: words.security, Panel: Security },
  {
    value: 'identity',
    label: words.identity,
    isFor: ({ userType }) => userType === 'customer' || userType === 'seller',
    Panel: Identity,
  },
  { value: 'data', label: words.data, Panel: Data },
  {
    value: 'permissions',
    label: words.permissions,
    isFor: ({ userType }) => userType !== 'editor',
    Panel: Permissions,
  },
  { value: 'appearance', label: words.appearance, Panel: Appearance },
]

/** Anchors by which a tab is known besides its own. */
const otherNames: Record<string, string> = {
  invitations: 'referrals',
  referral: 'referrals',
  rfp: 'RFP',
  'deactivate-account': 'data',
}

/**
 * The tabs a person has, and the one that an anchor opens; what offers of a provider are called depends on their kind.
 * A tab that the sidebar has taken over is shown only while its anchor is open.
 */
export function tabsFor(person: Trader, hash: string): { shown: SettingsTab[]; open: SettingsTab } {
  const known = settingsTabs.filter((tab) => tab.isFor?.(person) ?? true)
  const wanted = hash === 'warehouses' && isServiceProvider(person) ? 'services' : (otherNames[hash] ?? hash)
  const open = known.find((tab) => tab.value === wanted) ?? (settingsTabs[0] as SettingsTab)
  return { shown: known.filter((tab) => !tab.movedTo || tab === open), open }
}
