import type { GlobalConfig } from 'payload'
import { staffOnly } from '../../../platform/staff'
import { refuseBrokenNavigation } from './hooks/refuse-broken-links'
import { navigationFields } from './navigation-fields'

const figure = (name: string, label: string, value: string, text: string) => ({
  name,
  type: 'group' as const,
  label,
  fields: [
    { name: 'value', type: 'text' as const, defaultValue: value, maxLength: 20 },
    { name: 'label', type: 'text' as const, defaultValue: text, maxLength: 40 },
  ],
})

/** Texts, figures and navigation of the public site that override the built-in ones. */
export const siteSettingsGlobal: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  admin: { group: 'Content' },
  access: { read: staffOnly, update: staffOnly },
  fields: [
    { name: 'brandName', type: 'text', maxLength: 40, admin: { description: 'Leave empty for the built-in name.' } },
    { name: 'tagline', type: 'text', maxLength: 120 },
    { name: 'homeTitle', type: 'text', maxLength: 120 },
    { name: 'homeSubtitle', type: 'textarea', maxLength: 300 },
    {
      name: 'figures',
      type: 'group',
      fields: [
        {
          name: 'useRealCounts',
          type: 'checkbox',
          defaultValue: false,
          label: 'Show counted figures in place of the texts',
        },
        figure('professionals', 'First figure', '100k+', 'Professionals'),
        figure('warehouses', 'Second figure', '10k+', 'Warehouses'),
        figure('space', 'Third figure', '2B+', 'Sq. Ft. Globally'),
      ],
    },
    { name: 'contactEmail', type: 'email' },
    {
      name: 'announcement',
      type: 'text',
      maxLength: 160,
      admin: { description: 'One line above the header; empty for none.' },
    },
    ...navigationFields,
  ],
  hooks: { beforeChange: [refuseBrokenNavigation] },
}
