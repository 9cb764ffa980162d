import { warehouseFeatures } from '../reference/warehouse-features'
import { sayName } from './say'

const featureLabels = new Map<string, string>(warehouseFeatures.map((feature) => [feature.key, feature.label]))
const highlighted = new Set<string>(warehouseFeatures.filter((f) => f.highlighted).map((f) => f.key))

/** The name of a feature key. */
export const featureLabel = (key: string): string => sayName(featureLabels.get(key) ?? key)

/** What a listing is good at: highlighted features first. */
export function leadingFeatures(keys: readonly string[], count: number): string[] {
  const known = keys.filter((key) => featureLabels.has(key))
  const sorted = [...known.filter((key) => highlighted.has(key)), ...known.filter((key) => !highlighted.has(key))]
  return sorted.slice(0, count).map(featureLabel)
}
