export { warehousesCollection } from './collection'
