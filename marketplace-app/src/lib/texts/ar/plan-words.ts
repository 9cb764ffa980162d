import { planDefaults } from '@stackyard/shared/reference/plans'

/** What each plan is for, unless an admin has changed it, by its English. */
export const planWords: Readonly<Record<string, string>> = {
  [planDefaults.free.summary]: 'لمستودع أول.',
  [planDefaults.growth.summary]: 'للمزودين الذين يملؤون عدة مبانٍ.',
  [planDefaults.scale.summary]: 'للشبكات بلا حد.',
}
