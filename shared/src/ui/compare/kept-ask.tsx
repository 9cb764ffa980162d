import { type CompareAsk, readCompareAsk } from '../../domain/compare-ask'
import { volumeParameters, volumesFrom } from '../../domain/fulfillment-volumes'
import { comparisonParameters, readRequirement } from '../../domain/requirement-addresses'
import { mergedRequirement } from '../../domain/space-requirement'
import { readTray } from '../compare-tray'
import { keepNeed, keptNeed } from '../kept-need'
import { keepVolumes, keptVolumes } from '../kept-volumes'

/** The last need of this browser, for an address that asks for none: a shared one is compared as its sender did. */
const lastNeed = (): CompareAsk['need'] => ({ ...volumeParameters(keptVolumes()), ...comparisonParameters(keptNeed()) })

/** What an address asks for; without warehouses those put aside before. */
export function askOf(search: string): CompareAsk {
  const { ids, need } = readCompareAsk(search)
  return {
    ids: ids.length > 0 ? ids : readTray().map(({ id }) => id),
    need: Object.keys(need).length > 0 ? need : lastNeed(),
  }
}

/** What is compared is the need of the next screen. */
export function keepAsk({ need }: CompareAsk): void {
  keepNeed(mergedRequirement(readRequirement(new URLSearchParams(need)), keptNeed()))
  keepVolumes(volumesFrom(need))
}

/** The same for the API, which reads texts. */
export const toCompareInput = ({ ids, need }: CompareAsk) => ({ ...need, ids: ids.map(String) }) as { ids: string[] }
