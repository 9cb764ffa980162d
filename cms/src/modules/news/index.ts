export { newsCategoriesCollection } from './categories-collection'
export { postsCollection } from './collection'
export { mediaCollection } from './media-collection'
export { fillSlug, slugField } from './slug-field'
