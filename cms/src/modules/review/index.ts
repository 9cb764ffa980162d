export { reviewsCollection } from './collection'
