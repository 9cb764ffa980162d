import { expect, it } from 'vitest'
import { defaultViewPrices, MICROS_PER_DOLLAR } from './campaigns'
import { standingPages } from './standing-pages'

it.each(['ads', 'campaign'])(
  '/%s names the prices of new campaigns, and leads to wallet, campaigns and ranking',
  (slug) => {
    const text = standingPages.find((page) => page.slug === slug)?.text ?? ''
    for (const micros of [defaultViewPrices.impressionMicros, defaultViewPrices.visitMicros])
      expect(text).toContain(`$${(micros / MICROS_PER_DOLLAR).toFixed(2)}`)
    for (const path of [
      '/dashboard/wallet',
      '/dashboard/campaigns',
      '/dashboard/ad-analytics-dashboard',
      '/how-ranking-works',
    ])
      expect(text).toContain(`](${path}`)
  },
)
