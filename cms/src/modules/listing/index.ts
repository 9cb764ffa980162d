export { warehousesCollection } from './collection'
export { countryCodeOf, placeOf, stateCodeOf, type Place } from './place'
export { publicSlugOf } from './hooks/fill-public-slug'
