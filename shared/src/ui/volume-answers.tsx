import { NEWCOMER } from '../domain/said-need'
import { say } from './say'

/** What a merchant stores and ships, both volumes as chosen, in the language of the page. */
export const saidVolumeAnswers = (pallets: string | null, shipments: string | null): string =>
  [
    pallets ? say('{count} pallets', { count: pallets }) : '',
    shipments
      ? shipments === NEWCOMER
        ? say('new to shipping')
        : say('{count} shipments a month', { count: shipments })
      : '',
  ]
    .filter(Boolean)
    .join(' · ')
