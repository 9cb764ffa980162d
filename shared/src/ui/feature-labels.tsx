import { warehouseFeatures } from '../reference/warehouse-features'
import { sayName } from './say'

const featureLabels = new Map<string, string>(warehouseFeatures.map((feature) => [feature.key, feature.label]))
/** Highlighted features first, each group in the order of the list: a card shows the same ones wherever it is drawn. */
const leading = [...warehouseFeatures.filter((f) => f.highlighted), ...warehouseFeatures.filter((f) => !f.highlighted)]

/** The name of a feature key. */
export const featureLabel = (key: string): string => sayName(featureLabels.get(key) ?? key)

/** What a listing is good at: highlighted features first. The order of the keys does not matter. */
export const leadingFeatures = (keys: readonly string[], count: number): string[] =>
  leading
    .filter(({ key }) => keys.includes(key))
    .slice(0, count)
    .map(({ key }) => featureLabel(key))
