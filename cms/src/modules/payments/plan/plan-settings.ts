import { planDefaults, planIds } from '@stackyard/shared/reference/plans'
import type { Field, GlobalConfig } from 'payload'
import { adminOnly, staffOnly } from '../../../platform/staff'
import { showPlanRights } from './hooks/show-plan-rights'

const cents = (name: string, label: string, defaultValue: number): Field => ({
  name,
  type: 'number',
  label,
  required: true,
  min: 0,
  max: 10_000_000,
  defaultValue,
  validate: (value: unknown) =>
    (typeof value === 'number' && Number.isInteger(value) && value >= 0) || 'Whole cents, please.',
})

/** What the plans cost and allow. New prices count from the next upgrade; running ones keep theirs. */
export const planSettingsGlobal: GlobalConfig = {
  slug: 'plan-settings',
  label: 'Plans',
  admin: {
    group: 'Money',
    hidden: ({ user }) => (user as { userType?: string } | null)?.userType !== 'admin',
    description: 'Prices count from the next upgrade on; a running subscription keeps the price it was made with.',
  },
  access: { read: staffOnly, update: adminOnly },
  fields: planIds.map((id) => ({
    name: id,
    type: 'group',
    label: planDefaults[id].name,
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 40, defaultValue: planDefaults[id].name },
      { name: 'summary', type: 'text', maxLength: 160, defaultValue: planDefaults[id].summary },
      ...(id === 'free'
        ? []
        : [
            cents('monthlyPriceCents', 'Price a month, in cents', planDefaults[id].monthlyPriceCents),
            cents('annualPriceCents', 'Price a year, in cents', planDefaults[id].annualPriceCents),
          ]),
      {
        name: 'listingLimit',
        type: 'number',
        min: 0,
        max: 1_000_000,
        ...(planDefaults[id].listingLimit === null ? {} : { defaultValue: planDefaults[id].listingLimit }),
        admin: { description: 'How many listings the plan allows; empty for no limit.' },
      },
      {
        name: 'canSpotlight',
        type: 'checkbox',
        label: 'May be spotlighted',
        defaultValue: planDefaults[id].canSpotlight,
        admin: {
          description:
            'Whether listings of this plan may have a spotlight, a 1st spotlight and high priority. Without it, flags that are set are not shown.',
        },
      },
    ],
  })),
  hooks: { afterChange: [showPlanRights] },
}
