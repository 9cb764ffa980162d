import { readItem, writeItem } from '../../../../lib/device-storage'
import type { RfpForm } from '../rfp-form'

const texts = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'website',
  'company',
  'storageVolume',
  'monthlyShipmentVolume',
  'about',
  'refMessage',
] as const

/** what the browser remembers of the merchant whose account the wizard opened. */
export type StoredProfile = Pick<RfpForm, (typeof texts)[number] | 'categories'> & { merchantId: number }

const KEY = 'rfpProfileInfo'
/** The same key as earlier clients spell it; read only. */
const OTHER_KEY = 'rpfProfileInfo'

/** The stored profile, or null when there is none that can be read. */
export function readStoredProfile(): StoredProfile | null {
  try {
    const stored: unknown = JSON.parse(readItem(KEY) ?? readItem(OTHER_KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const fields = stored as Record<string, unknown>
    const { merchantId, categories } = fields
    if (typeof merchantId !== 'number') return null
    const entries = texts.map((key) => [key, typeof fields[key] === 'string' ? fields[key] : ''])
    return {
      ...(Object.fromEntries(entries) as Pick<RfpForm, (typeof texts)[number]>),
      categories: Array.isArray(categories) ? categories.filter((one) => typeof one === 'string') : [],
      merchantId,
    }
  } catch {
    // Storage is blocked, or what it holds is no profile.
    return null
  }
}

export function storeProfile(form: RfpForm, merchantId: number): StoredProfile {
  const entries = texts.map((key) => [key, form[key]])
  const profile = {
    ...(Object.fromEntries(entries) as Pick<RfpForm, (typeof texts)[number]>),
    categories: form.categories,
    merchantId,
  }
  writeItem(KEY, JSON.stringify(profile))
  return profile
}

export function clearStoredProfile(): void {
  writeItem(KEY, null)
  writeItem(OTHER_KEY, null)
}
